import { createMiddleware } from 'hono/factory';

const MESSAGE = 'The address holds a NUL character';
const DATA_API = { code: 'PGRST100', message: MESSAGE, details: null, hint: null };
const AUTH = { code: 400, error_code: 'validation_failed', msg: MESSAGE };

/**
 * 400 for an address with U+0000 in path or query, in the shape of the API that was asked: no
 * database, file or header takes that character. Bodies are checked where they are read.
 */
export const refuseNul = createMiddleware(async (c, next) => {
  if (!c.req.url.includes('%00')) return next();
  if (c.req.path.startsWith('/auth/v1')) return c.json(AUTH, 400);
  if (c.req.path.startsWith('/rest/v1')) return c.json(DATA_API, 400);
  return c.json({ code: 'bad_request', message: MESSAGE }, 400);
});
