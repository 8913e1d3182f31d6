import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** What a provider gave for its own APIs; handed to the app once, with the session. */
export interface ProviderTokens {
  accessToken: string;
  refreshToken: string | null;
}

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** The code itself is kept only as a hash, so what it seals opens for nobody but its bearer. */
function keyOf(code: string): Buffer {
  return Buffer.from(hkdfSync('sha256', code, '', 'provider tokens', 32));
}

export function sealTokens(tokens: ProviderTokens, code: string): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(code), iv);
  const text = JSON.stringify([tokens.accessToken, tokens.refreshToken]);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

export function openTokens(sealed: Buffer, code: string): ProviderTokens {
  const decipher = createDecipheriv('aes-256-gcm', keyOf(code), sealed.subarray(0, IV_BYTES));
  decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const text = Buffer.concat([
    decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)),
    decipher.final(),
  ]).toString('utf8');
  const [accessToken, refreshToken]: [string, string | null] = JSON.parse(text);
  return { accessToken, refreshToken };
}

/** GoTrue's names for them, in the answer and in the fragment of an arrival. */
export function providerFields(tokens: ProviderTokens | null): Record<string, string> {
  if (!tokens) return {};
  return {
    provider_token: tokens.accessToken,
    ...(tokens.refreshToken === null ? {} : { provider_refresh_token: tokens.refreshToken }),
  };
}
