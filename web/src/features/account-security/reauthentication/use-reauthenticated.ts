import { createContext, useCallback, useContext } from 'react';
import { codeOf } from '../account-error.ts';

/** Asks the person to reauthenticate. Rejects when the dialog is cancelled. */
export const Reauthenticate = createContext<(() => Promise<void>) | null>(null);

/**
 * Runs a call; where the server wants the password or a code first, asks the person and runs it
 * again. Nothing that was typed on the page is lost meanwhile.
 */
export function useReauthenticated(): <T>(call: () => Promise<T>) => Promise<T> {
  const ask = useContext(Reauthenticate);
  return useCallback(
    async (call) => {
      try {
        return await call();
      } catch (error) {
        if (ask === null || codeOf(error) !== 'reauthentication_needed') throw error;
      }
      await ask();
      return call();
    },
    [ask],
  );
}
