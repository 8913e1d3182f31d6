/**
 * A country's code as this directory keeps it: ISO 3166-1 alpha-2, lower case. Null for what is none.
 * Whatever comes from outside (a request, the device) passes here once.
 */
export function countryCode(text: string | null): string | null {
  const code = (text ?? '').trim().toLowerCase();
  return /^[a-z]{2}$/.test(code) ? code : null;
}
