import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { KNOWN_TOOLS } from '#web/features/wellness-tools/registry.ts';
import { GAMES } from '#web/games/registry.ts';
import type { Finding } from '../finding.ts';
import { checkLessons } from './lessons.ts';

/** The lessons of the project, against the tools and games there are. */
export function checkAllLessons(root: string): Finding[] {
  const files = globSync('content/learning/*/*.md', { cwd: root })
    .toSorted()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
  return checkLessons(files, {
    tool: new Set(KNOWN_TOOLS.map(({ id }) => id)),
    game: new Set(Object.keys(GAMES)),
  });
}
