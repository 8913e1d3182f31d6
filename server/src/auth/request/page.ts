import { AuthError } from '../errors/auth-error.ts';
import type { AuthContext } from '../parts.ts';

const PER_PAGE = 50;
const MAX_PER_PAGE = 1000;

function pageNumber(given: string | undefined, otherwise: number, most: number): number {
  if (!given) return otherwise;
  const number = /^\d{1,9}$/.test(given) ? Number(given) : 0;
  if (number < 1) {
    throw new AuthError('validation_failed', {
      message: `Bad Pagination Parameters: ${JSON.stringify(given)}`,
    });
  }
  return Math.min(number, most);
}

/** `page` and `per_page` of a list. @throws {AuthError} `validation_failed` */
export function readPage(c: AuthContext) {
  const page = pageNumber(c.req.query('page'), 1, 1_000_000);
  const perPage = pageNumber(c.req.query('per_page'), PER_PAGE, MAX_PER_PAGE);
  return { page, perPage, offset: (page - 1) * perPage };
}

/** The client reads the digits after the first `=`: the page stands first. */
export function pageHeaders(
  path: string,
  { page, perPage }: { page: number; perPage: number },
  total: number,
): Record<string, string> {
  const last = Math.max(1, Math.ceil(total / perPage));
  const link = (to: number, rel: string) =>
    `<${path}?page=${to}&per_page=${perPage}>; rel="${rel}"`;
  return {
    'x-total-count': String(total),
    link: [...(page < last ? [link(page + 1, 'next')] : []), link(last, 'last')].join(', '),
  };
}
