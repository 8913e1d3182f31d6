import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AuthError } from '../errors/auth-error.ts';
import { normaliseEmail, readEmail } from './email-address.ts';

function refusal(given: string): string {
  try {
    return readEmail(given);
  } catch (error) {
    return error instanceof AuthError ? error.code : 'crash';
  }
}

describe('readEmail', () => {
  it.each([
    [' Ana@Example.TEST ', 'ana@example.test'],
    ['ana+rio@example.test', 'ana+rio@example.test'],
    ['josé.muñoz@example.test', 'josé.muñoz@example.test'],
    ['ana@ñandú.es', 'ana@xn--and-6ma2c.es'],
    ['ana@xn--and-6ma2c.es', 'ana@xn--and-6ma2c.es'],
    ['ａｎａ@example.test', 'ana@example.test'],
    ['анна@пример.рф', 'анна@xn--e1afmkfd.xn--p1ai'],
    ['山田@例え.jp', '山田@xn--r8jz45g.jp'],
  ])('%s is %s', (given, stored) => {
    expect(readEmail(given)).toBe(stored);
    expect(readEmail(stored)).toBe(stored);
  });

  it.each([
    ['аna@example.test', 'Cyrillic а'],
    ['ana@exаmple.test', 'Cyrillic а in the domain'],
    ['ana@xn--exmple-4nf.test', 'the same, written in ASCII'],
    ['οmar@example.test', 'Greek ο'],
    ['аре@example.test', 'Cyrillic letters only, all look-alikes'],
    ['a\u200bna@example.test', 'a zero-width space'],
    ['a\u202ena@example.test', 'right to left'],
    ['an\u0000a@example.test', 'NUL'],
    ['a\u0332na@example.test', 'a loose mark'],
  ])('%j is refused: %s', (given) => {
    expect(refusal(given)).toBe('email_address_invalid');
  });

  it.each(['', 'ana', 'ana@', '@b.com', 'a@b', 'a b@c.de', 'a,b@c.de', `${'a'.repeat(250)}@b.com`])(
    '%j is no address',
    (given) => {
      expect(refusal(given)).toBe('validation_failed');
    },
  );

  it('finds what it stored, and never crashes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (local, domain) => {
        const read = refusal(`${local}@${domain}.es`);
        expect(read).not.toBe('crash');
        expect(normaliseEmail(read)).toBe(read);
      }),
    );
  });
});
