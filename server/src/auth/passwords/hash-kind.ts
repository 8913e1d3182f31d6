import { randomBytes } from 'node:crypto';
import { AuthError } from '../errors/auth-error.ts';

/** A hash up to its salt, which says what it costs to verify. The versions of bcrypt cost the same. */
export type HashKind = string;

const BCRYPT = /^\$2[aby]\$(\d{2})\$[./A-Za-z0-9]{53}$/;
const ARGON2 =
  /^(\$argon2(?:id|i|d)\$v=19\$m=(\d+),t=(\d+),p=\d+\$)[A-Za-z0-9+/]+\$[A-Za-z0-9+/]+$/;
/** Verifying more than this would hold a core for seconds at every sign-in. */
const MAX_BCRYPT_COST = 15;
const MAX_ARGON2_KIB = 262_144;

export function isBcrypt(stored: string): boolean {
  return stored.startsWith('$2');
}

/** Undefined for what is no hash of a password. */
export function kindOf(stored: string): HashKind | undefined {
  const cost = BCRYPT.exec(stored)?.[1];
  return cost === undefined ? ARGON2.exec(stored)?.[1] : `$2b$${cost}$`;
}

/** @throws {AuthError} `validation_failed` for what no sign-in could ever verify */
export function checkImportedHash(given: string): void {
  const cost = Number(BCRYPT.exec(given)?.[1] ?? 0);
  if (cost >= 4 && cost <= MAX_BCRYPT_COST) return;
  const argon = ARGON2.exec(given);
  if (argon && Number(argon[2]) <= MAX_ARGON2_KIB && Number(argon[3]) <= 16) return;
  throw new AuthError('validation_failed', {
    message: 'Invalid password hash: bcrypt ($2a$, $2b$, $2y$) or argon2 is expected',
  });
}

/** A hash of this kind that no password fits: salt and digest are drawn. */
export function decoyOf(kind: HashKind): string {
  const drawn = (bytes: number) => randomBytes(bytes).toString('base64').replace(/=+$/u, '');
  if (!isBcrypt(kind)) return `${kind}${drawn(16)}$${drawn(32)}`;
  const letters = (length: number) => drawn(length).replaceAll('+', '.').slice(0, length);
  // The last letter of each half holds fewer bits than the others; a dot has none.
  return `${kind}${letters(21)}.${letters(30)}.`;
}
