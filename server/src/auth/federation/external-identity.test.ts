import { describe, expect, it } from 'vitest';
import {
  describeIdentity,
  externalEmail,
  externalSubject,
  plainText,
} from './external-identity.ts';

describe('what a provider says of a person', () => {
  it('keeps known claims as plain, short text', () => {
    const { data } = describeIdentity({
      provider: 'google',
      issuer: 'https://id.example',
      subject: '42',
      emails: [{ email: 'ana@example.test', verified: true, primary: true }],
      claims: {
        name: ` Ana\u202e\u0000\n ${'x'.repeat(300)}`,
        picture: 'javascript:alert(1)',
        locale: { deep: true },
        groups: ['all'],
        __proto__: { polluted: true },
      },
    });
    expect(String(data.name)).toMatch(/^Ana x/);
    expect(String(data.name)).toHaveLength(200);
    expect(Object.keys(data).toSorted()).toEqual([
      'email',
      'email_verified',
      'full_name',
      'iss',
      'name',
      'phone_verified',
      'provider_id',
      'sub',
    ]);
  });

  it('builds a name of its parts', () => {
    const claims = { given_name: 'Ana', family_name: 'Ríos', picture: 'https://p.example/a.png' };
    const { data } = describeIdentity({
      provider: 'x',
      issuer: 'i',
      subject: '1',
      emails: [],
      claims,
    });
    expect(data).toMatchObject({
      full_name: 'Ana Ríos',
      avatar_url: 'https://p.example/a.png',
      email_verified: false,
    });
    expect(data).not.toHaveProperty('email');
  });

  it.each([
    [' Ana@Example.TEST ', 'ana@example.test'],
    ['no address', undefined],
    ['a@b', undefined],
    [`${'x'.repeat(300)}@example.test`, undefined],
    ['a@example.test\u0000', undefined],
    [['a@example.test'], undefined],
  ])('takes an address or nothing: %j', (given, email) => {
    expect(externalEmail(given)).toBe(email);
  });

  it('never changes the id of a person', () => {
    expect(externalSubject(42)).toBe('42');
    expect(externalSubject(' 42')).toBe(' 42');
    expect(externalSubject('')).toBeUndefined();
    expect(externalSubject('a\u0000')).toBeUndefined();
    expect(externalSubject('x'.repeat(256))).toBeUndefined();
    expect(plainText(7, 5)).toBeUndefined();
  });
});
