import { useId } from 'react';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useBrowserValue } from '#web/lib/use-browser-value.ts';
import { signInWithProvider } from '../api/sign-in-elsewhere.ts';
import { browserHasPasskeys, signInWithPasskey } from '../api/sign-in-with-passkey.ts';
import { signInAddress } from './sign-in-address.ts';
import { useSignInOptions } from './sign-in-options.ts';
import { SIGN_IN_TEXTS as TEXTS } from './texts.ts';
import { useStep } from './use-step.ts';

interface OtherWaysProps {
  origin: string | null;
  /** Making an account: a code and a passkey need one that is there already. */
  newAccount?: boolean;
  /** Has something done with the answer of the captcha beside it; a passkey is asked for with one. */
  spendCaptcha?: (work: (captcha: string | undefined) => Promise<void>) => Promise<void>;
}

const withoutCaptcha: NonNullable<OtherWaysProps['spendCaptcha']> = (work) => work(undefined);

/** Every way in that this server offers beside the password. */
export function OtherWays({
  origin,
  newAccount = false,
  spendCaptcha = withoutCaptcha,
}: OtherWaysProps) {
  const titleId = useId();
  const { providers, organizations, passkeys } = useSignInOptions();
  const hasPasskeys = useBrowserValue(browserHasPasskeys, false);
  const { busy, error, start } = useStep();
  if (newAccount && providers.length === 0 && !organizations) return null;

  return (
    <section aria-labelledby={titleId} className="mt-8 border-t border-line pt-6">
      <h2 id={titleId} className="mb-4 font-semibold">
        {newAccount ? TEXTS.otherWaysSignUp : TEXTS.otherWays}
      </h2>
      <div className="flex flex-col gap-3">
        {!newAccount && (
          <ButtonLink to={signInAddress(origin, 'code')} variant="secondary">
            <Icon name="mail" />
            {TEXTS.withCode}
          </ButtonLink>
        )}
        {!newAccount && passkeys && hasPasskeys && (
          <Button
            variant="secondary"
            busy={busy === 'passkey'}
            onClick={() => start('passkey', () => spendCaptcha(signInWithPasskey))}
          >
            <Icon name="lock" />
            {TEXTS.withPasskey}
          </Button>
        )}
        {providers.map(({ id, label }) => (
          <Button
            key={id}
            variant="secondary"
            busy={busy === id}
            onClick={() => start(id, () => signInWithProvider(id, origin), true)}
          >
            {TEXTS.withProvider(label)}
          </Button>
        ))}
        {organizations && (
          <ButtonLink to={signInAddress(origin, 'organization')} variant="secondary">
            <Icon name="people" />
            {TEXTS.withOrganization}
          </ButtonLink>
        )}
        {error && <Notice tone="error">{error}</Notice>}
      </div>
    </section>
  );
}
