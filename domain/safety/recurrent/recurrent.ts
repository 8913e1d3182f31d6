import { spansOf } from '../classifier/model.ts';
import type { Stretch } from '../classifier/track.ts';
import { findingRowOf, meaningRowsOf, runsOf, UNKNOWN_WORD } from './inputs.ts';
import { GATES, Gru } from './gru.ts';
import { Product } from './product.ts';
import { type Direction, DIRECTIONS, INSIDE, MEMORY, type TableName, tablesFor } from './shape.ts';
import { viewsOf } from './views.ts';

/** The learned tables of a reader as they are stored. */
export interface StoredTables {
  /** All tables (`shape.ts`) one after another in whole steps, a byte each, in base64. */
  steps: string;
  /** How much a step of each table is. */
  scale: Record<TableName, number>;
}

/** What is read of a stretch. */
export type Read = Pick<Stretch, 'words' | 'borders' | 'found'>;

/** Numbers that a word puts into the gates of one direction. */
const INTO_GATES = GATES * MEMORY;
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
  private readonly tables: Record<TableName, Float32Array>;
  private readonly remembered = new Map<string | number, IntoGates>();
  /** What goes into the gates of each direction from a word, and what it remembers. */
  private readonly fromWord: Record<Direction, Product>;
  private readonly memory: Record<Direction, Gru>;
  /** What each kind of border before a word puts into the gates, with what always goes in. */
  private readonly borders: readonly IntoGates[];

  /** @param rows of the words known by themselves (`rowsOf`) */
  constructor(rows: ReadonlyMap<string, number>, { steps, scale }: StoredTables) {
    this.rows = rows;
    this.tables = tablesIn(steps, scale, rows.size);
    const { tables } = this;
    const { border } = tables;
    const nothing = new Float32Array(INTO_GATES);
    this.fromWord = byDirection((side) => new Product(tables[`${side}.input`], nothing));
    this.memory = byDirection(
      (side) => new Gru(tables[`${side}.memory`], tables[`${side}.memoryBias`], LONGEST_PART),
    );
    this.borders = Array.from({ length: border.length / INSIDE }, (_, kind) => {
      const into = this.intoGates(border.subarray(kind * INSIDE, (kind + 1) * INSIDE));
      return byDirection((side) =>
        into[side].map((value, i) => value + (tables[`${side}.inputBias`][i] ?? 0)),
      );
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
    return answerBias.map((bias, question) =>
      views.reduce((sum, view, i) => sum + view * (answer[question * views.length + i] ?? 0), bias),
    );
  }

  /** What each word puts into the gates: itself, what stands before it, what the rules found there. */
  private writeInputs({ words, borders, found }: Read): void {
    for (const side of DIRECTIONS) this.memory[side].inputs.fill(0, 0, words.length * INTO_GATES);
    for (const [at, word] of words.entries()) {
      this.put(
        at,
        this.recall(word, () => this.insideOf(word)),
      );
      this.put(at, this.borders[borders[at] ?? 0]);
    }
    for (const { hash, word } of found) {
      const row = findingRowOf(hash);
      this.put(
        word,
        this.recall(row, () => this.tables.finding.subarray(row * INSIDE, (row + 1) * INSIDE)),
      );
    }
  }

  private put(word: number, intoGates: IntoGates | undefined): void {
    if (!intoGates) return;
    for (const side of DIRECTIONS) {
      const { inputs } = this.memory[side];
      const more = intoGates[side];
      const from = word * INTO_GATES;
      for (let i = 0; i < INTO_GATES; i += 1) {
        inputs[from + i] = (inputs[from + i] ?? 0) + (more[i] ?? 0);
      }
    }
  }

  private recall(key: string | number, inside: () => Float32Array): IntoGates {
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
