import { spansOf } from '../classifier/model.ts';
import type { Stretch } from '../classifier/track.ts';
import { findingRowOf, meaningRowsOf, runsOf, UNKNOWN_WORD } from './inputs.ts';
import { GATES, Gru } from './gru.ts';
import { Product } from './product.ts';
import { Rows } from './rows.ts';
import { type Direction, DIRECTIONS, INSIDE, MEMORY, type TableName, tablesFor } from './shape.ts';
import { viewsOf } from './views.ts';

/** The learned tables of a reader as they are stored. */
export interface StoredTables {
  /** All tables (`shape.ts`) one after another in whole steps. */
  steps: Int8Array;
  /** How much a step of each table is. */
  scale: Record<TableName, number>;
}

/** What is read of a stretch. */
export type Read = Pick<Stretch, 'words' | 'borders' | 'found'>;

/** Numbers that a word puts into the gates of one direction. */
const INTO_GATES = GATES * MEMORY;
/** Of these tables a reading takes a few rows; the others are multiplied whole. */
type InRows = 'word' | 'run' | 'meaning' | 'finding' | 'border';
const IN_ROWS: ReadonlySet<TableName> = new Set(['word', 'run', 'meaning', 'finding', 'border']);
type IntoGates = Record<Direction, Float32Array>;

/** So many words, and things that the rules found, are remembered with what they put into the gates. */
const REMEMBER = 4000;

/**
 * Reads words in their order, from both ends, and remembers what went before (a GRU). Sums of words
 * tell that a knife and a brother were spoken of, their order tells who holds it. Its tables are too
 * large for a phone: it is for the server (decisions/010).
 */
export class Recurrent {
  private readonly rows: ReadonlyMap<string, number>;
  private readonly tables: Record<Exclude<TableName, InRows>, Float32Array>;
  private readonly inRows: Record<InRows, Rows>;
  private readonly findings = new Map<number, IntoGates>();
  /** What goes into the gates of each direction from a word, and what it remembers. */
  private readonly fromWord: Record<Direction, Product>;
  private readonly memory: Record<Direction, Gru>;
  /**
   * What each kind of border before a word puts into the gates, with what always goes in; and the words
   * that were read after such a border.
   */
  private readonly borders: readonly { into: IntoGates; words: Map<string, IntoGates> }[];

  /** @param rows of the words known by themselves (`rowsOf`) */
  constructor(rows: ReadonlyMap<string, number>, { steps, scale }: StoredTables) {
    this.rows = rows;
    const { inRows, tables } = tablesIn(steps, scale, rows.size);
    this.inRows = inRows;
    this.tables = tables;
    const { border } = inRows;
    const nothing = new Float32Array(INTO_GATES);
    this.fromWord = byDirection((side) => new Product(tables[`${side}.input`], nothing));
    this.memory = byDirection(
      (side) => new Gru(tables[`${side}.memory`], tables[`${side}.memoryBias`], LONGEST_PART),
    );
    this.borders = Array.from({ length: border.count }, (_, kind) => {
      const into = this.intoGates(border.row(kind));
      for (const side of DIRECTIONS) add(tables[`${side}.inputBias`], into[side], 0);
      return { into, words: new Map() };
    });
  }

  /** Log-odds for each question, of a stretch of words: of the most alarming part of a long one. */
  read(stretch: Read): Float32Array {
    return partsOf(stretch)
      .map((part) => this.readPart(part))
      .reduce((most, answers) => most.map((answer, at) => Math.max(answer, answers[at] ?? answer)));
  }

  private readPart(stretch: Read): Float32Array {
    this.writeInputs(stretch);
    const { length } = stretch.words;
    const { forward, backward } = this.memory;
    const memories = [forward.read(length, 'first'), backward.read(length, 'last')];
    const { listen, answer, answerBias } = this.tables;
    const views = viewsOf(memories, length, listen);
    return answerBias.map((bias, question) => {
      const row = question * views.length;
      let sum = bias;
      for (let i = 0; i < views.length; i += 1) sum += (views[i] ?? 0) * (answer[row + i] ?? 0);
      return sum;
    });
  }

  /** What each word puts into the gates: itself, what stands before it, what the rules found there. */
  private writeInputs({ words, borders, found }: Read): void {
    for (const [at, word] of words.entries()) {
      const into = this.wordIntoGates(word, borders[at] ?? 0);
      for (const side of DIRECTIONS) this.memory[side].inputs.set(into[side], at * INTO_GATES);
    }
    for (const { hash, word } of found) {
      const row = findingRowOf(hash);
      const into = remembering(this.findings, row, () =>
        this.intoGates(this.inRows.finding.row(row)),
      );
      for (const side of DIRECTIONS) add(into[side], this.memory[side].inputs, word * INTO_GATES);
    }
  }

  private wordIntoGates(word: string, border: number): IntoGates {
    const before = this.borders[border];
    if (!before) throw new Error(`No such border: ${border}`);
    return remembering(before.words, word, () => {
      const into = this.intoGates(this.insideOf(word));
      for (const side of DIRECTIONS) add(before.into[side], into[side], 0);
      return into;
    });
  }

  private insideOf(word: string): Float32Array {
    const inside = new Float32Array(INSIDE);
    const { run, meaning, word: known } = this.inRows;
    const runs = runsOf(word);
    for (const row of runs) run.add(row, inside, 1 / Math.sqrt(runs.length));
    for (const row of meaningRowsOf(word)) meaning.add(row, inside);
    known.add(this.rows.get(word) ?? UNKNOWN_WORD, inside);
    return inside;
  }

  private intoGates(inside: Float32Array): IntoGates {
    return byDirection((side) => {
      const product = this.fromWord[side];
      product.values.set(inside);
      return product.multiply().slice();
    });
  }
}

/** The more words it has read, the more it fears, also where they are the same harmless ones again. */
export const LONGEST_PART = 36;

function partsOf({ words, borders, found }: Read): Read[] {
  // No words are one part too: every question has an answer.
  return spansOf(Math.max(1, words.length), LONGEST_PART).map(([from, to]) => ({
    words: words.slice(from, to),
    borders: borders.slice(from, to),
    found: found.flatMap((one) =>
      one.word >= from && one.word < to ? [{ ...one, word: one.word - from }] : [],
    ),
  }));
}

/** What was made for a key before, or is made now. */
function remembering<Key>(known: Map<Key, IntoGates>, key: Key, make: () => IntoGates): IntoGates {
  const before = known.get(key);
  if (before) return before;
  if (known.size >= REMEMBER) known.clear();
  const made = make();
  known.set(key, made);
  return made;
}

/** Adds numbers to those that stand from a place on. */
function add(numbers: Float32Array, to: Float32Array, from: number): void {
  for (let i = 0; i < numbers.length; i += 1) {
    to[from + i] = (to[from + i] ?? 0) + (numbers[i] ?? 0);
  }
}

function byDirection<T>(of: (direction: Direction) => T): Record<Direction, T> {
  return { forward: of('forward'), backward: of('backward') };
}

/** @throws where there are more or fewer steps than the shapes want */
function tablesIn(steps: Int8Array, scale: StoredTables['scale'], knownWords: number) {
  const inRows: [TableName, Rows][] = [];
  const tables: [TableName, Float32Array][] = [];
  let from = 0;
  for (const [name, many, columns] of tablesFor(knownWords)) {
    from += many * columns;
    const own = steps.subarray(from - many * columns, from);
    inRows.push([name, new Rows(own, scale[name])]);
    if (!IN_ROWS.has(name))
      tables.push([name, Float32Array.from(own, (step) => step * scale[name])]);
  }
  if (from !== steps.length) {
    throw new Error(`${steps.length} numbers in the tables, ${from} wanted`);
  }
  return {
    inRows: Object.fromEntries(inRows) as Record<InRows, Rows>,
    tables: Object.fromEntries(tables) as Record<Exclude<TableName, InRows>, Float32Array>,
  };
}
