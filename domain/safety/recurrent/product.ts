import { Arithmetic, columnsOf } from './arithmetic.ts';

/** One matrix, times ever other values. */
export class Product {
  /** The values to be multiplied: write them here. */
  readonly values: Float32Array;
  private readonly result: Float32Array;
  private readonly run: () => void;

  /**
   * @param matrix row after row
   * @param bias one number a row, added to it; rows and columns must come in fours
   * @throws where they do not, or where the matrix is larger than the memory
   */
  constructor(matrix: Float32Array, bias: Float32Array) {
    const columns = columnsOf(matrix, bias);
    const arithmetic = new Arithmetic();
    const [own, added] = [arithmetic.keep(matrix), arithmetic.keep(bias)];
    const [values, result] = [arithmetic.place(columns), arithmetic.place(bias.length)];
    this.values = values;
    this.result = result;
    this.run = () =>
      arithmetic.multiply(
        own.byteOffset,
        values.byteOffset,
        added.byteOffset,
        result.byteOffset,
        bias.length,
        columns,
      );
  }

  /** The product with what stands in `values` now. The same array every time: read it before the next. */
  multiply(): Float32Array {
    this.run();
    return this.result;
  }
}
