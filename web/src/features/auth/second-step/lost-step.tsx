import { useState } from 'react';
import { Link } from 'react-router';
import { requestFactorRemoval } from '#web/data/accounts/factor-removal.ts';
import { isRecord } from '#web/lib/is-record.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { codeOf, type KnownCode } from '../error-code.ts';
import { AUTH_ERRORS } from '../texts.ts';
import { SECOND_STEP_TEXTS } from './texts.ts';

const TEXTS = SECOND_STEP_TEXTS.lost;
const WHEN = new Intl.DateTimeFormat('es', { dateStyle: 'long', timeStyle: 'short' });

type Asked =
  | { step: 'idle' | 'busy' | 'by-mail' }
  | { step: 'failed'; code: KnownCode }
  | { step: 'waiting'; due: string };

async function ask(): Promise<Asked> {
  try {
    const { dueAt } = await requestFactorRemoval();
    return dueAt === null
      ? { step: 'failed', code: 'unexpected_failure' }
      : { step: 'waiting', due: WHEN.format(new Date(dueAt)) };
  } catch (error) {
    // A person who signed in with the password first proves to own the mailbox.
    if (isRecord(error) && error['code'] === 'reauthentication_needed') return { step: 'by-mail' };
    return { step: 'failed', code: codeOf(error) };
  }
}

/** For a person who has no factor left, or finds one that somebody else added. */
export function LostStep() {
  const [asked, setAsked] = useState<Asked>({ step: 'idle' });
  if (asked.step === 'waiting') return <Notice tone="ok">{TEXTS.waiting(asked.due)}</Notice>;
  if (asked.step === 'by-mail') {
    return (
      <Notice tone="info">
        <p>{TEXTS.byMail}</p>
        <Link
          to="/reset-password"
          className="mt-2 inline-flex min-h-11 items-center font-semibold text-primary underline"
        >
          {TEXTS.toMail}
        </Link>
      </Notice>
    );
  }
  return (
    <div className="flex flex-col gap-5">
      <p>{TEXTS.how}</p>
      {asked.step === 'failed' && <Notice tone="error">{AUTH_ERRORS[asked.code]}</Notice>}
      <Button
        size="lg"
        busy={asked.step === 'busy'}
        onClick={() => {
          setAsked({ step: 'busy' });
          void ask().then(setAsked);
        }}
      >
        {TEXTS.submit}
      </Button>
    </div>
  );
}
