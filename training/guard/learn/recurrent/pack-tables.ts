import type { StoredTables } from '#domain/safety/recurrent/recurrent.ts';
import { type TableName, tablesFor } from '#domain/safety/recurrent/shape.ts';

/** Steps on each side of nothing. */
const STEPS = 127;
/** A table's largest numbers are few: those beyond so many times its spread are cut to that. */
const LARGEST = 6;

/** Tables as they were learned, one after another, in whole steps (`Recurrent` reads them). */
export function packTables(tables: Float32Array, knownWords: number): StoredTables {
  const steps = new Int8Array(tables.length);
  const scales: [TableName, number][] = [];
  let from = 0;
  for (const [name, rows, columns] of tablesFor(knownWords)) {
    const values = tables.subarray(from, from + rows * columns);
    const scale = stepOf(values);
    scales.push([name, scale]);
    for (const [at, value] of values.entries()) {
      steps[from + at] = Math.max(-STEPS, Math.min(STEPS, Math.round(value / scale)));
    }
    from += rows * columns;
  }
  if (from !== tables.length) throw new Error(`${tables.length} numbers, ${from} wanted`);
  return {
    steps,
    scale: Object.fromEntries(scales) as Record<TableName, number>,
  };
}

function stepOf(values: Float32Array): number {
  const most = values.reduce((top, value) => Math.max(top, Math.abs(value)), 1e-6);
  const spread = Math.sqrt(values.reduce((sum, value) => sum + value * value, 0) / values.length);
  return Math.min(most, LARGEST * spread) / STEPS;
}
