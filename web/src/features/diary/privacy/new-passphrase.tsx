import { useState } from 'react';
import { toDataError } from '#web/data/data-error.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { SealError } from '../crypto/seal.ts';
import { PRIVACY_TEXTS } from './texts.ts';

/** Whoever can read what is stored can try words as fast as they like: short ones fall first. */
const SHORTEST = 10;

/** Two fields for a new passphrase, and whether they say the same. */
export function useNewPassphrase(label: string = PRIVACY_TEXTS.passphrase) {
  const [passphrase, setPassphrase] = useState('');
  const [again, setAgain] = useState('');
  const [problem, setProblem] = useState<'short' | 'different' | null>(null);

  function isFine(): boolean {
    const found =
      passphrase.length < SHORTEST ? 'short' : passphrase === again ? null : 'different';
    setProblem(found);
    return found === null;
  }

  const fields = (
    <>
      <TextField
        label={label}
        hint={PRIVACY_TEXTS.passphraseHint}
        holds="password"
        type="password"
        autoComplete="new-password"
        value={passphrase}
        error={problem === 'short' ? PRIVACY_TEXTS.tooShort : undefined}
        onChange={(event) => setPassphrase(event.currentTarget.value)}
      />
      <TextField
        label={PRIVACY_TEXTS.repeat}
        holds="password"
        type="password"
        autoComplete="new-password"
        value={again}
        error={problem === 'different' ? PRIVACY_TEXTS.different : undefined}
        onChange={(event) => setAgain(event.currentTarget.value)}
      />
    </>
  );
  return { passphrase, isFine, fields };
}

/** What went wrong with a key, as a sentence. */
export function problemText(error: unknown): string {
  if (error instanceof SealError) return PRIVACY_TEXTS.wrong;
  const { code, status } = toDataError(error);
  return code === 'changed' || status === 409
    ? PRIVACY_TEXTS.changedElsewhere
    : PRIVACY_TEXTS.failed;
}
