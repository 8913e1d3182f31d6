import {
  type ParameterName,
  type Parameters,
  parametersIn,
  shapesOf,
  type Size,
} from './convolution.ts';

/** Bits of bytes, the most significant first. */
class BitReader {
  private readonly bytes: Uint8Array;
  private at = 0;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  bit(): number {
    const bit = ((this.bytes[this.at >>> 3] ?? 0) >>> (7 - (this.at & 7))) & 1;
    this.at += 1;
    return bit;
  }

  bits(count: number): number {
    let value = 0;
    for (let i = 0; i < count; i += 1) value = value * 2 + this.bit();
    return value;
  }

  /** A whole number in Rice's code: as many ones as it has `2^k`, a nought, the rest in `k` bits. */
  rice(k: number): number {
    let quotient = 0;
    while (this.bit() === 1) quotient += 1;
    return quotient * 2 ** k + this.bits(k);
  }
}

/** Bits in which a number of weights, the `k` of a Rice code and the length of a size's code are written. */
export const HEADER = { count: 24, k: 4, length: 4 } as const;

/** Steps of a weight on each side of nothing: fewer of them make a smaller file and cost no exactness. */
export const LARGEST_STEP = 10;

/**
 * Sizes in a code of their own, shorter for the more common ones (canonical Huffman): codes of one
 * length are numbers in a row, in the order of the sizes.
 */
export class SizeCode {
  /** How many codes there are of each length. */
  private readonly counts: number[] = [];
  /** Sizes from the shortest code to the longest. */
  private readonly sizes: readonly number[];

  /** @param lengths bits of the code of each size from one on; nought where a size never comes */
  constructor(lengths: readonly number[]) {
    for (const length of lengths) this.counts[length] = (this.counts[length] ?? 0) + 1;
    this.counts[0] = 0;
    this.sizes = lengths
      .map((length, at) => ({ length, size: at + 1 }))
      .filter(({ length }) => length > 0)
      .toSorted((a, b) => a.length - b.length || a.size - b.size)
      .map(({ size }) => size);
  }

  read(bit: () => number): number {
    let [code, first, index] = [0, 0, 0];
    for (let length = 1; length < this.counts.length; length += 1) {
      code = code * 2 + bit();
      const count = this.counts[length] ?? 0;
      if (code - first < count) return this.sizes[index + code - first] ?? 0;
      index += count;
      first = (first + count) * 2;
    }
    throw new Error('No such code');
  }

  /** The code of a size, and how many bits it has. */
  codeOf(size: number): { code: number; length: number } {
    let [first, index] = [0, 0];
    const at = this.sizes.indexOf(size);
    if (at < 0) throw new Error(`No code for ${size}: at most ${LARGEST_STEP}`);
    for (let length = 1; length < this.counts.length; length += 1) {
      const count = this.counts[length] ?? 0;
      if (at - index < count) return { code: first + at - index, length };
      index += count;
      first = (first + count) * 2;
    }
    throw new Error(`No code for ${size}`);
  }
}

/**
 * The weights of one head after another, as `training/guard/learn/pack-weights.ts` wrote them: how far the next
 * weight that is not nought lies, its sign, its size. Some nine bits a weight; a letter for each
 * place would take thirteen and more once compressed.
 * @param places weights of a head, noughts included
 */
export function unpackWeights(bytes: Uint8Array, heads: number, places: number): Int8Array[] {
  const reader = new BitReader(bytes);
  return Array.from({ length: heads }, () => {
    const weights = new Int8Array(places);
    const count = reader.bits(HEADER.count);
    const far = reader.bits(HEADER.k);
    const sizes = new SizeCode(
      Array.from({ length: LARGEST_STEP }, () => reader.bits(HEADER.length)),
    );
    let place = -1;
    for (let i = 0; i < count; i += 1) {
      place += reader.rice(far) + 1;
      const sign = reader.bits(1) === 1 ? -1 : 1;
      weights[place] = sign * sizes.read(() => reader.bit());
    }
    return weights;
  });
}

/** Steps of the network's parameters on each side of nothing: a byte each. */
export const NETWORK_STEPS = 127;

/** The network's parameters as `training/guard/learn/pack-weights.ts` wrote them, a byte each. */
export function unpackNetwork(
  bytes: Uint8Array,
  scale: Readonly<Record<ParameterName, number>>,
  size: Size,
): Parameters {
  const steps = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length);
  const parameters = parametersIn(Float32Array.from(steps), size);
  for (const [name] of shapesOf(size)) {
    const values = parameters[name];
    for (let i = 0; i < values.length; i += 1) values[i] = (values[i] ?? 0) * scale[name];
  }
  return parameters;
}
