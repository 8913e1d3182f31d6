import { z } from 'zod';
import { AuthError } from '../../errors/auth-error.ts';
import { AttributeMapping } from '../../saml/saml-identity.ts';

const FORMATS = [
  'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
  'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress',
  'urn:oasis:names:tc:SAML:2.0:nameid-format:transient',
  'urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified',
] as const;

const Domain = z
  .string()
  .max(253)
  .transform((given) => given.trim().toLowerCase())
  // linear: each further part begins with a dot, which no part holds.
  .refine((given) => /^[a-z0-9-]+([.][a-z0-9-]+)*$/.test(given), 'is not a domain');

/** Fields of POST and PUT /admin/sso/providers. */
export const ConnectionFields = z.object({
  type: z.string().nullish(),
  resource_id: z.string().max(200).nullish(),
  disabled: z.boolean().nullish(),
  metadata_url: z.string().max(2000).nullish(),
  metadata_xml: z.string().max(500_000).nullish(),
  domains: z.array(Domain).max(100).nullish(),
  attribute_mapping: AttributeMapping.nullish(),
  name_id_format: z.union([z.literal(''), z.enum(FORMATS)]).nullish(),
});
export type ConnectionFields = z.infer<typeof ConnectionFields>;

function refuse(message: string): never {
  throw new AuthError('validation_failed', { message });
}

/** @throws {AuthError} `validation_failed` in GoTrue's words */
export function checkFields(fields: ConnectionFields, forUpdate: boolean): void {
  const { type, metadata_url: url, metadata_xml: xml } = fields;
  if (!forUpdate && type !== 'saml') refuse("Only 'saml' supported for SSO provider type");
  if (url && xml) refuse('Only one of metadata_xml or metadata_url needs to be set');
  if (!forUpdate && !url && !xml) refuse('Either metadata_xml or metadata_url must be set');
  if (!url) return;
  if (!URL.canParse(url)) refuse('metadata_url is not a valid URL');
  const { protocol, hostname } = new URL(url);
  const local = protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname);
  if (protocol !== 'https:' && !local) refuse('metadata_url is not a HTTPS URL');
}
