import { randomBytes } from './bytes.ts';

/** Without the letters that are read as others: I, L, O, U (Crockford's base 32). */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const BYTES = 20;
const GROUP = 4;

/** 160 random bits in eight groups of four, to be written down. */
export function newRecoveryKey(): string {
  const bits = [...randomBytes(BYTES)].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const signs = bits.match(/.{5}/g)?.map((five) => SIGNS.charAt(Number.parseInt(five, 2))) ?? [];
  return (signs.join('').match(new RegExp(`.{${GROUP}}`, 'g')) ?? []).join('-');
}

/** As it was made, however it was typed: without groups, in small letters, with O for 0. */
export function readRecoveryKey(typed: string): string | null {
  const signs = typed
    .toUpperCase()
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
    .replaceAll(/[\s-]/g, '');
  const isWhole = signs.length === (BYTES * 8) / 5 && /^[0-9A-HJKMNP-TV-Z]*$/.test(signs);
  return isWhole ? signs : null;
}
