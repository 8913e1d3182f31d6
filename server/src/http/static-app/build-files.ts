import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import {
  type CaptchaProvider,
  contentSecurityPolicy,
  inlineScriptHashes,
} from '#server/http/security-headers/content-security-policy.ts';

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.m4a': 'audio/mp4',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const COMPRESSIBLE = /^(?:text|application\/(?:json|manifest)|image\/svg)/;

const ADDRESSES = '/.addresses.json';

export interface BuildFile {
  /** Where it is on the disk. */
  file: string;
  headers: Record<string, string>;
  compressible: boolean;
}

export interface BuildFiles {
  /** By address, such as `/assets/home-1a2b.js`; a page under its address without `index.html`. */
  at: ReadonlyMap<string, BuildFile>;
  /** The addresses at which the app has a screen, as the build wrote them down. */
  addresses: string | undefined;
}

function describe(file: string, address: string, captcha?: CaptchaProvider): BuildFile {
  const bytes = readFileSync(file);
  const type = TYPES[extname(file)] ?? 'application/octet-stream';
  const headers: Record<string, string> = {
    'content-type': type,
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    // Names under /assets carry a hash of their content; everything else may change any day.
    'cache-control': address.startsWith('/assets/')
      ? 'public, max-age=31536000, immutable'
      : 'no-cache',
  };
  if (type.startsWith('text/html')) {
    headers['content-security-policy'] = contentSecurityPolicy(
      inlineScriptHashes(bytes.toString('utf8')),
      captcha,
    );
  }
  return { file, headers, compressible: COMPRESSIBLE.test(type) };
}

/** Reads the built web app once. Only what is found here is ever served: no path reaches the disk. */
export function readBuildFiles(root: string, captcha?: CaptchaProvider): BuildFiles {
  const at = new Map<string, BuildFile>();
  let addresses: string | undefined;
  const entries = existsSync(root)
    ? readdirSync(root, { recursive: true, withFileTypes: true })
    : [];
  for (const entry of entries) {
    if (!entry.isFile() || /\.(?:br|gz|map)$/.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const address = `/${relative(root, file).split(sep).join('/')}`;
    if (address === ADDRESSES) {
      addresses = readFileSync(file, 'utf8');
      continue;
    }
    const page = address.replace(/\/index\.html$/, '') || '/';
    at.set(entry.name === 'index.html' ? page : address, describe(file, address, captcha));
  }
  return { at, addresses };
}
