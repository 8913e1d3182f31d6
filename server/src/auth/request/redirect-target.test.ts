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
  ])('%s → %s', (given, target) => {
    expect(redirectTarget(site, given)).toBe(target);
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
