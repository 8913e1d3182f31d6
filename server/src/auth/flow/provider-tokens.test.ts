import { describe, expect, it } from 'vitest';
import { providerFields } from './provider-tokens.ts';

describe('a provider’s tokens', () => {
  it('are left out where there are none', () => {
    expect(providerFields(null)).toEqual({});
    expect(providerFields({ accessToken: 'at', refreshToken: null })).toEqual({
      provider_token: 'at',
    });
    expect(providerFields({ accessToken: 'at', refreshToken: 'rt' })).toEqual({
      provider_token: 'at',
      provider_refresh_token: 'rt',
    });
  });
});
