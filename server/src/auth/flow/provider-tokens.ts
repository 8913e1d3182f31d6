/** What a provider gave for its own APIs; handed to the app once, with the session. */
export interface ProviderTokens {
  accessToken: string;
  refreshToken: string | null;
}

/** GoTrue's names for them, in the answer and in the fragment of an arrival. */
export function providerFields(tokens: ProviderTokens | null): Record<string, string> {
  if (!tokens) return {};
  return {
    provider_token: tokens.accessToken,
    ...(tokens.refreshToken === null ? {} : { provider_refresh_token: tokens.refreshToken }),
  };
}
