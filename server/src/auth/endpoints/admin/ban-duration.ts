import { AuthError } from '../../errors/auth-error.ts';

const UNIT_MS: Record<string, number> = {
  ns: 1e-6,
  us: 1e-3,
  µs: 1e-3,
  ms: 1,
  s: 1000,
  m: 60_000,
  h: 3_600_000,
};
const PART = /(\d+(?:\.\d+)?)(ns|us|µs|ms|s|m|h)/g;
// linear: each part ends with a unit, which no number holds.
const WHOLE = /^(?:\d+(?:\.\d+)?(?:ns|us|µs|ms|s|m|h))+$/;
/** What a timestamp of the database can hold with room. */
const MAX_MS = 1000 * 365 * 24 * 3_600_000;

/** `24h`, `1h30m`, `none`: Go's durations, as GoTrue reads them. Null lifts the ban. */
export function banUntil(given: string, now: Date): Date | null {
  if (given === 'none') return null;
  let ms = 0;
  if (WHOLE.test(given)) {
    for (const [, amount = '', unit = ''] of given.matchAll(PART)) {
      ms += Number(amount) * (UNIT_MS[unit] ?? 0);
    }
  }
  if (ms <= 0 || ms > MAX_MS) {
    throw new AuthError('validation_failed', {
      message: `invalid format for ban duration: ${JSON.stringify(given)}`,
    });
  }
  return new Date(now.getTime() + ms);
}
