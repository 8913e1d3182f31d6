import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** A page by its path from the project's root, as text. */
export function readPage(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}

/**
 * What stands below the heading with this number, up to the next heading of its depth or above.
 * @throws where there is no such section
 */
export function section(page: string, number: string): string {
  const lines = page.split('\n');
  const start = lines.findIndex((line) =>
    new RegExp(`^#+ ${number.replaceAll('.', '\\.')}\\.? `).test(line),
  );
  if (start < 0) throw new Error(`There is no section ${number}.`);
  const depth = lines[start]?.indexOf(' ') ?? 0;
  const rest = lines.slice(start + 1);
  const length = rest.findIndex((line) => /^#+ /.test(line) && line.indexOf(' ') <= depth);
  return rest.slice(0, length < 0 ? undefined : length).join('\n');
}

/** The cells of every table row, without heads, rules and the marks of code. */
export function rows(text: string): string[][] {
  const lines = text.split('\n');
  return lines
    .filter((line, at) => {
      const isHead = /^\|[-| ]+\|$/.test(lines[at + 1] ?? '');
      return line.startsWith('|') && !isHead && !/^\|[-| ]+\|$/.test(line);
    })
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim().replaceAll('`', '')),
    );
}

/** Every address between marks of code that begins with a slash. */
export function addresses(text: string): string[] {
  return [...text.matchAll(/`(\/[\w/:-]*)`/g)].map(([, address]) => String(address));
}

/** The sentences between “ ”: those that the product says letter for letter. */
export function bindingSentences(text: string): string[] {
  return [...text.matchAll(/“([^”]+)”/g)].map(([, sentence]) => String(sentence));
}
