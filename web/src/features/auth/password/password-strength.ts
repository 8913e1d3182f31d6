import { PASSWORD_MIN_LENGTH } from '#domain/limits.ts';

export type PasswordAdvice =
  | 'too_short'
  | 'common'
  | 'like_email'
  | 'repetitive'
  | 'longer'
  | 'fine';

export interface PasswordStrength {
  /** 0 cannot be used; 1 weak to 4 strong. */
  score: 0 | 1 | 2 | 3 | 4;
  advice: PasswordAdvice;
}

/** Beginnings of what is tried first, without accents and in lower case. */
const COMMON =
  /^(contrasen|password|passw0rd|clave|qwert|asdf|iloveyou|teamo|teextran|mexico|espana|colombia|futbol|america|barcelona|realmadrid|princesa|admin|hola|secreto|remanso|abc|123)/;

/** Guesses need about 2 to the power of this many bits; the steps follow common advice (NIST 800-63B). */
const STEPS = [36, 52, 68] as const;

/** Explains, never refuses: the server's minimum is the only rule (docs/design/rules.md §7). */
export function passwordStrength(password: string, email = ''): PasswordStrength {
  if (password.length < PASSWORD_MIN_LENGTH) return { score: 0, advice: 'too_short' };
  const plain = password
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
  if (COMMON.test(plain) && plain.length < 14) return { score: 1, advice: 'common' };
  const name = email.split('@')[0]?.toLowerCase() ?? '';
  if (name.length >= 4 && plain.includes(name)) return { score: 1, advice: 'like_email' };

  const surprising = countSurprises(plain);
  if (surprising < password.length / 2) return { score: 1, advice: 'repetitive' };
  const bits = surprising * Math.log2(alphabetOf(password));
  const steps = STEPS.filter((step) => bits >= step).length;
  const score = steps === 3 ? 4 : steps === 2 ? 3 : steps === 1 ? 2 : 1;
  return { score, advice: score >= 3 ? 'fine' : 'longer' };
}

/** Characters that do not simply repeat the one before, or follow it up or down the alphabet. */
function countSurprises(text: string): number {
  let count = 0;
  for (let index = 0; index < text.length; index += 1) {
    const step = index === 0 ? 99 : text.charCodeAt(index) - text.charCodeAt(index - 1);
    if (Math.abs(step) > 1) count += 1;
  }
  return count;
}

function alphabetOf(password: string): number {
  return (
    (/[a-z]/.test(password) ? 26 : 0) +
    (/[A-Z]/.test(password) ? 26 : 0) +
    (/\d/.test(password) ? 10 : 0) +
    (/[^a-zA-Z\d]/.test(password) ? 32 : 0)
  );
}
