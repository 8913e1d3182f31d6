import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { codeOf } from '../account-error.ts';
import { useTask } from '../parts/use-task.ts';
import { useReauthenticated } from '../reauthentication/use-reauthenticated.ts';
import { ACCOUNT_ERRORS, ACCOUNT_TEXTS, FACTOR_TEXTS } from '../texts.ts';
import { AppSecret } from './app-secret.tsx';
import { beginApp, confirmApp, dropUnfinished, type NewApp } from './factor-calls.ts';

const TEXTS = FACTOR_TEXTS.app;
const DIGITS = 6;

interface AddAppDialogProps {
  open: boolean;
  name: string;
  onClose: () => void;
  onAdded: () => Promise<void>;
}

/** Scan, then type the code. Closing it half-way leaves no factor behind. */
export function AddAppDialog({ open, name, onClose, onAdded }: AddAppDialogProps) {
  function leave() {
    onClose();
    // Should it fail, the next attempt takes it away.
    dropUnfinished().catch(() => {});
  }
  return (
    <Dialog open={open} title={TEXTS.title} onClose={leave}>
      {open && <AddApp name={name} onLeave={leave} onAdded={onAdded} />}
    </Dialog>
  );
}

type AppEnrolment =
  | { step: 'loading' }
  | { step: 'failed'; error: string }
  | { step: 'ready'; app: NewApp };

function useNewApp(name: string): AppEnrolment & { retry: () => void } {
  const [state, setState] = useState<AppEnrolment>({ step: 'loading' });
  const [round, setRound] = useState(0);
  const reauthenticated = useReauthenticated();
  useEffect(() => {
    let gone = false;
    const begin = async () => {
      const next = await reauthenticated(() => beginApp(name)).then(
        (app): AppEnrolment => ({ step: 'ready', app }),
        (error: unknown): AppEnrolment => ({
          step: 'failed',
          error: ACCOUNT_ERRORS[codeOf(error)],
        }),
      );
      if (!gone) setState(next);
    };
    void begin();
    return () => {
      gone = true;
    };
  }, [name, round, reauthenticated]);
  return {
    ...state,
    retry: () => {
      setState({ step: 'loading' });
      setRound(round + 1);
    },
  };
}

interface AddAppProps {
  name: string;
  onLeave: () => void;
  onAdded: () => Promise<void>;
}

function AddApp({ name, onLeave, onAdded }: AddAppProps) {
  const begun = useNewApp(name);
  switch (begun.step) {
    case 'loading':
      return (
        <output className="flex items-center gap-3 py-6 text-ink-soft">
          <Spinner className="inline-flex size-6 text-primary" />
          {TEXTS.loading}
        </output>
      );
    case 'failed':
      return (
        <Notice tone="error">
          <p>{begun.error}</p>
          <Button variant="secondary" className="mt-3" onClick={begun.retry}>
            {ACCOUNT_TEXTS.retry}
          </Button>
        </Notice>
      );
    default:
      return <ConfirmApp app={begun.app} onLeave={onLeave} onAdded={onAdded} />;
  }
}

function ConfirmApp({
  app,
  onLeave,
  onAdded,
}: {
  app: NewApp;
  onLeave: () => void;
  onAdded: () => Promise<void>;
}) {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const { busy, error, clear, run } = useTask();

  function submit(event: FormEvent) {
    event.preventDefault();
    const code = input.current?.value.replaceAll(/\D/g, '') ?? '';
    if (code.length !== DIGITS) {
      setProblem(TEXTS.codeMissing);
      return input.current?.focus();
    }
    run('confirm', async () => {
      await confirmApp(app.id, code);
      await onAdded();
    });
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <p>{TEXTS.scan}</p>
      {/* The picture keeps its white ground: cameras do not read it the other way round. */}
      <img
        src={app.picture}
        alt={TEXTS.qr}
        className="size-52 self-center rounded-control bg-white p-1"
      />
      <AppSecret secret={app.secret} uri={app.uri} />
      <TextField
        holds="code"
        ref={input}
        label={TEXTS.code}
        hint={TEXTS.codeHint}
        error={problem ?? error ?? undefined}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={9}
        className="text-center text-2xl tracking-[0.35em] tabular-nums"
        onInput={() => {
          setProblem(undefined);
          clear();
        }}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onLeave}>
          {ACCOUNT_TEXTS.cancel}
        </Button>
        <Button type="submit" busy={busy !== null}>
          {TEXTS.confirm}
        </Button>
      </div>
    </form>
  );
}
