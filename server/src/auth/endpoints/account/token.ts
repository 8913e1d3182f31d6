import { AuthError } from '../../errors/auth-error.ts';
import { idTokenGrant } from '../../grants/id-token-grant.ts';
import { passwordGrant } from '../../grants/password-grant.ts';
import { pkceGrant } from '../../grants/pkce-grant.ts';
import { refreshTokenGrant } from '../../grants/refresh-token-grant.ts';
import type { AuthParts, Endpoint } from '../../parts.ts';

/** POST /token?grant_type=… */
export const token =
  (parts: AuthParts): Endpoint =>
  (c) => {
    // Tokens are for the one who asked, never for a cache on the way.
    c.header('cache-control', 'no-store');
    switch (c.req.query('grant_type')) {
      case 'password':
        return passwordGrant(parts, c);
      case 'refresh_token':
        return refreshTokenGrant(parts, c);
      case 'pkce':
        return pkceGrant(parts, c);
      case 'id_token':
        return idTokenGrant(parts, c);
      case 'web3':
        throw new AuthError('web3_provider_disabled');
      default:
        throw new AuthError('invalid_credentials', { message: 'unsupported_grant_type' });
    }
  };
