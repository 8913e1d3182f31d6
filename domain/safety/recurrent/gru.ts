import { Arithmetic, columnsOf } from './arithmetic.ts';

/** What lets go, what takes in, what is new: the three gates of a GRU, in this order. */
export const GATES = 3;

/** Carries a memory from word to word (a GRU: Cho et al. 2014, as cuDNN has it). */
export class Gru {
  /** What each word puts into the gates, biases included, word after word: write it here. */
  readonly inputs: Float32Array;
  private readonly arithmetic = new Arithmetic();
  private readonly matrix: Float32Array;
  private readonly bias: Float32Array;
  private readonly gates: Float32Array;
  /** Those after each word, and on either side room for the one before the first. */
  private readonly memories: Float32Array;
  private readonly size: number;

  /**
   * @param matrix from the memory into the gates, row after row
   * @param bias one number a row
   * @param most words at once
   * @throws where the memory does not come in fours, or all of it is too large
   */
  constructor(matrix: Float32Array, bias: Float32Array, most: number) {
    this.size = columnsOf(matrix, bias);
    this.matrix = this.arithmetic.keep(matrix);
    this.bias = this.arithmetic.keep(bias);
    this.gates = this.arithmetic.place(bias.length);
    this.inputs = this.arithmetic.place(most * bias.length);
    this.memories = this.arithmetic.place((most + 2) * this.size);
  }

  /**
   * What is remembered after each of the first words in `inputs`, in their order, read from the first
   * or from the last. The same array every time: read it before the next.
   */
  read(words: number, from: 'first' | 'last'): Float32Array {
    const { size, inputs, memories } = this;
    if (words > 0) {
      const forward = from === 'first';
      const start = forward ? 0 : words + 1;
      memories.fill(0, start * size, (start + 1) * size);
      const wordAt = (array: Float32Array, at: number, each: number) =>
        array.byteOffset + at * each * array.BYTES_PER_ELEMENT;
      const step = (forward ? 1 : -1) * Float32Array.BYTES_PER_ELEMENT;
      this.arithmetic.remember(
        this.matrix.byteOffset,
        this.bias.byteOffset,
        this.gates.byteOffset,
        size * Float32Array.BYTES_PER_ELEMENT,
        wordAt(inputs, forward ? 0 : words - 1, GATES * size),
        step * GATES * size,
        wordAt(memories, start, size),
        step * size,
        words,
      );
    }
    return memories.subarray(size, (words + 1) * size);
  }
}
