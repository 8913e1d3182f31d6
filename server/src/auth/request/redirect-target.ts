/** No page: a redirect from there to another site would take the tokens after the `#` along. */
const API = /^\/(auth|rest|functions)\/v1(\/|$)/;
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Where a link of ours may lead: to this site only, else its tokens could be carried away.
 * While the site is this machine, its other names and ports count as the site (dev server).
 */
export function redirectTarget(siteUrl: string, given: string | undefined): string {
  if (given === undefined || given === '') return siteUrl;
  try {
    const site = new URL(siteUrl);
    const wanted = new URL(given, siteUrl);
    const sameMachine =
      LOOPBACK.has(site.hostname) &&
      LOOPBACK.has(wanted.hostname) &&
      /^https?:$/.test(wanted.protocol);
    const ours = wanted.origin === site.origin || sameMachine;
    return ours && !API.test(wanted.pathname) ? wanted.href : siteUrl;
  } catch {
    return siteUrl;
  }
}
