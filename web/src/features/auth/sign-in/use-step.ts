import { useEffect, useState } from 'react';
import { codeOf } from '../error-code.ts';
import { AUTH_ERRORS } from '../texts.ts';

/**
 * One step that is not a form: what is under way, and what came of it. A page restored from the
 * back-forward cache is ready again.
 */
export function useStep() {
  const [busy, setBusy] = useState<string | null>(null);
  const [error, setError] = useState('');

  useEffect(() => {
    const ready = () => setBusy(null);
    window.addEventListener('pageshow', ready);
    return () => window.removeEventListener('pageshow', ready);
  }, []);

  async function run(name: string, work: () => Promise<void>, leaves: boolean) {
    setBusy(name);
    setError('');
    try {
      await work();
      if (!leaves) setBusy(null);
    } catch (problem) {
      setError(AUTH_ERRORS[codeOf(problem)]);
      setBusy(null);
    }
  }

  return {
    /** The name of what is under way. */
    busy,
    error,
    /** @param leaves the work ends on another page, so it stays under way here */
    start: (name: string, work: () => Promise<void>, leaves = false) => {
      if (busy === null) void run(name, work, leaves);
    },
  };
}
