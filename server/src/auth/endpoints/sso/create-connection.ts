import { AuthError } from '../../errors/auth-error.ts';
import type { AuthParts, Endpoint } from '../../parts.ts';
import { readBody } from '../../request/read-body.ts';
import { connectionJson, findConnection, insertConnection } from '../../saml/connection-store.ts';
import { fetchMetadata, readMetadata } from '../../saml/metadata-source.ts';
import { inTransaction } from '../../transaction.ts';
import { checkFields, ConnectionFields } from './connection-fields.ts';
import { refuseForeignDomains } from './domains.ts';

/** POST /admin/sso/providers: connects an organisation. */
export const createConnection =
  (parts: AuthParts): Endpoint =>
  async (c) => {
    const fields = await readBody(c, ConnectionFields);
    checkFields(fields, false);
    const { owner } = parts.pools;
    const xml = fields.metadata_xml || (await fetchMetadata(fields.metadata_url ?? ''));
    const { entityId } = await readMetadata(xml);
    if (await findConnection(owner, 'entity_id', entityId)) {
      throw new AuthError('saml_idp_already_exists', {
        message: `SAML Identity Provider with this EntityID (${entityId}) already exists`,
      });
    }
    const domains = [...new Set(fields.domains ?? [])];
    const created = await inTransaction(owner, async (client) => {
      await refuseForeignDomains(client, domains, null);
      const id = await insertConnection(
        client,
        {
          resource_id: fields.resource_id || null,
          disabled: fields.disabled ?? false,
          entity_id: entityId,
          metadata_xml: xml,
          metadata_url: fields.metadata_url || null,
          attribute_mapping: fields.attribute_mapping ?? {},
          name_id_format: fields.name_id_format || null,
          domains,
        },
        parts.now(),
      );
      return findConnection(client, 'id', id);
    });
    if (!created) throw new AuthError('sso_provider_not_found');
    return c.json(connectionJson(created));
  };
