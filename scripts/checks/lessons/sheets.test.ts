import { describe, expect, it } from 'vitest';
import { KNOWN_SHEETS, loadSheet } from '#web/features/resources/sheets/sheets.ts';
import { FORBIDDEN } from './forbidden-words.ts';
import { readingEase } from './reading-ease.ts';

/** Every string in a sheet but the names of its kinds. */
function textsOf(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return key === 'kind' ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    textsOf(part, Array.isArray(value) ? key : name),
  );
}

describe.each(KNOWN_SHEETS)('the sheet $id', (known) => {
  it('speaks plainly, in the voice of the lessons', async () => {
    const texts = [known.title, known.lead, ...textsOf(await loadSheet(known))];
    const said = texts.flatMap((text) =>
      FORBIDDEN.filter(([pattern]) => pattern.test(text)).map(([, instead]) => [text, instead]),
    );
    expect(said).toEqual([]);
    // Blanks and short names are no sentences.
    const read = texts.filter((text) => text.split(' ').length > 5 && !text.includes('__'));
    const ended = read.map((text) => (/[.?…»]$/.test(text) ? text : `${text}.`));
    expect(readingEase(ended.join(' '))).toBeGreaterThanOrEqual(65);
  });
});
