import type { StoredModel } from '../classifier/model.ts';
import { rowsOf } from './inputs.ts';
import { type Read, Recurrent, type StoredTables } from './recurrent.ts';

/** Readers as they are stored. */
export interface StoredPanel {
  /** The words known by themselves, the most common first. */
  words: string;
  readers: readonly StoredTables[];
}

/** With what is believed of them together with the reader of the browser. */
export type StoredLargerReader = StoredPanel & Pick<StoredModel, 'threshold' | 'harmless'>;

/** Readers that learned the same, each from another beginning: together they err less than one of them. */
export class Panel {
  private readonly readers: readonly Recurrent[];

  constructor({ words, readers }: StoredPanel) {
    const rows = rowsOf(words);
    this.readers = readers.map((tables) => new Recurrent(rows, tables));
  }

  /** The mean of what each answers: log-odds for each question. */
  read(stretch: Read): Float32Array {
    return this.readers
      .map((reader) => reader.read(stretch))
      .reduce((sum, answers) => sum.map((answer, at) => answer + (answers[at] ?? 0)))
      .map((sum) => sum / this.readers.length);
  }
}
