import { INSIDE } from './shape.ts';

/** A table of which a reading takes a few rows: it stays in whole steps, a byte each, a quarter of the room. */
export class Rows {
  private readonly steps: Int8Array;
  private readonly scale: number;

  /** @param scale how much a step is */
  constructor(steps: Int8Array, scale: number) {
    this.steps = steps;
    this.scale = scale;
  }

  get count(): number {
    return this.steps.length / INSIDE;
  }

  row(at: number): Float32Array {
    const own = this.steps.subarray(at * INSIDE, (at + 1) * INSIDE);
    return Float32Array.from(own, (step) => step * this.scale);
  }

  /** Adds a row, or a share of it. Rounded as a number of a learned table is, so that it reads the same. */
  add(at: number, into: Float32Array, share = 1): void {
    for (let i = 0; i < INSIDE; i += 1) {
      const value = Math.fround((this.steps[at * INSIDE + i] ?? 0) * this.scale);
      into[i] = (into[i] ?? 0) + share * value;
    }
  }
}
