import { domainToASCII, domainToUnicode } from 'node:url';
import { EMAIL_MAX_LENGTH } from '#domain/limits.ts';
import { AuthError } from '../errors/auth-error.ts';

/**
 * Simple on purpose (docs/specification.md §5); the signs left out could make a mail go to somebody
 * else.
 */
const EMAIL = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:".]+$/u;

/** Control, format (zero width, direction) and unassigned characters: nobody sees them. */
const UNSEEN = /[\p{C}\u2028\u2029\u115f\u1160\u3164\uffa0]/u;
/** What has its own composed letter gains nothing from a loose mark but to look like another. */
const LOOSE_MARK = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\d]\p{M}/u;
const SCRIPTS = ['Latin', 'Cyrillic', 'Greek', 'Arabic', 'Hebrew', 'Armenian', 'Georgian'].map(
  (name) => new RegExp(`\\p{Script=${name}}`, 'u'),
);
const LETTER = /\p{L}/u;
/** Letters of other scripts that look like Latin ones: a word of only these is a disguise. */
const DISGUISED = /^[\d._+-]*[аеорсухіјѕһԁԛԝӏьαορνιυκχτεցոսհօ]+[\d._+-]*$/u;

/** Letters of one script, as one person writes a name. Japanese, Chinese and Korean mix by nature. */
function isHomograph(label: string): boolean {
  const letters = Array.from(label).filter((sign) => LETTER.test(sign));
  const known = SCRIPTS.filter((script) => letters.some((sign) => script.test(sign)));
  const others = letters.some((sign) => !SCRIPTS.some((script) => script.test(sign)));
  if (known.length + (others ? 1 : 0) > 1) return true;
  return DISGUISED.test(label) || LOOSE_MARK.test(label);
}

/**
 * The address as it is stored and looked up: trimmed, without compatibility forms (a full-width
 * letter is its plain one), in lower case, its domain in ASCII. What is no address stays as it is.
 */
export function normaliseEmail(given: string): string {
  const plain = given.trim().normalize('NFKC').toLowerCase();
  const at = plain.lastIndexOf('@');
  const domain = at < 1 ? '' : domainToASCII(plain.slice(at + 1));
  return domain === '' ? plain : `${plain.slice(0, at)}@${domain}`;
}

/**
 * @throws {AuthError} `validation_failed` for what is no address; `email_address_invalid` for one
 *   that could be taken for another: mixed scripts within a part, look-alikes, unseen characters
 */
export function readEmail(given: string | null | undefined): string {
  const email = normaliseEmail(given ?? '');
  if (email === '') {
    throw new AuthError('validation_failed', { message: 'An email address is required' });
  }
  if (email.length > EMAIL_MAX_LENGTH || !EMAIL.test(email)) {
    throw new AuthError('validation_failed', {
      message: 'Unable to validate email address: invalid format',
    });
  }
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  const labels = [...email.slice(0, at).split('.'), ...domainToUnicode(domain).split('.')];
  if (
    domainToASCII(domain) === '' ||
    labels.some((each) => UNSEEN.test(each) || isHomograph(each))
  ) {
    throw new AuthError('email_address_invalid', {
      message: 'Email address has characters that could be taken for others',
    });
  }
  return email;
}
