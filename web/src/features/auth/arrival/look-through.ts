import { withOrigin } from '../origin.ts';

const RECOVERED = 'recovered';

/** After a recovery: what opens the account is looked through first, and then on to where one was going. */
export function lookThroughAddress(origin: string | null): string {
  const address = withOrigin('/settings/security', origin);
  return `${address}${address.includes('?') ? '&' : '?'}${RECOVERED}`;
}

export function isLookingThrough(search: string): boolean {
  return new URLSearchParams(search).has(RECOVERED);
}
