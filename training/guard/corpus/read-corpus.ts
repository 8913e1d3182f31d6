import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SAFETY_LEVELS, type SafetyLevel } from '#domain/safety/levels.ts';

/**
 * `hunted` was written around what the guard misses and teaches only the readers of the server
 * (README.md); `train` teaches both; `tune` sets thresholds and settings; `blind` was written by somebody who had seen
 * nothing of this, and is only counted. `earlier` is the first held-out half, `talks` are whole talks
 * without danger: only counted too.
 */
export const SPLITS = ['hunted', 'train', 'tune', 'earlier', 'talks', 'blind'] as const;
export type Split = (typeof SPLITS)[number];

export interface CorpusLine {
  /** Stays with the line whatever is added before it: by it the line falls into its fold. */
  id: string;
  level: SafetyLevel;
  slice: string;
  split: Split;
  /** Lines of one family are variations of one another and stay in one split. */
  family: string;
  text: string;
  context?: string[] | undefined;
  /** The hand that wrote it, and in which round. */
  author: string;
  round: string;
}

/** The slice of whole talks: every turn is a line, heard after the turns before it. */
export const TALK = 'talk';

const COLUMNS = 'id\ttext\tcontext\tlabel\tslice\tauthor\tround';
/** Between the earlier messages of a context. */
const NEXT_MESSAGE = ' // ';

const known = new Map<Split, readonly CorpusLine[]>();

/** Our own labelled sentences, written by hand; see README.md for labels and provenance. What is held out comes first. */
export function readCorpus(split?: Split): CorpusLine[] {
  if (split === undefined) return SPLITS.toReversed().flatMap((one) => readCorpus(one));
  const lines = known.get(split) ?? readSplit(split);
  known.set(split, lines);
  return [...lines];
}

/** @throws where the file is not as README.md says */
function readSplit(split: Split): CorpusLine[] {
  const file = join(import.meta.dirname, `${split}.tsv`);
  const [head, ...rows] = readFileSync(file, 'utf8').split('\n');
  if (head !== COLUMNS) throw new Error(`${file} begins with other columns`);
  return rows.flatMap((row, at) => {
    if (row === '') return [];
    const [id = '', text, context = '', label, slice = '', author = '', round, ...more] = row
      .split('\t')
      .map(unescaped);
    const level = SAFETY_LEVELS.find((one) => one === label);
    if (text === undefined || !level || round === undefined || more.length > 0) {
      throw new Error(`${file}:${at + 2} is no line of seven columns`);
    }
    const said = context === '' ? undefined : context.split(NEXT_MESSAGE);
    return [{ id, level, slice, split, family: familyOf(id), text, context: said, author, round }];
  });
}

/** `train-s7-b-3:12-2` is the second of the family `train-s7-b-3:12`. */
function familyOf(id: string): string {
  return id.includes(':') ? id.replace(/-\d+$/, '') : id;
}

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['\\t', '\t'],
  ['\\n', '\n'],
  ['\\r', '\r'],
  ['\\\\', '\\'],
]);

function unescaped(cell: string): string {
  return cell.replace(/\\./g, (escape) => ESCAPES.get(escape) ?? escape);
}
