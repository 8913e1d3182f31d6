import { AuthError } from '../../errors/auth-error.ts';
import type { AuthContext, AuthParts, Endpoint } from '../../parts.ts';
import { readBody } from '../../request/read-body.ts';
import { isUuid } from '../../request/read-id.ts';
import {
  type Connection,
  connectionJson,
  deleteConnection,
  findConnection,
  listConnections,
  updateConnection,
} from '../../saml/connection-store.ts';
import { fetchMetadata, readMetadata } from '../../saml/metadata-source.ts';
import { inTransaction } from '../../transaction.ts';
import { checkFields, ConnectionFields } from './connection-fields.ts';
import { refuseForeignDomains } from './domains.ts';

async function connectionOf({ pools }: AuthParts, c: AuthContext): Promise<Connection> {
  const id = c.req.param('idp_id') ?? '';
  const found = isUuid(id) ? await findConnection(pools.owner, 'id', id) : undefined;
  if (!found) throw new AuthError('sso_provider_not_found');
  return found;
}

/** GET /admin/sso/providers */
export const listSsoConnections =
  (parts: AuthParts): Endpoint =>
  async (c) => {
    const { resource_id: resourceId, resource_id_prefix: prefix } = c.req.query();
    const found = await listConnections(parts.pools.owner, { resourceId, prefix });
    return c.json({ items: found.map((each) => connectionJson(each, { withXml: false })) });
  };

/** GET /admin/sso/providers/{id} */
export const getSsoConnection =
  (parts: AuthParts): Endpoint =>
  async (c) =>
    c.json(connectionJson(await connectionOf(parts, c)));

/** PUT /admin/sso/providers/{id}: what is not sent stays as it is. */
export const updateSsoConnection =
  (parts: AuthParts): Endpoint =>
  async (c) => {
    const before = await connectionOf(parts, c);
    const fields = await readBody(c, ConnectionFields);
    checkFields(fields, true);
    const { metadata_url: url, name_id_format: format } = fields;
    const xml = url ? await fetchMetadata(url) : fields.metadata_xml || null;
    if (xml !== null) {
      const { entityId } = await readMetadata(xml);
      if (entityId !== before.entity_id) {
        throw new AuthError('saml_entity_id_mismatch', {
          message: `SAML Metadata can be updated only if the EntityID matches for the provider; expected '${before.entity_id}' but got '${entityId}'`,
        });
      }
    }
    const domains = fields.domains ? [...new Set(fields.domains)] : before.domains;
    const after = {
      ...before,
      resource_id: fields.resource_id ?? before.resource_id,
      disabled: fields.disabled ?? before.disabled,
      metadata_xml: xml ?? before.metadata_xml,
      metadata_url: url || before.metadata_url,
      attribute_mapping: fields.attribute_mapping ?? before.attribute_mapping,
      name_id_format: typeof format === 'string' ? format || null : before.name_id_format,
      domains,
    };
    const updated = await inTransaction(parts.pools.owner, async (client) => {
      await refuseForeignDomains(client, domains, before.id);
      const options = { now: parts.now(), metadataRead: xml !== null };
      await updateConnection(client, before.id, after, options);
      return findConnection(client, 'id', before.id);
    });
    if (!updated) throw new AuthError('sso_provider_not_found');
    return c.json(connectionJson(updated));
  };

/** DELETE /admin/sso/providers/{id} */
export const deleteSsoConnection =
  (parts: AuthParts): Endpoint =>
  async (c) => {
    const found = await connectionOf(parts, c);
    await deleteConnection(parts.pools.owner, found.id);
    return c.json(connectionJson(found));
  };
