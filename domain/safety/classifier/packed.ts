import {
  type ParameterName,
  type Parameters,
  parametersIn,
  shapesOf,
  type Size,
} from './convolution.ts';

/** Bits of a text in base64, the most significant first. */
class BitReader {
  private readonly bytes: Uint8Array;
  private at = 0;

  constructor(base64: string) {
    this.bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  }

  private bit(): number {
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

/** Bits in which a number of weights, and the `k` of a Rice code, are written. */
export const HEADER = { count: 24, k: 4 } as const;

/**
 * The weights of one head after another, as `train/pack-weights.ts` wrote them: how far the next
 * weight that is not nought lies, its sign, its size. Some nine bits a weight; a letter for each
 * place would take thirteen once compressed.
 * @param places weights of a head, noughts included
 */
export function unpackWeights(base64: string, heads: number, places: number): Int8Array[] {
  const reader = new BitReader(base64);
  return Array.from({ length: heads }, () => {
    const weights = new Int8Array(places);
    const count = reader.bits(HEADER.count);
    const [far, large] = [reader.bits(HEADER.k), reader.bits(HEADER.k)];
    let place = -1;
    for (let i = 0; i < count; i += 1) {
      place += reader.rice(far) + 1;
      const sign = reader.bits(1) === 1 ? -1 : 1;
      weights[place] = sign * (reader.rice(large) + 1);
    }
    return weights;
  });
}

/** Steps of the network's parameters on each side of nothing: one letter each. */
export const NETWORK_STEPS = 127;

/** The network's parameters as `train/pack-weights.ts` wrote them, a byte each. */
export function unpackNetwork(
  base64: string,
  scale: Readonly<Record<ParameterName, number>>,
  size: Size,
): Parameters {
  const steps = Int8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const parameters = parametersIn(Float32Array.from(steps), size);
  for (const [name] of shapesOf(size)) {
    const values = parameters[name];
    for (let i = 0; i < values.length; i += 1) values[i] = (values[i] ?? 0) * scale[name];
  }
  return parameters;
}
