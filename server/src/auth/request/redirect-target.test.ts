import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { redirectTarget } from './redirect-target.ts';

describe('redirectTarget', () => {
  const site = 'https://remanso.example';
  it.each([
    [undefined, site],
    ['', site],
    [`${site}/reset-password?sb=1`, `${site}/reset-password?sb=1`],
    ['/verify-email', `${site}/verify-email`],
    ['https://evil.example/', site],
    ['https://remanso.example.evil.example/', site],
    ['https://remanso.example@evil.example/', site],
    ['http://remanso.example/', site],
    ['//evil.example', site],
    ['javascript:alert(1)', site],
    ['http://localhost:3000/', site],
    ['http://[', site],
    [`${site}/auth/v1/authorize?provider=nube`, site],
    ['/x/../auth/v1/authorize', site],
    [`${site}/auth`, `${site}/auth`],
    ['/%61uth/v1/authorize?provider=nube', site],
    ['/auth%2fv1/authorize', site],
    ['/auth%252Fv1/authorize', site],
    ['/Auth/V1/authorize', site],
    ['/auth%5cv1', site],
    ['/x%2f..%2fauth/v1/authorize', site],
    ['/auth/./v1//callback', site],
    ['/%2f%2fevil.example', site],
    ['/%5cevil.example', site],
    ['/\\evil.example', site],
    ['\\\\evil.example', site],
    ['/%00', site],
    ['/%', site],
    [`blob:${site}/settings`, site],
    ['data:text/html,x', site],
    ['https://ana:secreto@remanso.example/', site],
    ['https:evil', `${site}/evil`],
    ['/a%20b?next=%2F%2Fevil#x', `${site}/a%20b?next=%2F%2Fevil#x`],
  ])('%s → %s', (given, target) => {
    expect(redirectTarget(site, given)).toBe(target);
  });

  it('never leads elsewhere, to an API, or to anything but a page', () => {
    const marks = ['/', '//', '\\', '%2f', '%2F', '%5c', '%252f', '%', '.', '..', '%2e', '@', ':'];
    const names = [
      'auth',
      '%61uth',
      'AUTH',
      'rest',
      'functions',
      'v1',
      'v%31',
      'evil.example',
      '?',
    ];
    const hosts = ['http:', 'https:', 'blob:', 'javascript:', 'data:', site, '\t', ' ', '#'];
    const piece = fc.constantFrom(...marks, ...names, ...hosts);
    const given = fc.oneof(
      fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')),
      fc.array(piece, { maxLength: 8 }).map((pieces) => `${site}/${pieces.join('')}`),
      fc.webUrl({ withFragments: true, withQueryParameters: true }),
      fc.string(),
    );
    fc.assert(
      fc.property(given, (wanted) => {
        const target = new URL(redirectTarget(site, wanted));
        expect(target.origin).toBe(site);
        expect(target.protocol).toBe('https:');
        expect(target.username + target.password).toBe('');
        let path = target.pathname;
        for (let round = 0; round < 10; round += 1) {
          expect(path).not.toMatch(/^\/+(auth|rest|functions)\/+v1(\/|$)|\\|^\/\/|\/\.\.?\//i);
          path = decodeURIComponent(path);
        }
        // What was decided once is decided the same way when it comes back.
        expect(redirectTarget(site, target.href)).toBe(
          target.href === `${site}/` ? `${site}/` : target.href,
        );
      }),
      { numRuns: 5_000 },
    );
  });

  it('takes every name of this machine while the site is this machine', () => {
    const local = 'http://localhost:3000';
    for (const given of [
      'http://127.0.0.1:3000/x',
      'http://localhost:5173/x',
      'http://[::1]:1/x',
    ]) {
      expect(redirectTarget(local, given)).toBe(given);
    }
    expect(redirectTarget(local, 'http://10.0.0.1:3000/')).toBe(local);
  });
});
