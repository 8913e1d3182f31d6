import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BORDERS } from '#domain/safety/classifier/track.ts';
import { TALK } from '../../corpus/read-corpus.ts';
import { levelRank } from '#domain/safety/levels.ts';
import { isAsked, type Sample } from '../samples.ts';
import { commonest } from '../stacked.ts';
import {
  FINDING_ROWS,
  findingRowOf,
  MEANING_ROWS,
  meaningRowsOf,
  MAX_MEANINGS,
  MAX_RUNS,
  rowsOf,
  RUN_ROWS,
  runsOf,
  UNKNOWN_WORD,
} from '#domain/safety/recurrent/inputs.ts';
import { INSIDE, MEMORY } from '#domain/safety/recurrent/shape.ts';

/** So many words are known by themselves; of all others the letters must tell. */
const KNOWN_WORDS = 16_000;

/**
 * Writes what `learn.py` reads: sentences as numbers of words, and the rows of each word.
 * @returns the known words, as they are stored
 */
export function writeLessons(folder: string, samples: readonly Sample[]): string {
  const words = commonest(sentencesWith(samples), KNOWN_WORDS);
  const rows = rowsOf(words);
  const numbers = new Map<string, number>();
  for (const { heard } of samples) {
    for (const word of heard.words) if (!numbers.has(word)) numbers.set(word, numbers.size + 1);
  }
  const all = [...numbers.keys()];
  const save = (name: string, { buffer }: { buffer: ArrayBufferLike }) =>
    writeFileSync(join(folder, name), new Uint8Array(buffer));
  // The first word is none.
  save('rows.u16', Uint16Array.from([0, ...all.map((word) => rows.get(word) ?? UNKNOWN_WORD)]));
  const runs = new Uint16Array((all.length + 1) * MAX_RUNS);
  for (const [at, word] of all.entries()) runs.set(runsOf(word), (at + 1) * MAX_RUNS);
  save('runs.u16', runs);
  const meanings = new Uint16Array((all.length + 1) * MAX_MEANINGS);
  for (const [at, word] of all.entries()) {
    meanings.set(meaningRowsOf(word), (at + 1) * MAX_MEANINGS);
  }
  save('meanings.u16', meanings);

  const length = samples.reduce((sum, { heard }) => sum + heard.words.length, 0);
  const [tokens, borders] = [new Uint32Array(length), new Uint8Array(length)];
  const ends = new Uint32Array(samples.length);
  let end = 0;
  for (const [at, { heard }] of samples.entries()) {
    tokens.set(
      heard.words.map((word) => numbers.get(word) ?? 0),
      end,
    );
    borders.set(heard.borders, end);
    end += heard.words.length;
    ends[at] = end;
  }
  // Sentence, word in it, row: one after another.
  const findings = samples.flatMap(({ heard }, at) =>
    heard.found.flatMap(({ hash, word }) => [at, word, findingRowOf(hash)]),
  );
  save('findings.u32', Uint32Array.from(findings));
  save('tokens.u32', tokens);
  save('borders.u8', borders);
  save('ends.u32', ends);
  save(
    'levels.u8',
    Uint8Array.from(samples, ({ line }) => levelRank(line.level)),
  );
  save(
    'weights.f32',
    Float32Array.from(samples, ({ weight }) => weight),
  );
  save(
    'concern.u8',
    Uint8Array.from(samples, (sample) => (isAsked(sample, 'concern') ? 1 : 0)),
  );
  const themes = themesOf(samples);
  save(
    'themes.u8',
    Uint8Array.from(samples, ({ line }) => themes.get(line.slice) ?? 0),
  );
  const sizes = {
    words: rows.size + UNKNOWN_WORD + 1,
    runs: RUN_ROWS,
    meanings: MEANING_ROWS,
    findings: FINDING_ROWS,
    borders: Object.keys(BORDERS).length,
    inside: INSIDE,
    memory: MEMORY,
  };
  writeFileSync(join(folder, 'sizes.json'), JSON.stringify(sizes));
  return words;
}

/** In how many sentences each word stands. */
function sentencesWith(samples: readonly Sample[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { heard } of samples) {
    for (const word of new Set(heard.words)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

/** Slices that say how something is told, not what. */
const MANNERS = new Set([
  'dialect',
  'indirect',
  'long',
  'multi',
  'obfuscated',
  'pairs',
  'short',
  'turns',
  'typos',
  TALK,
]);
/** A theme of fewer sentences teaches no more than those. */
const ENOUGH = 2000;

/** The numbers of what is spoken of, from 1. */
function themesOf(samples: readonly Sample[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { line } of samples) counts.set(line.slice, (counts.get(line.slice) ?? 0) + 1);
  const themes = [...counts].filter(([slice, count]) => count >= ENOUGH && !MANNERS.has(slice));
  return new Map(themes.map(([slice], at) => [slice, at + 1]));
}
