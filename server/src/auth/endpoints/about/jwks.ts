import { acceptedKeys } from '#server/key-rotation.ts';
import type { AuthParts, Endpoint } from '../../parts.ts';

/** GET /.well-known/jwks.json: the public half of every key whose tokens are still accepted. */
export const jwks =
  (parts: AuthParts): Endpoint =>
  (c) => {
    const accepted = acceptedKeys(parts.keys, parts.now());
    const keys = accepted.map(({ d: _secret, addedAt: _added, retiredAt: _retired, ...key }) => ({
      ...key,
      key_ops: ['verify'],
      ext: true,
    }));
    return c.json({ keys }, 200, { 'cache-control': 'public, max-age=600' });
  };
