import type { AuthParts, Endpoint } from '../../parts.ts';

/** GET /sso/saml/metadata: what an identity provider needs to know of us. Its address is our name. */
export const samlMetadata =
  (parts: AuthParts): Endpoint =>
  async (c) => {
    const serviceProvider = await parts.saml();
    const headers: Record<string, string> = {
      'content-type': 'application/xml',
      'cache-control': 'public, max-age=600',
    };
    if (c.req.query('download') === 'true') {
      headers['content-disposition'] = 'attachment; filename="metadata.xml"';
    }
    return c.body(serviceProvider.metadata(), 200, headers);
  };
