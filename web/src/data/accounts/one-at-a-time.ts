/** A tab that sleeps with the lock in hand must not hold up the others for longer. */
const PATIENCE_MS = 10_000;

/** Runs one piece of work at a time over all tabs, where the browser can promise that. */
export async function oneAtATime<T>(name: string, work: () => Promise<T>): Promise<T> {
  const locks = globalThis.navigator?.locks;
  if (!locks) return work();
  let begun = false;
  const start = () => {
    begun = true;
    return work();
  };
  try {
    return await locks.request(name, { signal: AbortSignal.timeout(PATIENCE_MS) }, start);
  } catch (error) {
    if (begun) throw error;
    return work();
  }
}
