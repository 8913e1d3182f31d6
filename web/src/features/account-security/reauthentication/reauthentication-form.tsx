import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useTask } from '../parts/use-task.ts';
import { ACCOUNT_TEXTS, REAUTHENTICATION_TEXTS as TEXTS } from '../texts.ts';
import { confirmItIsMe, sendCode } from './reauthentication-calls.ts';

interface ReauthenticationFormProps {
  email: string;
  /** Where there is none, a code by mail is the only way. */
  hasPassword: boolean;
  onConfirmed: () => void;
  onCancel: () => void;
}

type Way = 'password' | 'mail' | 'code';

export function ReauthenticationForm(props: ReauthenticationFormProps) {
  const { email, hasPassword, onConfirmed, onCancel } = props;
  const input = useRef<HTMLInputElement>(null);
  const [way, setWay] = useState<Way>(hasPassword ? 'password' : 'mail');
  const [problem, setProblem] = useState<string>();
  const { busy, error, clear, run } = useTask();

  // The button that was pressed has gone with the step before.
  useEffect(() => input.current?.focus(), [way]);

  function choose(next: Way) {
    setProblem(undefined);
    clear();
    setWay(next);
  }

  function send() {
    run('send', async () => {
      await sendCode();
      choose('code');
    });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (way === 'mail') return send();
    const typed = input.current?.value ?? '';
    const code = typed.replaceAll(/\D/g, '');
    const given = way === 'password' ? typed : code;
    if (given === '') {
      setProblem(TEXTS[way].missing);
      return input.current?.focus();
    }
    run('confirm', async () => {
      await confirmItIsMe(way === 'password' ? { current_password: typed } : { nonce: code });
      onConfirmed();
    });
  }

  const wrong = problem ?? error ?? undefined;
  const field = {
    ref: input,
    error: wrong,
    onInput: () => {
      setProblem(undefined);
      clear();
    },
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <p>{TEXTS.why}</p>
      {way === 'password' && (
        <>
          {/* Password managers look for whose password this is. */}
          <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
          <TextField
            holds="password"
            key="password"
            {...field}
            label={TEXTS.password.label}
            type="password"
            name="current-password"
            autoComplete="current-password"
            autoCapitalize="none"
            spellCheck={false}
          />
        </>
      )}
      {way === 'mail' && (
        <>
          <p className="wrap-anywhere">{TEXTS.mail.how(email)}</p>
          {wrong && (
            <p role="alert" className="text-sm text-help">
              {wrong}
            </p>
          )}
        </>
      )}
      {way === 'code' && (
        <TextField
          holds="code"
          key="code"
          {...field}
          label={TEXTS.code.label}
          hint={TEXTS.code.hint(email)}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={9}
          className="text-center text-2xl tracking-[0.35em] tabular-nums"
        />
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onCancel}>
          {ACCOUNT_TEXTS.cancel}
        </Button>
        <Button type="submit" busy={busy !== null}>
          {way === 'mail' ? TEXTS.mail.send : TEXTS.confirm}
        </Button>
      </div>
      {way === 'password' && (
        <Button
          variant="quiet"
          className="-ml-4 self-start underline"
          onClick={() => choose('mail')}
        >
          {TEXTS.byMail}
        </Button>
      )}
      {way === 'code' && (
        <Button variant="quiet" className="-ml-4 self-start underline" onClick={send}>
          {TEXTS.sendAgain}
        </Button>
      )}
      {way !== 'password' && hasPassword && (
        <Button
          variant="quiet"
          className="-ml-4 self-start underline"
          onClick={() => choose('password')}
        >
          {TEXTS.byPassword}
        </Button>
      )}
    </form>
  );
}
