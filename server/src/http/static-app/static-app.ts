import { statSync } from 'node:fs';
import { join } from 'node:path';
import { createMiddleware } from 'hono/factory';
import type { CaptchaProvider } from '#server/http/security-headers/content-security-policy.ts';
import { type BuildFile, readBuildFiles } from './build-files.ts';
import { readClientRoutes } from './client-routes.ts';
import { chooseEncoding, createEncodedBodies } from './encoded-bodies.ts';

const FALLBACK = '/__spa-fallback.html';
/** How often, at most, a page request looks whether the app was built anew. */
const CHECK_INTERVAL_MS = 1_000;

function matches(etag: string, ifNoneMatch: string | undefined): boolean {
  const given = (ifNoneMatch ?? '').split(',').map((each) => each.trim().replace(/^W\//, ''));
  return given.includes('*') || given.includes(etag);
}

function readBuild(root: string, captcha?: CaptchaProvider) {
  const { at, addresses } = readBuildFiles(root, captcha);
  const isClientRoute = addresses === undefined ? () => false : readClientRoutes(addresses);
  return { at, isClientRoute, bodyOf: createEncodedBodies() };
}
type Build = ReturnType<typeof readBuild>;

/** The build in `root`, read again after it was replaced: its files are named by their content. */
function currentBuild(root: string, captcha?: CaptchaProvider): () => Build {
  const builtAt = () => statSync(join(root, 'index.html'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  let build = readBuild(root, captcha);
  let of = builtAt();
  let checkedAt = performance.now();
  return () => {
    if (performance.now() - checkedAt > CHECK_INTERVAL_MS) {
      checkedAt = performance.now();
      const newest = builtAt();
      // 0 while a build is being written: the old one answers what it can until then.
      if (newest !== of && newest !== 0) {
        build = readBuild(root, captcha);
        of = newest;
      }
    }
    return build;
  };
}

function find({ at, isClientRoute }: Build, path: string) {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path;
  const exact = at.get(plain);
  if (exact && plain !== FALLBACK) return { found: exact, status: 200 as const };
  const fallback = at.get(FALLBACK) ?? at.get('/');
  if (!fallback || /\.[a-z0-9]{1,11}$/i.test(plain) || plain.startsWith('/assets/')) {
    return undefined;
  }
  return { found: fallback, status: isClientRoute(plain) ? (200 as const) : (404 as const) };
}

async function bodyIfThere({ bodyOf }: Build, found: BuildFile, accept: string | undefined) {
  const encoding = found.compressible ? chooseEncoding(accept) : undefined;
  const body = await bodyOf(found, encoding).catch(() => undefined);
  return body && { body: new Uint8Array(body), encoding };
}

/**
 * Serves the built web app; mount it last.
 * Prerendered pages and assets as they are; a route of the app with the fallback page; anything
 * else that looks like a page with the same fallback and 404 (the app shows its own "not found"),
 * and a missing file with a bare 404.
 * @param root the folder of the build
 * @param captcha whose widget its pages may load
 */
export function staticApp(root: string, captcha?: CaptchaProvider) {
  const current = currentBuild(root, captcha);

  return createMiddleware(async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next();
    const build = current();
    if (build.at.size === 0) {
      return c.text('The web app has not been built: run "npm run build".', 503);
    }
    const missing = () => c.text('404 Not Found', 404, { 'cache-control': 'no-store' });
    const file = find(build, c.req.path);
    if (!file) return missing();

    const { found, status } = file;
    const headers: Record<string, string> = { ...found.headers };
    if (found.compressible) headers.vary = 'accept-encoding';
    if (status === 200 && matches(headers.etag ?? '', c.req.header('if-none-match'))) {
      return c.body(null, 304, headers);
    }
    const content = await bodyIfThere(build, found, c.req.header('accept-encoding'));
    if (!content) return missing();
    if (content.encoding) headers['content-encoding'] = content.encoding;
    return c.body(content.body, status, headers);
  });
}
