/** No page: a redirect from there to another site would take the tokens after the `#` along. */
const API = /^\/(auth|rest|functions)\/v1(\/|$)/i;
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);
/** A path that is encoded more often than this is refused as disguised. */
const MAX_DECODINGS = 5;

/** What a browser or a proxy may take for the start of a host or for a step up the path. */
const TRICKY = /[\\\p{Cc}]|\/\/|\/\.\.?(\/|$)/u;

/** Whether the path, decoded as often as anybody may decode it, is that of a page. */
function isPage(path: string): boolean {
  let seen = path;
  for (let round = 0; round < MAX_DECODINGS; round += 1) {
    if (TRICKY.test(seen) || API.test(seen)) return false;
    const next = decodeURIComponent(seen);
    if (next === seen) return true;
    seen = next;
  }
  return false;
}

/** @throws for what is no address */
function allowed(site: URL, wanted: URL): boolean {
  // `blob:https://…` has the origin of the site, too.
  if (!/^https?:$/.test(wanted.protocol)) return false;
  if (wanted.username !== '' || wanted.password !== '') return false;
  const sameMachine = LOOPBACK.has(site.hostname) && LOOPBACK.has(wanted.hostname);
  if (wanted.origin !== site.origin && !sameMachine) return false;
  return isPage(wanted.pathname);
}

/**
 * Where a link of ours may lead: to this site only, else its tokens could be carried away.
 * While the site is this machine, its other names and ports count as the site (dev server).
 */
export function redirectTarget(siteUrl: string, given: string | undefined): string {
  if (given === undefined || given === '') return siteUrl;
  try {
    const wanted = new URL(given, siteUrl);
    return allowed(new URL(siteUrl), wanted) ? wanted.href : siteUrl;
  } catch {
    return siteUrl;
  }
}
