import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { MailRequest } from '../api/send-mail.ts';
import { Captcha } from '../captcha/captcha.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import { CODE_TEXTS } from './texts.ts';
import { useMailPause } from './use-mail-pause.ts';

interface SendAgainProps {
  email: string;
  send: (request: MailRequest) => Promise<void>;
}

/** One more mail with a code, to the same address, as soon as the server would send it. */
export function SendAgain({ email, send }: SendAgainProps) {
  const seconds = useMailPause();
  const [sent, setSent] = useState(false);
  const { busy, errors, attempts, formProps } = useAccountForm(async ({ captcha }) => {
    await send({ email, captcha });
    setSent(true);
  });
  const waiting = seconds > 0;
  return (
    <form {...formProps} className="mt-4 flex flex-col gap-3">
      {!waiting && <Captcha attempt={attempts} />}
      {errors.form && <Notice tone="error">{errors.form}</Notice>}
      {sent && waiting && <Notice tone="ok">{CODE_TEXTS.sentAgain}</Notice>}
      <Button
        type="submit"
        variant="secondary"
        size="lg"
        busy={busy}
        disabledReason={waiting ? CODE_TEXTS.againIn(seconds) : undefined}
      >
        {CODE_TEXTS.again}
      </Button>
    </form>
  );
}
