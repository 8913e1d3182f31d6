import { AuthError } from '../errors/auth-error.ts';
import type { AuthParts } from '../parts.ts';
import type { Connection } from './connection-store.ts';
import type { IdpDescription } from './idp-metadata.ts';

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 500_000;
/** Hours; GoTrue's figure for metadata that does not say how long it is good. */
const FRESH_HOURS = 24;

/** Loads the library of SAML with its first use. @throws {AuthError} that says what is missing */
export async function readMetadata(xml: string): Promise<IdpDescription> {
  const { readIdpMetadata } = await import('./idp-metadata.ts');
  return readIdpMetadata(xml);
}

/** Stops where it is too much: a server may send for as long as it is listened to. */
async function readBytes({ body }: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > MAX_BYTES) throw new Error('too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** @throws {AuthError} `saml_metadata_fetch_failed` */
export async function fetchMetadata(url: string): Promise<string> {
  try {
    const answer = await fetch(url, {
      headers: { accept: 'application/samlmetadata+xml, application/xml;q=0.9, */*;q=0.1' },
      // A redirect could lead from the address that was checked to one inside our network.
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
    return new TextDecoder('utf-8', { fatal: true }).decode(await readBytes(answer));
  } catch (error) {
    const failure = new AuthError('saml_metadata_fetch_failed', {
      message: `SAML Metadata could not be fetched from '${url}'`,
    });
    failure.cause = error;
    throw failure;
  }
}

/**
 * The identity provider of a connection as it describes itself today: read again once a day where
 * it has an address. When that fails, what we have serves on.
 */
export async function currentIdp(
  parts: AuthParts,
  connection: Connection,
): Promise<IdpDescription> {
  const known = await readMetadata(connection.metadata_xml);
  const now = parts.now();
  const age = now.getTime() - connection.metadata_at.getTime();
  const stale = age > FRESH_HOURS * 3_600_000 || (known.validUntil && known.validUntil <= now);
  if (connection.metadata_url === null || !stale) return known;
  try {
    const xml = await fetchMetadata(connection.metadata_url);
    const fresh = await readMetadata(xml);
    if (fresh.entityId !== known.entityId) throw new AuthError('saml_entity_id_mismatch');
    await parts.pools.owner.query(
      'update auth.saml_providers set metadata_xml = $2, updated_at = $3 where sso_provider_id = $1',
      [connection.id, xml, now],
    );
    return fresh;
  } catch (error) {
    parts.log.warn('metadata of an identity provider could not be read again', {
      connection: connection.id,
      error,
    });
    return known;
  }
}
