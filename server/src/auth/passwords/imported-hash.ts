import { AuthError } from '../errors/auth-error.ts';

const BCRYPT = /^\$2[aby]\$(\d{2})\$[./A-Za-z0-9]{53}$/;
const ARGON2 =
  /^\$argon2(?:id|i|d)\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$[A-Za-z0-9+/]+\$[A-Za-z0-9+/]+$/;
/** Verifying more than this would hold a core for seconds at every sign-in. */
const MOST_BCRYPT_COST = 15;
const MOST_ARGON2_KIB = 262_144;

export function isBcrypt(stored: string | null | undefined): stored is string {
  return typeof stored === 'string' && stored.startsWith('$2');
}

/** @throws {AuthError} `validation_failed` for what no sign-in could ever verify */
export function checkImportedHash(given: string): void {
  const cost = Number(BCRYPT.exec(given)?.[1] ?? 0);
  if (cost >= 4 && cost <= MOST_BCRYPT_COST) return;
  const argon = ARGON2.exec(given);
  if (argon && Number(argon[1]) <= MOST_ARGON2_KIB && Number(argon[2]) <= 16) return;
  throw new AuthError('validation_failed', {
    message: 'Invalid password hash: bcrypt ($2a$, $2b$, $2y$) or argon2 is expected',
  });
}
