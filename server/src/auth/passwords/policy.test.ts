import { describe, expect, it } from 'vitest';
import { AuthError } from '../errors/auth-error.ts';
import { checkPassword } from './policy.ts';

function reasons(policy: 'off' | 'configured', password: string): unknown {
  try {
    checkPassword({ minLength: 6, policy }, password);
    return [];
  } catch (error) {
    return error instanceof AuthError ? (error.extra.weak_password ?? error.code) : error;
  }
}

describe('checkPassword', () => {
  it('asks for six characters by default', () => {
    expect(reasons('off', '12345')).toEqual({ reasons: ['length'] });
    expect(reasons('off', '123456')).toEqual([]);
    expect(reasons('off', 'ñandúü')).toEqual([]);
    expect(reasons('off', 'x'.repeat(128))).toEqual([]);
    expect(reasons('off', 'x'.repeat(129))).toBe('validation_failed');
  });

  it('asks for 8 to 128 with three kinds of characters when it is configured', () => {
    expect(reasons('configured', 'Abc1!')).toEqual({ reasons: ['length'] });
    expect(reasons('configured', 'abcdefgh')).toEqual({ reasons: ['characters'] });
    expect(reasons('configured', 'abc')).toEqual({ reasons: ['length', 'characters'] });
    expect(reasons('configured', 'Águila 7 rosas')).toEqual({ reasons: ['characters'] });
    expect(reasons('configured', 'Águila-7-rosas')).toEqual([]);
  });
});
