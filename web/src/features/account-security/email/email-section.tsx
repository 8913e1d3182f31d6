import { type FormEvent, useRef, useState } from 'react';
import { EMAIL_MAX_LENGTH } from '#domain/limits.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.tsx';
import type { Account } from '../api/load-account.ts';
import { useTask } from '../parts/use-task.ts';
import { ACCOUNT_ERRORS, ACCOUNT_TEXTS } from '../texts.ts';
import { cancelEmailChange, changeEmail, resendEmailChange } from './change-email.ts';

const TEXTS = ACCOUNT_TEXTS.email;
const LOOKS_LIKE_EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

interface EmailProps {
  account: Account;
  reload: () => Promise<void>;
}

export function EmailSection({ account, reload }: EmailProps) {
  return (
    <>
      <p className="wrap-anywhere">{TEXTS.now(account.email)}</p>
      {account.newEmail === null ? (
        <EmailForm account={account} reload={reload} />
      ) : (
        <PendingChange account={account} next={account.newEmail} reload={reload} />
      )}
    </>
  );
}

function EmailForm({ account, reload }: EmailProps) {
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const { busy, error, clear, run } = useTask();

  function submit(event: FormEvent) {
    event.preventDefault();
    const next = input.current?.value.trim().toLowerCase() ?? '';
    const wrong = problemOf(next, account.email);
    setProblem(wrong);
    if (wrong) return input.current?.focus();
    run('change', async () => {
      await changeEmail(next);
      await reload();
      toast({ title: TEXTS.sent, tone: 'ok' });
    });
  }

  return (
    <form noValidate onSubmit={submit} className="flex w-full max-w-md flex-col gap-4">
      <TextField
        holds="email"
        ref={input}
        label={TEXTS.next}
        hint={TEXTS.how}
        error={problem}
        type="email"
        name="new-email"
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={EMAIL_MAX_LENGTH}
        onInput={() => {
          setProblem(undefined);
          clear();
        }}
      />
      {error && <Notice tone="error">{error}</Notice>}
      <Button type="submit" variant="secondary" busy={busy !== null} className="self-start">
        {TEXTS.save}
      </Button>
    </form>
  );
}

function problemOf(next: string, current: string): string | undefined {
  if (!LOOKS_LIKE_EMAIL.test(next)) return ACCOUNT_ERRORS.email_address_invalid;
  return next === current ? TEXTS.same : undefined;
}

function PendingChange({ account, next, reload }: EmailProps & { next: string }) {
  const { busy, error, run } = useTask();
  return (
    <Notice tone="info" className="w-full max-w-2xl">
      <p className="font-semibold wrap-anywhere">{TEXTS.pending(next)}</p>
      <p className="mt-1 wrap-anywhere">{TEXTS.pendingHow(account.email, next)}</p>
      {error && (
        <p role="alert" className="mt-2 text-help">
          {error}
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          variant="secondary"
          busy={busy === 'resend'}
          onClick={() =>
            run('resend', async () => {
              await resendEmailChange(account.email);
              toast({ title: TEXTS.resent, tone: 'ok' });
            })
          }
        >
          {TEXTS.resend}
        </Button>
        <Button
          variant="quiet"
          busy={busy === 'cancel'}
          onClick={() =>
            run('cancel', async () => {
              await cancelEmailChange(account.email);
              await reload();
              toast({ title: TEXTS.cancelled });
            })
          }
        >
          {TEXTS.cancel}
        </Button>
      </div>
    </Notice>
  );
}
