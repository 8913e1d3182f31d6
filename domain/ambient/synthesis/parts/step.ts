/** What moves slowly is computed once for so many samples, two thirds of a millisecond. */
export const STEP = 32;

/** A sound that is being made. Writes `STEP` samples into each side, over what stood there. */
export interface Voice {
  render(left: Float32Array, right: Float32Array): void;
}
