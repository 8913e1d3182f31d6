import { isRecord } from '#web/lib/is-record.ts';

/** How a person comes back from a mail, or from another sign-in page. */
export type Arrival =
  | { kind: 'token-hash'; tokenHash: string; type: LinkType }
  | { kind: 'tokens'; accessToken: string; refreshToken: string; type: LinkType | null }
  | { kind: 'code'; code: string }
  /** One half of an email change is done; the other address must agree too. */
  | { kind: 'half' }
  | { kind: 'error'; code: string };

export const LINK_TYPES = [
  'signup',
  'invite',
  'magiclink',
  'recovery',
  'email_change',
  'email',
] as const;
export type LinkType = (typeof LINK_TYPES)[number];

function linkType(value: string | null): LinkType | null {
  return LINK_TYPES.find((type) => type === value) ?? null;
}

/**
 * Reads all forms in which a link may arrive: our mails carry `?token_hash=&type=`, the accounts
 * service's own redirect carries tokens, a code or an error, in the query or after the `#`.
 */
export function readArrival({ search, hash }: { search: string; hash: string }): Arrival | null {
  const query = new URLSearchParams(search);
  const fragment = new URLSearchParams(hash.replace(/^#/, ''));
  const get = (name: string) => fragment.get(name) ?? query.get(name);

  const error = get('error_code') ?? get('error');
  if (error !== null) return { kind: 'error', code: error };

  const type = linkType(get('type'));
  const tokenHash = get('token_hash');
  if (tokenHash !== null) return { kind: 'token-hash', tokenHash, type: type ?? 'email' };

  const accessToken = fragment.get('access_token');
  const refreshToken = fragment.get('refresh_token');
  if (accessToken !== null && refreshToken !== null) {
    return { kind: 'tokens', accessToken, refreshToken, type };
  }
  const code = query.get('code');
  if (code !== null) return { kind: 'code', code };
  return fragment.has('message') ? { kind: 'half' } : null;
}

/** What an address says of itself in the history once the link has left it: it is being followed. */
export const FOLLOWING = { following: true } as const;

/** Whether a link is there, or was just taken out of the address. */
export function isArriving(location: { search: string; hash: string; state: unknown }): boolean {
  if (readArrival(location) !== null) return true;
  return isRecord(location.state) && location.state['following'] === true;
}
