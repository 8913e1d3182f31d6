import { describe, expect, it } from 'vitest';
import { openTokens, providerFields, sealTokens } from './provider-tokens.ts';

describe('a provider’s tokens', () => {
  const tokens = { accessToken: 'at', refreshToken: 'rt' };

  it('open only with the code, unchanged', () => {
    const sealed = sealTokens(tokens, 'code');
    expect(sealed.includes('at')).toBe(false);
    expect(openTokens(sealed, 'code')).toEqual(tokens);
    expect(() => openTokens(sealed, 'another')).toThrow('unable to authenticate');
    sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1;
    expect(() => openTokens(sealed, 'code')).toThrow('unable to authenticate');
  });

  it('are left out where there are none', () => {
    expect(providerFields(null)).toEqual({});
    expect(providerFields({ accessToken: 'at', refreshToken: null })).toEqual({
      provider_token: 'at',
    });
    expect(providerFields(tokens)).toEqual({ provider_token: 'at', provider_refresh_token: 'rt' });
  });
});
