import {
  type ParameterName,
  type Parameters,
  shapesOf,
  type Size,
} from '#domain/safety/classifier/convolution.ts';
import { HEADER, LARGEST_STEP, NETWORK_STEPS, SizeCode } from '#domain/safety/classifier/packed.ts';

class BitWriter {
  private readonly bytes: number[] = [];
  private used = 8;

  private bit(bit: number): void {
    if (this.used === 8) {
      this.bytes.push(0);
      this.used = 0;
    }
    const last = this.bytes.length - 1;
    this.bytes[last] = (this.bytes[last] ?? 0) | (bit << (7 - this.used));
    this.used += 1;
  }

  bits(value: number, count: number): void {
    for (let i = count - 1; i >= 0; i -= 1) this.bit(Math.floor(value / 2 ** i) % 2);
  }

  rice(value: number, k: number): void {
    for (let i = Math.floor(value / 2 ** k); i > 0; i -= 1) this.bit(1);
    this.bit(0);
    this.bits(value % 2 ** k, k);
  }

  all(): Uint8Array {
    return Uint8Array.from(this.bytes);
  }
}

/** The weights of the heads in turn as bytes (`classifier/packed.ts` reads it). */
export function packWeights(heads: readonly Int8Array[]): Uint8Array {
  const writer = new BitWriter();
  for (const weights of heads) {
    const kept = Array.from(weights.keys()).filter((place) => weights[place] !== 0);
    const gaps = kept.map((place, at) => place - (kept[at - 1] ?? -1) - 1);
    const far = shortest(gaps);
    const lengths = codeLengths(kept.map((place) => Math.abs(weights[place] ?? 0)));
    const sizes = new SizeCode(lengths);
    writer.bits(kept.length, HEADER.count);
    writer.bits(far, HEADER.k);
    for (const length of lengths) writer.bits(length, HEADER.length);
    for (const [at, place] of kept.entries()) {
      writer.rice(gaps[at] ?? 0, far);
      writer.bits((weights[place] ?? 0) < 0 ? 1 : 0, 1);
      const { code, length } = sizes.codeOf(Math.abs(weights[place] ?? 0));
      writer.bits(code, length);
    }
  }
  return writer.all();
}

/** How long Huffman makes the code of each size from one on; nought for one that never comes. */
function codeLengths(sizes: readonly number[]): number[] {
  const lengths = Array.from({ length: LARGEST_STEP }, () => 0);
  let groups = lengths.flatMap((_, at) => {
    const count = sizes.filter((size) => size === at + 1).length;
    return count > 0 ? [{ count, members: [at] }] : [];
  });
  const [only] = groups;
  if (groups.length === 1 && only) lengths[only.members[0] ?? 0] = 1;
  while (groups.length > 1) {
    const [one, other, ...rest] = groups.toSorted((a, b) => a.count - b.count);
    if (!one || !other) break;
    const members = [...one.members, ...other.members];
    for (const at of members) lengths[at] = (lengths[at] ?? 0) + 1;
    groups = [...rest, { count: one.count + other.count, members }];
  }
  return lengths;
}

/** The `k` with which these numbers take the fewest bits. */
function shortest(numbers: readonly number[]): number {
  const bitsWith = (k: number) =>
    numbers.reduce((sum, value) => sum + Math.floor(value / 2 ** k) + 1 + k, 0);
  const all = Array.from({ length: 2 ** HEADER.k }, (_, k) => k);
  return all.reduce((best, k) => (bitsWith(k) < bitsWith(best) ? k : best), 0);
}

/** The network's parameters as bytes, and how much a step of each kind is (`unpackNetwork`). */
export function packNetwork(
  parameters: Parameters,
  size: Size,
): { network: Uint8Array; networkScale: Record<ParameterName, number> } {
  const scales: [ParameterName, number][] = [];
  const bytes = shapesOf(size).flatMap(([name]) => {
    const values = parameters[name];
    const most = values.reduce((top, value) => Math.max(top, Math.abs(value)), 1e-6);
    const scale = most / NETWORK_STEPS;
    scales.push([name, scale]);
    return Array.from(values, (value) => Math.round(value / scale));
  });
  return {
    network: new Uint8Array(Int8Array.from(bytes).buffer),
    networkScale: Object.fromEntries(scales) as Record<ParameterName, number>,
  };
}
