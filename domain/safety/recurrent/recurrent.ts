import { spansOf } from '../classifier/model.ts';
import type { Stretch } from '../classifier/track.ts';
import { findingRowOf, meaningRowsOf, rowsOf, runsOf, UNKNOWN_WORD } from './inputs.ts';
import { Product } from './product.ts';
import {
  type Direction,
  DIRECTIONS,
  GATES,
  INSIDE,
  MEMORY,
  type TableName,
  tablesFor,
} from './shape.ts';
import { viewsOf } from './views.ts';

/** The learned tables as they are stored. */
export interface StoredRecurrent {
  /** The words known by themselves, the most common first. */
  words: string;
  /** All tables (`shape.ts`) one after another in whole steps, a byte each, in base64. */
  steps: string;
  /** How much a step of each table is. */
  scale: Record<TableName, number>;
}

/** What is read of a stretch. */
export type Read = Pick<Stretch, 'words' | 'borders' | 'found'>;

/** Numbers that a word puts into the gates of one direction, and of both. */
const INTO_ONE = GATES * MEMORY;
const INTO_BOTH = DIRECTIONS.length * INTO_ONE;
const BOTH = DIRECTIONS.length * MEMORY;

/** So many words, and things that the rules found, are remembered with what they put into the gates. */
const REMEMBER = 4000;

/**
 * Reads words in their order, from both ends, and remembers what went before (a GRU). Sums of words
 * tell that a knife and a brother were spoken of, their order tells who holds it. Its tables are too
 * large for a phone: it is for the server (decisions/010).
 */
export class Recurrent {
  private readonly rows: ReadonlyMap<string, number>;
  private readonly tables: Record<TableName, Float32Array>;
  private readonly remembered = new Map<string | number, Float32Array>();
  /** Per direction: what goes into the gates from a word, and from the memory. */
  private readonly fromWord: Record<Direction, Product>;
  private readonly fromMemory: Record<Direction, Product>;
  /** What each kind of border before a word puts into the gates. */
  private readonly borders: readonly Float32Array[];

  constructor({ words, steps, scale }: StoredRecurrent) {
    this.rows = rowsOf(words);
    this.tables = tablesIn(steps, scale, this.rows.size);
    const { tables } = this;
    const { border } = tables;
    const nothing = new Float32Array(INTO_ONE);
    this.fromWord = byDirection((side) => new Product(tables[`${side}.input`], nothing));
    this.fromMemory = byDirection(
      (side) => new Product(tables[`${side}.memory`], tables[`${side}.memoryBias`]),
    );
    this.borders = Array.from({ length: border.length / INSIDE }, (_, kind) =>
      this.intoGates(border.subarray(kind * INSIDE, (kind + 1) * INSIDE)),
    );
  }

  /** Log-odds for each question, of a stretch of words: of the most alarming part of a long one. */
  read(stretch: Read): Float32Array {
    return partsOf(stretch)
      .map((part) => this.readPart(part))
      .reduce((most, answers) => most.map((answer, at) => Math.max(answer, answers[at] ?? answer)));
  }

  private readPart(stretch: Read): Float32Array {
    const inputs = this.inputsOf(stretch);
    const memories = new Float32Array(stretch.words.length * BOTH);
    this.remember('forward', inputs, memories);
    this.remember('backward', inputs, memories);
    const { listen, answer, answerBias } = this.tables;
    const views = viewsOf(memories, BOTH, listen);
    return answerBias.map((bias, question) =>
      views.reduce((sum, view, i) => sum + view * (answer[question * views.length + i] ?? 0), bias),
    );
  }

  /** What each word puts into the gates: itself, what stands before it, what the rules found there. */
  private inputsOf({ words, borders, found }: Read): Float32Array {
    const inputs = new Float32Array(words.length * INTO_BOTH);
    for (const [at, word] of words.entries()) {
      const own = this.recall(word, () => this.insideOf(word));
      addTo(inputs, at * INTO_BOTH, own);
      addTo(inputs, at * INTO_BOTH, this.borders[borders[at] ?? 0]);
    }
    for (const { hash, word } of found) {
      const row = findingRowOf(hash);
      const own = this.recall(row, () =>
        this.tables.finding.subarray(row * INSIDE, (row + 1) * INSIDE),
      );
      addTo(inputs, word * INTO_BOTH, own);
    }
    return inputs;
  }

  private recall(key: string | number, inside: () => Float32Array): Float32Array {
    const before = this.remembered.get(key);
    if (before) return before;
    const into = this.intoGates(inside());
    if (this.remembered.size >= REMEMBER) this.remembered.clear();
    this.remembered.set(key, into);
    return into;
  }

  private insideOf(word: string): Float32Array {
    const { tables } = this;
    const inside = new Float32Array(INSIDE);
    const add = (table: Float32Array, row: number, share = 1) => {
      for (let i = 0; i < INSIDE; i += 1) {
        inside[i] = (inside[i] ?? 0) + share * (table[row * INSIDE + i] ?? 0);
      }
    };
    const runs = runsOf(word);
    for (const row of runs) add(tables.run, row, 1 / Math.sqrt(runs.length));
    for (const row of meaningRowsOf(word)) add(tables.meaning, row);
    add(tables.word, this.rows.get(word) ?? UNKNOWN_WORD);
    return inside;
  }

  private intoGates(inside: Float32Array): Float32Array {
    const into = new Float32Array(INTO_BOTH);
    for (const [at, direction] of DIRECTIONS.entries()) {
      const product = this.fromWord[direction];
      product.values.set(inside);
      into.set(product.multiply(), at * INTO_ONE);
    }
    return into;
  }

  /** Writes down what one direction remembers after each word (Cho et al. 2014, as cuDNN has it). */
  private remember(direction: Direction, inputs: Float32Array, memories: Float32Array): void {
    const product = this.fromMemory[direction];
    const bias = this.tables[`${direction}.inputBias`];
    const side = DIRECTIONS.indexOf(direction);
    const words = inputs.length / INTO_BOTH;
    const memory = product.values.fill(0);
    for (let step = 0; step < words; step += 1) {
      const word = direction === 'forward' ? step : words - 1 - step;
      const from = word * INTO_BOTH + side * INTO_ONE;
      const gates = product.multiply();
      const into = (gate: number) => (inputs[from + gate] ?? 0) + (bias[gate] ?? 0);
      for (let i = 0; i < MEMORY; i += 1) {
        const reset = sigmoid(into(i) + (gates[i] ?? 0));
        const keep = sigmoid(into(MEMORY + i) + (gates[MEMORY + i] ?? 0));
        const fresh = tanh(into(2 * MEMORY + i) + reset * (gates[2 * MEMORY + i] ?? 0));
        memory[i] = (1 - keep) * fresh + keep * (memory[i] ?? 0);
      }
      memories.set(memory, word * BOTH + side * MEMORY);
    }
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

function byDirection<T>(of: (direction: Direction) => T): Record<Direction, T> {
  return { forward: of('forward'), backward: of('backward') };
}

function tablesIn(
  steps: string,
  scale: Readonly<Record<TableName, number>>,
  knownWords: number,
): Record<TableName, Float32Array> {
  const all = Int8Array.from(atob(steps), (letter) => letter.charCodeAt(0));
  let from = 0;
  const tables = tablesFor(knownWords).map(([name, rows, columns]): [TableName, Float32Array] => {
    from += rows * columns;
    const own = all.subarray(from - rows * columns, from);
    return [name, Float32Array.from(own, (step) => step * scale[name])];
  });
  if (from !== all.length) throw new Error(`${all.length} numbers in the tables, ${from} wanted`);
  return Object.fromEntries(tables) as Record<TableName, Float32Array>;
}

function addTo(sums: Float32Array, from: number, more: Float32Array | undefined): void {
  if (!more) return;
  for (let i = 0; i < more.length; i += 1) sums[from + i] = (sums[from + i] ?? 0) + (more[i] ?? 0);
}

function sigmoid(value: number): number {
  return 1 / (1 + Math.exp(-value));
}

/** `Math.tanh` is exact near nought, which nobody needs here, and takes most of the time. */
function tanh(value: number): number {
  return 2 * sigmoid(2 * value) - 1;
}
