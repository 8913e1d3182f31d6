import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const COPIED = ['content', 'domain', 'scripts', 'web', 'package.json', 'package-lock.json'];
const LEFT_OUT = /\/web\/(build|\.react-router)$/;

/** A copy of what the site is built from, in a folder of its own that goes away at the end. */
export function copySite(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'remanso-routes-'));
  for (const name of [...COPIED, 'tsconfig.json']) {
    cpSync(join(root, name), join(folder, name), {
      recursive: true,
      filter: (path) => !LEFT_OUT.test(path),
    });
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Gives the site `count` more pages as a feature would: a page, its place, its route. */
export function addEmptyPages(folder: string, count: number): void {
  const source = join(folder, 'web/src');
  const names = Array.from({ length: count }, (_, index) => `room-${index + 1}`);
  mkdirSync(join(source, 'app/routes/rooms'));
  for (const [index, name] of names.entries()) {
    mkdirSync(join(source, 'features', name));
    writeFileSync(
      join(source, 'features', name, 'places.ts'),
      `export const ROOM = { address: '/${name}', title: 'Sala ${index + 1}' } as const;\n`,
    );
    writeFileSync(
      join(source, 'app/routes/rooms', `${name}.tsx`),
      `import { ROOM } from '#web/features/${name}/places.ts';
import { pageTitle } from '../../texts.ts';
export const meta = () => pageTitle(ROOM.title);
export default function Room() { return <h1>{ROOM.title}</h1>; }
`,
    );
  }
  renameSync(join(source, 'app/routes.ts'), join(source, 'app/site-routes.ts'));
  writeFileSync(
    join(source, 'app/routes.ts'),
    `import { layout, route } from '@react-router/dev/routes';
import site from './site-routes.ts';
export default [
  ...site,
  layout('./access/guarded-layout.tsx', { id: 'rooms' }, [
    ${names.map((name) => `route('${name}', './routes/rooms/${name}.tsx'),`).join('\n    ')}
  ]),
];
`,
  );
}

export function buildSite(folder: string): void {
  execFileSync(process.execPath, ['scripts/build.ts'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
