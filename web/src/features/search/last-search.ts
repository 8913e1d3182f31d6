/**
 * What was typed last, for whoever comes back from a result. It lives in this page's memory alone:
 * a reload, another person and a fresh visit find an empty field.
 */
let last: { owner: string; text: string } | null = null;

export function rememberSearch(owner: string, text: string): void {
  last = { owner, text };
}

export function lastSearch(owner: string): string {
  return last?.owner === owner ? last.text : '';
}
