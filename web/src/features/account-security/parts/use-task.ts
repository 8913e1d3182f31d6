import { useState } from 'react';
import { codeOf } from '../account-error.ts';
import { useReauthenticated } from '../reauthentication/use-reauthenticated.ts';
import { ACCOUNT_ERRORS } from '../texts.ts';

/**
 * Work that a press starts: which one is under way, and in words what went wrong with the last.
 * It starts anew when the server wanted to know first that it is her: until then nothing was done.
 * While one is under way another press does nothing.
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
