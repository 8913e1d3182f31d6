import { describe, expect, it } from 'vitest';
import { openWithCode, sealWithCode } from './sealed-with-code.ts';

describe('what lies between callback and exchange', () => {
  const tokens = { accessToken: 'at', refreshToken: null };

  it('opens only with the code and for its purpose, unchanged', () => {
    const sealed = sealWithCode('code', 'provider tokens', tokens);
    expect(sealed.includes('at')).toBe(false);
    expect(openWithCode('code', 'provider tokens', sealed)).toEqual(tokens);
    const refused = 'unable to authenticate';
    expect(() => openWithCode('another', 'provider tokens', sealed)).toThrow(refused);
    expect(() => openWithCode('code', 'linking identity', sealed)).toThrow(refused);
    sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1;
    expect(() => openWithCode('code', 'provider tokens', sealed)).toThrow(refused);
  });
});
