import { describe, expect, it } from 'vitest';
import { AuthError } from '../errors/auth-error.ts';
import { ProviderRefusal, withError } from './return-address.ts';

const said = (error: AuthError | ProviderRefusal) => {
  const url = withError(new URL('https://remanso.example/auth?next=%2Fmood#old'), error);
  expect(url.searchParams.get('next')).toBe('/mood');
  const fragment = Object.fromEntries(new URLSearchParams(url.hash.slice(1)));
  for (const [name, value] of Object.entries(fragment)) {
    expect(url.searchParams.get(name)).toBe(value);
  }
  return fragment;
};

describe('withError', () => {
  it.each([
    ['bad_oauth_state', 'invalid_request'],
    ['provider_email_needs_verification', 'access_denied'],
    ['identity_already_exists', 'server_error'],
    ['unexpected_failure', 'server_error'],
  ] as const)('says %s in OAuth’s words', (code, error) => {
    expect(said(new AuthError(code))).toMatchObject({ error, error_code: code });
  });

  it('lets the provider’s own word through, if it is one', () => {
    expect(said(new ProviderRefusal('access_denied', 'The person <b>said</b> no'))).toEqual({
      error: 'access_denied',
      error_description: 'The person bsaid/b no',
    });
    expect(said(new ProviderRefusal('<script>', null)).error).toBe('server_error');
    expect(said(new ProviderRefusal('x', 'a'.repeat(1000))).error_description).toHaveLength(300);
  });
});
