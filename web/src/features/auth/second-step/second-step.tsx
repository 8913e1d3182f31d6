import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { AccountFrame } from '../form/account-frame.tsx';
import { useSignOut } from '../sign-out/use-sign-out.ts';
import { AUTH_ERRORS, AUTH_TEXTS } from '../texts.ts';
import { CodeStep } from './code-step.tsx';
import { KeyStep } from './key-step.tsx';
import type { Factor } from './list-factors.ts';
import { LostStep } from './lost-step.tsx';
import { RecoveryStep } from './recovery-step.tsx';
import { SECOND_STEP_TEXTS as TEXTS } from './texts.ts';
import { useFactors } from './use-factors.ts';

type Way = Factor | 'recovery' | 'lost';

/**
 * The password was right; the account also asks for something that only its person has. Once it was
 * shown the session is whole, and the page around moves on to where the person was going.
 */
export function SecondStep() {
  const found = useFactors();
  const [chosen, setChosen] = useState<Way | null>(null);
  const { busy, keep: leave } = useSignOut();
  const factors = found.step === 'known' ? found.factors : [];
  const way: Way =
    chosen ?? factors.find(({ kind }) => kind === 'totp') ?? factors[0] ?? 'recovery';

  return (
    <AccountFrame
      title={TEXTS.title}
      lead={found.step === 'known' ? leadOf(way) : ''}
      emotion="focused"
    >
      {found.step === 'loading' && (
        <output className="flex items-center gap-3 py-4 text-ink-soft">
          <Spinner className="inline-flex size-6 text-primary" />
          {TEXTS.loading}
        </output>
      )}
      {found.step === 'failed' && (
        <Notice tone="error">
          <p>{AUTH_ERRORS[found.code]}</p>
          <Button variant="secondary" className="mt-3" onClick={found.retry}>
            {AUTH_TEXTS.retry}
          </Button>
        </Notice>
      )}
      {found.step === 'known' && (
        <>
          <Step way={way} several={factors.length > 1} />
          <OtherWays factors={factors} way={way} onChoose={setChosen} />
        </>
      )}
      <Button
        variant="quiet"
        className="mt-4 -ml-4 self-start underline"
        busy={busy}
        onClick={leave}
      >
        {TEXTS.leave}
      </Button>
    </AccountFrame>
  );
}

function leadOf(way: Way): string {
  if (way === 'recovery') return TEXTS.recovery.lead;
  if (way === 'lost') return TEXTS.lost.lead;
  return way.kind === 'totp' ? TEXTS.code.lead : TEXTS.key.lead;
}

function Step({ way, several }: { way: Way; several: boolean }) {
  if (way === 'recovery') return <RecoveryStep />;
  if (way === 'lost') return <LostStep />;
  if (way.kind === 'webauthn') return <KeyStep key={way.id} factor={way} />;
  return <CodeStep key={way.id} factor={way} named={several && way.name !== ''} />;
}

interface OtherWaysProps {
  factors: readonly Factor[];
  way: Way;
  onChoose: (way: Way) => void;
}

function OtherWays({ factors, way, onChoose }: OtherWaysProps) {
  const others: Way[] = [...factors, 'recovery' as const, 'lost' as const].filter(
    (each) => each !== way,
  );
  return (
    <section aria-label={TEXTS.otherWays} className="mt-6 flex flex-col items-start">
      {others.map((each) => (
        <Button
          key={typeof each === 'string' ? each : each.id}
          variant="quiet"
          className="-ml-4 underline"
          onClick={() => onChoose(each)}
        >
          {labelOf(each)}
        </Button>
      ))}
    </section>
  );
}

function labelOf(way: Way): string {
  if (way === 'recovery') return TEXTS.withRecovery;
  if (way === 'lost') return TEXTS.withNothing;
  if (way.name !== '') return TEXTS.withNamedCode(way.name);
  return way.kind === 'totp' ? TEXTS.withCode : TEXTS.withKey;
}
