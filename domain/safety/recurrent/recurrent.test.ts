import { expect, it } from 'vitest';
import { seeded } from '#training/guard/learn/learn.ts';
import { findingRowOf, meaningRowsOf, rowsOf, runsOf, UNKNOWN_WORD } from './inputs.ts';
import { type Read, Recurrent } from './recurrent.ts';
import { DIRECTIONS, INSIDE, MEMORY, type TableName, tablesFor } from './shape.ts';
import { packTables } from '#training/guard/learn/recurrent/pack-tables.ts';

const WORDS = 'kiero morir dormir ya no';
const stretch = (...words: string[]): Read => ({
  words,
  borders: Uint8Array.from(words, (_, at) => (at === 0 ? 2 : 0)),
  found: [],
});

const ROWS = rowsOf(WORDS);
const SHAPES = tablesFor(ROWS.size);
const random = seeded(7);
const numbers = Float32Array.from(
  { length: SHAPES.reduce((sum, [, rows, columns]) => sum + rows * columns, 0) },
  () => random() - 0.5,
);
const stored = packTables(numbers, ROWS.size);
const reader = new Recurrent(ROWS, stored);

/** The same reading, written down as in the books, with plain lists and no haste. */
function readPlainly({ words, borders, found }: Read): number[] {
  let from = 0;
  const steps = stored.steps;
  const tables = Object.fromEntries(
    SHAPES.map(([name, rows, columns]) => {
      const table = Array.from({ length: rows }, (_, row) =>
        Array.from({ length: columns }, (_one, i) => {
          return steps[from + row * columns + i]! * stored.scale[name];
        }),
      );
      from += rows * columns;
      return [name, table];
    }),
  ) as Record<TableName, number[][]>;
  const add = (...lists: number[][]) =>
    Array.from({ length: INSIDE }, (_, i) => lists.reduce((sum, list) => sum + list[i]!, 0));
  const dot = (one: number[], other: number[]) => one.reduce((s, x, i) => s + x * other[i]!, 0);
  const sigmoid = (x: number) => 1 / (1 + Math.exp(-x));
  const inside = words.map((word, at) => {
    const runs = runsOf(word);
    return add(
      ...runs.map((row) => tables.run[row]!.map((x) => x / Math.sqrt(runs.length))),
      ...meaningRowsOf(word).map((row) => tables.meaning[row]!),
      tables.word[ROWS.get(word) ?? UNKNOWN_WORD]!,
      tables.border[borders[at]!]!,
      ...found
        .filter((one) => one.word === at)
        .map(({ hash }) => tables.finding[findingRowOf(hash)]!),
    );
  });
  const sides = DIRECTIONS.map((side) => {
    const order = side === 'forward' ? inside : inside.toReversed();
    let memory = Array.from({ length: MEMORY }, () => 0);
    const memories = order.map((word) => {
      const gate = (which: number, i: number, share = 1) => {
        const row = which * MEMORY + i;
        const given =
          dot(tables[`${side}.input`][row]!, word) + tables[`${side}.inputBias`][0]![row]!;
        const kept =
          dot(tables[`${side}.memory`][row]!, memory) + tables[`${side}.memoryBias`][0]![row]!;
        return given + share * kept;
      };
      memory = memory.map((before, i) => {
        const fresh = Math.tanh(gate(2, i, sigmoid(gate(0, i))));
        const keep = sigmoid(gate(1, i));
        return (1 - keep) * fresh + keep * before;
      });
      return memory;
    });
    return side === 'forward' ? memories : memories.toReversed();
  });
  const both = words.map((_, at) => sides.flatMap((memories) => memories[at]!));
  const calls = both.map((memory) => Math.exp(dot(memory, tables.listen[0]!)));
  const all = calls.reduce((sum, call) => sum + call, 0);
  const over = (combine: (values: number[]) => number) =>
    both[0]!.map((_, i) => combine(both.map((memory) => memory[i]!)));
  const seen = [
    ...over((values) => Math.max(...values)),
    ...over((values) => values.reduce((sum, x, at) => sum + (x * calls[at]!) / all, 0)),
    ...over((values) => values.reduce((sum, x) => sum + x, 0) / Math.sqrt(words.length)),
  ];
  return tables.answer.map((row, q) => dot(row, seen) + tables.answerBias[0]![q]!);
}

it('answers what the formulas say', () => {
  const read = {
    ...stretch('ya', 'no', 'kiero', 'bibir', 'morir'),
    found: [
      { hash: 12345, word: 2 },
      { hash: -99, word: 4 },
    ],
  };
  const plainly = readPlainly(read);
  for (const [question, answer] of reader.read(read).entries()) {
    expect(answer).toBeCloseTo(plainly[question]!, 4);
  }
});

it('hears in which order the words come', () => {
  const one = reader.read(stretch('no', 'kiero', 'morir', 'ya', 'dormir'));
  const other = reader.read(stretch('no', 'kiero', 'dormir', 'ya', 'morir'));
  expect(Math.abs(one[0]! - other[0]!)).toBeGreaterThan(0.01);
});

it('tells words that it does not know by their letters', () => {
  const [one, other] = ['matarme', 'regalarme'].map((word) => reader.read(stretch(word))[0]!);
  expect(Math.abs(one! - other!)).toBeGreaterThan(0.01);
});

it('answers for the most alarming part of a long stretch, wherever it stands', () => {
  const part = Array.from({ length: 36 }, (_, at) => (at % 2 === 0 ? 'kiero' : 'dormir'));
  const short = reader.read(stretch(...part));
  const long = reader.read(stretch(...part, ...Array.from({ length: 40 }, () => 'ya')));
  for (const [question, answer] of short.entries()) {
    expect(long[question]).toBeGreaterThanOrEqual(answer - 1e-6);
  }
});

it('answers also where there is nothing to read', () => {
  expect(Array.from(reader.read(stretch())).every(Number.isFinite)).toBe(true);
});

it('remembers nothing of the sentence before', () => {
  const alone = reader.read(stretch('no', 'kiero', 'dormir'));
  reader.read(stretch('kiero', 'morir', 'ya'));
  expect(reader.read(stretch('no', 'kiero', 'dormir'))).toEqual(alone);
});

it('keeps a number to within a step of its table', () => {
  const steps = stored.steps;
  const far = Array.from({ length: INSIDE }, (_, at) =>
    Math.abs(steps[at]! * stored.scale.word - numbers[at]!),
  );
  expect(Math.max(...far)).toBeLessThan(stored.scale.word);
});

it('refuses tables that are too short or too long', () => {
  expect(() => packTables(numbers.subarray(1), ROWS.size)).toThrow(/wanted/);
  const steps = stored.steps.subarray(1);
  expect(() => new Recurrent(ROWS, { ...stored, steps })).toThrow(/wanted/);
});
