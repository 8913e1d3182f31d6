import { useEffect, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.tsx';
import type { DiaryKeys } from '../api/keys.ts';
import { SealError } from '../crypto/seal.ts';
import { LOCK_TEXTS } from '../privacy/texts.ts';
import { LockDrawing } from './lock-drawing.tsx';
import { useKeyChanges } from './use-key-changes.ts';

interface LockScreenProps {
  owner: string;
  /** Null where this device has never had them, and nobody can be asked now. */
  keys: DiaryKeys | null;
  hasDraft: boolean;
}

/** The diary is here and closed. Whoever has neither word nor key is told so, and nothing is lost. */
export function LockScreen({ owner, keys, hasDraft }: LockScreenProps) {
  const { openWith } = useKeyChanges(owner);
  const [isRecovering, setRecovering] = useState(false);
  const [typed, setTyped] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), [isRecovering]);

  async function open() {
    if (keys === null || isBusy || typed.trim() === '') return;
    setBusy(true);
    setProblem(undefined);
    try {
      await openWith(keys, isRecovering ? { recoveryKey: typed } : { passphrase: typed });
      if (isRecovering) toast({ title: LOCK_TEXTS.afterRecovery, tone: 'ok' });
    } catch (error) {
      const isWrong = error instanceof SealError;
      setProblem(
        isWrong ? (isRecovering ? LOCK_TEXTS.wrongKey : LOCK_TEXTS.wrong) : LOCK_TEXTS.failed,
      );
      setBusy(false);
      field.current?.focus();
    }
  }

  return (
    <div className="mx-auto flex max-w-md flex-col gap-6 py-4 md:py-10">
      <LockDrawing />
      <header className="text-center">
        <h1 className="font-title text-2xl font-semibold md:text-3xl">{LOCK_TEXTS.title}</h1>
        <p className="mt-2 text-ink-soft">
          {isRecovering ? LOCK_TEXTS.forgotLead : LOCK_TEXTS.lead}
        </p>
      </header>
      {hasDraft && <Notice tone="info">{LOCK_TEXTS.draft}</Notice>}
      {keys === null ? (
        <Notice tone="info">{LOCK_TEXTS.noKeys}</Notice>
      ) : (
        <form
          className="flex flex-col gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            void open();
          }}
        >
          <TextField
            key={String(isRecovering)}
            ref={field}
            label={isRecovering ? LOCK_TEXTS.recovery : LOCK_TEXTS.passphrase}
            holds={isRecovering ? 'code' : 'password'}
            type={isRecovering ? 'text' : 'password'}
            autoComplete={isRecovering ? 'off' : 'current-password'}
            autoCapitalize={isRecovering ? 'characters' : 'none'}
            value={typed}
            error={problem}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Button type="submit" size="lg" busy={isBusy}>
            {isBusy ? LOCK_TEXTS.opening : LOCK_TEXTS.open}
          </Button>
          {isBusy && <output className="text-sm text-ink-soft">{LOCK_TEXTS.slow}</output>}
          <Button
            variant="quiet"
            onClick={() => {
              setRecovering(!isRecovering);
              setTyped('');
              setProblem(undefined);
            }}
          >
            {isRecovering ? LOCK_TEXTS.withPassphrase : LOCK_TEXTS.forgot}
          </Button>
          {isRecovering && <p className="text-sm text-ink-soft">{LOCK_TEXTS.forgotBoth}</p>}
        </form>
      )}
    </div>
  );
}
