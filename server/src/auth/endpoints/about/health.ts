import { PRODUCT } from '#domain/product.ts';
import type { AuthParts, Endpoint } from '../../parts.ts';

/** GET /health */
export const health =
  (_parts: AuthParts): Endpoint =>
  (c) =>
    c.json({
      version: '1',
      name: PRODUCT,
      description: 'Accounts over the Supabase Auth protocol',
    });
