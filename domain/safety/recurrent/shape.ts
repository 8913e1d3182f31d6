import { GATES } from './gru.ts';
import { FINDING_ROWS, MEANING_ROWS, RUN_ROWS, UNKNOWN_WORD } from './inputs.ts';
import { VIEWS } from './views.ts';

/** Numbers in which a word is told. */
export const INSIDE = 64;
/** Numbers in which each direction remembers what it has read. */
export const MEMORY = 64;
export const DIRECTIONS = ['forward', 'backward'] as const;
export type Direction = (typeof DIRECTIONS)[number];
const BORDER_KINDS = 3;
const QUESTIONS = 3;

type GateName = 'input' | 'memory' | 'inputBias' | 'memoryBias';
export type TableName =
  | 'word'
  | 'run'
  | 'meaning'
  | 'finding'
  | 'border'
  | `${Direction}.${GateName}`
  | 'listen'
  | 'answer'
  | 'answerBias';

/** Names, rows and columns of the tables, in the order in which they lie in the file. */
export function tablesFor(knownWords: number): [TableName, number, number][] {
  const gates = GATES * MEMORY;
  const both = DIRECTIONS.length * MEMORY;
  return [
    ['word', knownWords + UNKNOWN_WORD + 1, INSIDE],
    ['run', RUN_ROWS, INSIDE],
    ['meaning', MEANING_ROWS, INSIDE],
    ['finding', FINDING_ROWS, INSIDE],
    ['border', BORDER_KINDS, INSIDE],
    ...DIRECTIONS.flatMap((direction): [TableName, number, number][] => [
      [`${direction}.input`, gates, INSIDE],
      [`${direction}.memory`, gates, MEMORY],
      [`${direction}.inputBias`, 1, gates],
      [`${direction}.memoryBias`, 1, gates],
    ]),
    ['listen', 1, both],
    ['answer', QUESTIONS, VIEWS * both],
    ['answerBias', 1, QUESTIONS],
  ];
}
