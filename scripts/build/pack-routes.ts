import { createHash } from 'node:crypto';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { UNSAFE_AssetsManifest as AssetsManifest } from 'react-router';
import { packManifest } from '#web/app/entry/route-manifest.ts';
import { addressesOf } from './addresses-of.ts';

const ASSIGNMENT = 'window.__reactRouterManifest=';

/**
 * Writes React Router's route manifest anew in the form that `entry.client.tsx` reads, under the name
 * of its new content, and names it so in every page. The server gets the addresses in a file of its own.
 * @param client folder of the built site
 */
export function packRoutes(client: string): void {
  const file = onlyManifest(client);
  const manifest = readManifest(join(client, 'assets', file));
  const { url: _, ...rest } = packManifest(manifest);
  const hash = createHash('sha256').update(JSON.stringify(rest)).digest('hex').slice(0, 8);
  const packedFile = `manifest-${hash}.js`;
  const packed = { ...rest, url: `/assets/${packedFile}` };
  rmSync(join(client, 'assets', file));
  writeFileSync(join(client, 'assets', packedFile), `${ASSIGNMENT}${JSON.stringify(packed)};`);
  for (const page of globSync('**/*.html', { cwd: client })) {
    const path = join(client, page);
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(file, packedFile));
  }
  writeFileSync(join(client, '.addresses.json'), JSON.stringify(addressesOf(manifest)));
}

function onlyManifest(client: string): string {
  const files = globSync('assets/manifest-*.js', { cwd: client }).map((path) => basename(path));
  const [file, another] = files;
  if (file === undefined || another !== undefined) {
    throw new Error(`The build has ${files.length} route manifests.`);
  }
  return file;
}

function readManifest(path: string): AssetsManifest {
  const text = readFileSync(path, 'utf8');
  if (!text.startsWith(ASSIGNMENT))
    throw new Error('The route manifest is written in another way.');
  return JSON.parse(text.slice(ASSIGNMENT.length).replace(/;\s*$/, '')) as AssetsManifest;
}
