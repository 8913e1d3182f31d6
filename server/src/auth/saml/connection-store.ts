import type { Queryable } from '#server/db/pools.ts';
import type { AttributeMapping } from './saml-identity.ts';

/** A connection to an identity provider of an organisation. */
export interface Connection {
  id: string;
  resource_id: string | null;
  disabled: boolean;
  entity_id: string;
  metadata_xml: string;
  metadata_url: string | null;
  attribute_mapping: AttributeMapping;
  name_id_format: string | null;
  domains: string[];
  created_at: Date;
  updated_at: Date;
  /** When the metadata was read last. */
  metadata_at: Date;
}

const SELECT = `select p.id, p.resource_id, p.disabled, s.entity_id, s.metadata_xml, s.metadata_url,
    s.attribute_mapping, s.name_id_format, p.created_at, p.updated_at, s.updated_at as metadata_at,
    (select coalesce(array_agg(d.domain order by d.domain), '{}')
       from auth.sso_domains d where d.sso_provider_id = p.id) as domains
  from auth.sso_providers p join auth.saml_providers s on s.sso_provider_id = p.id`;

export async function findConnection(
  db: Queryable,
  by: 'id' | 'entity_id' | 'domain',
  value: string,
): Promise<Connection | undefined> {
  const where = {
    id: 'p.id = $1',
    entity_id: 's.entity_id = $1',
    domain: 'p.id = (select sso_provider_id from auth.sso_domains where domain = lower($1))',
  }[by];
  const { rows } = await db.query<Connection>(`${SELECT} where ${where}`, [value]);
  return rows[0];
}

/** @param filter GoTrue's: the whole resource id, or how it begins */
export async function listConnections(
  db: Queryable,
  filter: { resourceId?: string | undefined; prefix?: string | undefined },
): Promise<Connection[]> {
  const { rows } = await db.query<Connection>(
    `${SELECT} where ($1::text is null or p.resource_id = $1)
        and ($2::text is null or starts_with(p.resource_id, $2))
      order by p.created_at, p.id`,
    [filter.resourceId ?? null, filter.resourceId ? null : (filter.prefix ?? null)],
  );
  return rows;
}

export type NewConnection = Pick<
  Connection,
  | 'resource_id'
  | 'disabled'
  | 'entity_id'
  | 'metadata_xml'
  | 'metadata_url'
  | 'attribute_mapping'
  | 'name_id_format'
  | 'domains'
>;

/** In a transaction of the caller; unique keys refuse what another took at the same moment. */
export async function insertConnection(
  db: Queryable,
  given: NewConnection,
  now: Date,
): Promise<string> {
  const { rows } = await db.query<{ id: string }>(
    `with provider as (
       insert into auth.sso_providers (resource_id, disabled, created_at, updated_at)
       values ($1, $2, $3, $3) returning id
     ), saml as (
       insert into auth.saml_providers (sso_provider_id, entity_id, metadata_xml, metadata_url,
         attribute_mapping, name_id_format, created_at, updated_at)
       select id, $4, $5, $6, $7, $8, $3, $3 from provider
     )
     select id from provider`,
    [
      given.resource_id,
      given.disabled,
      now,
      given.entity_id,
      given.metadata_xml,
      given.metadata_url,
      given.attribute_mapping,
      given.name_id_format,
    ],
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('no connection was made');
  await writeDomains(db, id, given.domains, now);
  return id;
}

async function writeDomains(
  db: Queryable,
  id: string,
  domains: readonly string[],
  now: Date,
): Promise<void> {
  await db.query(
    'delete from auth.sso_domains where sso_provider_id = $1 and domain <> all ($2::text[])',
    [id, domains],
  );
  await db.query(
    `insert into auth.sso_domains (sso_provider_id, domain, created_at, updated_at)
     select $1, wanted.domain, $3, $3 from unnest($2::text[]) as wanted (domain)
      where not exists (
        select from auth.sso_domains d where d.sso_provider_id = $1 and d.domain = wanted.domain)`,
    [id, domains, now],
  );
}

export async function updateConnection(
  db: Queryable,
  id: string,
  given: NewConnection,
  { now, metadataRead }: { now: Date; metadataRead: boolean },
): Promise<void> {
  await db.query(
    `update auth.sso_providers set resource_id = $2, disabled = $3, updated_at = $4 where id = $1`,
    [id, given.resource_id, given.disabled, now],
  );
  await db.query(
    `update auth.saml_providers set metadata_xml = $2, metadata_url = $3, attribute_mapping = $4,
       name_id_format = $5, updated_at = case when $7 then $6 else updated_at end
      where sso_provider_id = $1`,
    [
      id,
      given.metadata_xml,
      given.metadata_url,
      given.attribute_mapping,
      given.name_id_format,
      now,
      metadataRead,
    ],
  );
  await writeDomains(db, id, given.domains, now);
}

export async function deleteConnection(db: Queryable, id: string): Promise<void> {
  await db.query('delete from auth.sso_providers where id = $1', [id]);
}

/** As GoTrue answers it. */
export function connectionJson(connection: Connection, { withXml = true } = {}) {
  const { id, resource_id, disabled, domains, created_at, updated_at } = connection;
  return {
    id,
    ...(resource_id === null ? {} : { resource_id }),
    disabled,
    saml: {
      entity_id: connection.entity_id,
      ...(withXml ? { metadata_xml: connection.metadata_xml } : {}),
      ...(connection.metadata_url === null ? {} : { metadata_url: connection.metadata_url }),
      attribute_mapping: connection.attribute_mapping,
      ...(connection.name_id_format === null ? {} : { name_id_format: connection.name_id_format }),
    },
    domains: domains.map((domain) => ({ domain })),
    created_at,
    updated_at,
  };
}
