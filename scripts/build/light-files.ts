import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file that a page names, or that a script imports before it runs. */
const NAMED = /\/(assets\/[\w./-]+\.(?:js|css|woff2|svg))/g;
const IMPORTED = /(?:from|import)\s?["'](\.{1,2}\/[\w./-]+\.js)["']/g;

/**
 * What some built pages need to stand, and nothing that they only may need: the files that they name,
 * and what those import.
 * @param client the folder of the build; @param pages their files in it
 */
export function lightFiles(client: string, pages: readonly string[]): string[] {
  const found = new Set<string>();
  const take = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    if (!file.endsWith('.js')) return;
    const text = readFileSync(join(client, file), 'utf8');
    for (const [, path = ''] of text.matchAll(IMPORTED)) {
      take(new URL(path, `https://build.test/${file}`).pathname.slice(1));
    }
  };
  for (const page of pages) {
    const html = readFileSync(join(client, page), 'utf8');
    for (const [, file = ''] of html.matchAll(NAMED)) take(file);
  }
  return [...found];
}
