import { describe, expect, it } from 'vitest';
import { PACKS } from '#domain/challenges/packs.ts';
import { FORBIDDEN } from './forbidden-words.ts';
import { readingEase } from './reading-ease.ts';

describe.each(PACKS)('the pack $id', (pack) => {
  it('speaks plainly, in the voice of the lessons', () => {
    const acts = pack.acts.flatMap((act) => [act.title, act.why, act.smaller, act.note ?? '']);
    const texts = [pack.title, pack.line, pack.forWhom, pack.notFor, ...acts].filter(Boolean);
    const said = texts.flatMap((text) =>
      FORBIDDEN.filter(([pattern]) => pattern.test(text)).map(([, instead]) => [text, instead]),
    );
    expect(said).toEqual([]);
    const ended = texts.map((text) => (/[.?…»]$/.test(text) ? text : `${text}.`));
    expect(readingEase(ended.join(' '))).toBeGreaterThanOrEqual(65);
  });
});
