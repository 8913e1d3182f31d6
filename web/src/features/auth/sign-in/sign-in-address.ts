import { withOrigin } from '../origin.ts';

/** Other ways than a password, as they stand in the address of /signin: `?with=code`. */
const WAYS = ['code', 'organization'] as const;
type Way = (typeof WAYS)[number];

export function signInAddress(origin: string | null, way?: Way): string {
  const path = withOrigin('/signin', origin);
  if (way === undefined) return path;
  return `${path}${path.includes('?') ? '&' : '?'}with=${way}`;
}

export function wayOf(search: string): Way | null {
  const given = new URLSearchParams(search).get('with');
  return WAYS.find((way) => way === given) ?? null;
}
