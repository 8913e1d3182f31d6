import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { SAFETY_LEVELS, type SafetyLevel } from '#domain/safety/levels.ts';
import { expandFamily } from './expand.ts';

const lineSchema = z.object({
  id: z.string(),
  level: z.enum(SAFETY_LEVELS),
  slice: z.string(),
  split: z.enum(['tune', 'test']),
  text: z.string(),
  context: z.optional(z.array(z.string())),
});

/**
 * `hunted` was written around what the guard misses and teaches only the readers of the server
 * (README.md); `train` teaches both; `tune` sets thresholds and settings; `blind` was written by somebody who had seen
 * nothing of this, and is only counted. `earlier` is the first held-out half, `talks` are whole talks
 * without danger: only counted too.
 */
export const SPLITS = ['hunted', 'train', 'tune', 'earlier', 'talks', 'blind'] as const;
export type Split = (typeof SPLITS)[number];

export interface CorpusLine {
  id: string;
  level: SafetyLevel;
  slice: string;
  split: Split;
  /** Lines of one family are variations of one another and stay in one split. */
  family: string;
  text: string;
  context?: string[] | undefined;
}

const HUNTED = 'hunted-';

/** Files whose lines never teach. */
const HELD: Readonly<Record<string, Split>> = {
  'tune-e': 'tune',
  'talks-held': 'talks',
  'talks-plain': 'talks',
  blind: 'blind',
  'blind-b': 'blind',
  'blind-c': 'blind',
  'blind-d': 'blind',
  'blind-e': 'blind',
  'blind-f': 'blind',
};
const MAX_OF_A_FAMILY = 24;
const MAX_HELD = 6;

let whole: readonly CorpusLine[] | undefined;

/** Our own labelled sentences, written by hand; see README.md for labels and provenance. */
export function readCorpus(split?: Split): CorpusLine[] {
  whole ??= readWhole();
  return whole.filter((line) => split === undefined || line.split === split);
}

function readWhole(): CorpusLine[] {
  const held = [...readRecords(), ...readLineFiles()].toSorted(
    (a, b) => SPLITS.indexOf(b.split) - SPLITS.indexOf(a.split),
  );
  const known = new Set<string>();
  return held.filter((line) => {
    const key = plain([...(line.context ?? []), line.text].join('\n'));
    // What is held out comes first: the same sentence never teaches as well.
    if (known.has(key)) return false;
    known.add(key);
    return true;
  });
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9\n@$*!]+/g, '');
}

function readRecords(): CorpusLine[] {
  return SAFETY_LEVELS.flatMap((level: SafetyLevel) =>
    readFileSync(join(import.meta.dirname, `${level}.jsonl`), 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => lineSchema.parse(JSON.parse(line))),
  ).map((line) => ({
    ...line,
    family: line.id,
    split: line.split === 'test' ? 'earlier' : 'train',
  }));
}

function readLineFiles(): CorpusLine[] {
  const folder = join(import.meta.dirname, 'lines');
  return readdirSync(folder)
    .toSorted()
    .flatMap((file) => readLines(file, readFileSync(join(folder, file), 'utf8')));
}

/** The slice of whole talks: every turn is a line, heard after the turns before it. */
export const TALK = 'talk';

function turnsOf(
  turns: readonly string[],
  {
    name,
    number,
    level,
    split,
  }: { name: string; number: number; level: SafetyLevel; split: Split },
): CorpusLine[] {
  return turns.map((text, at) => ({
    id: `${name}:${number}-${at + 1}`,
    level,
    slice: TALK,
    split,
    family: `${name}:${number}`,
    text,
    context: at === 0 ? undefined : turns.slice(0, at),
  }));
}

/** `# level slice` heads a block; `earlier message // another => message` gives the context. */
function readLines(file: string, text: string): CorpusLine[] {
  const name = file.replace('.txt', '');
  const lines: CorpusLine[] = [];
  let level: SafetyLevel = 'none';
  let slice = '';
  for (const [number, raw] of text.split('\n').entries()) {
    const line = raw.trim();
    if (line === '') continue;
    if (line.startsWith('# ')) {
      const [first = '', ...rest] = line.slice(2).split(' ');
      level = z.enum(SAFETY_LEVELS).parse(first);
      slice = rest.join(' ');
      continue;
    }
    const split = HELD[name] ?? (name.startsWith(HUNTED) ? 'hunted' : 'train');
    if (slice === TALK) {
      lines.push(...turnsOf(line.split(' // '), { name, number: number + 1, level, split }));
      continue;
    }
    const members =
      split === 'train' ? expandFamily(line, MAX_OF_A_FAMILY) : expandFamily(line, MAX_HELD);
    for (const [at, member] of members.entries()) {
      const [before, after] = member.split(' => ');
      const context = after === undefined ? undefined : before?.split(' // ');
      lines.push({
        id: `${name}:${number + 1}${members.length > 1 ? `-${at + 1}` : ''}`,
        level,
        slice,
        split,
        family: `${name}:${number + 1}`,
        text: after ?? member,
        context,
      });
    }
  }
  return lines;
}
