import { expect, it } from 'vitest';
import { seeded } from '#training/guard/learn/learn.ts';
import { packTables } from '#training/guard/learn/recurrent/pack-tables.ts';
import { rowsOf } from './inputs.ts';
import { Panel } from './panel.ts';
import { Recurrent } from './recurrent.ts';
import { tablesFor } from './shape.ts';

const words = 'kiero morir dormir ya no';
const rows = rowsOf(words);
const length = tablesFor(rows.size).reduce((sum, [, many, columns]) => sum + many * columns, 0);
const tablesOf = (seed: number) => {
  const random = seeded(seed);
  return packTables(
    Float32Array.from({ length }, () => random() - 0.5),
    rows.size,
  );
};

it('answers the mean of what its readers answer', () => {
  const readers = [1, 2, 3].map(tablesOf);
  const read = { words: ['ya', 'no', 'kiero'], borders: Uint8Array.from([2, 0, 1]), found: [] };
  const answers = readers.map((tables) => new Recurrent(rows, tables).read(read));
  const together = new Panel({ words, readers }).read(read);
  for (const [question, answer] of together.entries()) {
    const mean = answers.reduce((sum, one) => sum + one[question]!, 0) / answers.length;
    expect(answer).toBeCloseTo(mean, 5);
  }
});
