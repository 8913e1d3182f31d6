import { useState } from 'react';
import { codeOf } from '../account-error.ts';
import { useReauthenticated } from '../reauthentication/use-reauthenticated.ts';
import { ACCOUNT_ERRORS } from '../texts.ts';

/**
 * An action started by a button: which one is running, and the error of the last. It is run again
 * after a reauthentication that the server asked for. While one runs, further presses do nothing.
 */
export function useTask() {
  const [busy, setBusy] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const reauthenticated = useReauthenticated();

  async function work(name: string, task: () => Promise<void>) {
    setBusy(name);
    setError(null);
    try {
      await reauthenticated(task);
    } catch (failure) {
      setError(ACCOUNT_ERRORS[codeOf(failure)]);
    } finally {
      setBusy(null);
    }
  }

  return {
    busy,
    error,
    clear: () => setError(null),
    run: (name: string, task: () => Promise<void>) => {
      if (busy === null) void work(name, task);
    },
  };
}
