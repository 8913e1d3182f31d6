import { errors } from '../../respond/errors.ts';

export interface MediaType {
  format: 'array' | 'object' | 'csv' | 'openapi';
  stripNulls: boolean;
}

const ARRAY: MediaType = { format: 'array', stripNulls: false };

/** The first media type of the header that we can make. */
export function parseAccept(header: string | undefined): MediaType {
  if (header === undefined || header === '' || header === '*/*') return ARRAY;
  for (const part of header.split(',')) {
    const [type = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    const stripNulls = parameters.includes('nulls=stripped');
    if (type === '*/*' || type === 'application/*' || type === 'application/json') return ARRAY;
    if (type === 'text/csv') return { format: 'csv', stripNulls: false };
    if (type === 'application/openapi+json') return { format: 'openapi', stripNulls: false };
    if (/^application\/vnd\.pgrst\.object(?:\+json)?$/u.test(type)) {
      return { format: 'object', stripNulls };
    }
    if (/^application\/vnd\.pgrst\.array(?:\+json)?$/u.test(type)) {
      return { format: 'array', stripNulls };
    }
  }
  throw errors.mediaType(header);
}
