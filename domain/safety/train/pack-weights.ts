import {
  type ParameterName,
  type Parameters,
  shapesOf,
  type Size,
} from '../classifier/convolution.ts';
import { HEADER, NETWORK_STEPS } from '../classifier/packed.ts';

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

  base64(): string {
    return Buffer.from(this.bytes).toString('base64');
  }
}

/** The weights of the heads in turn as text (`classifier/packed.ts` reads it). */
export function packWeights(heads: readonly Int8Array[]): string {
  const writer = new BitWriter();
  for (const weights of heads) {
    const kept = Array.from(weights.keys()).filter((place) => weights[place] !== 0);
    const gaps = kept.map((place, at) => place - (kept[at - 1] ?? -1) - 1);
    const sizes = kept.map((place) => Math.abs(weights[place] ?? 0) - 1);
    const [far, large] = [shortest(gaps), shortest(sizes)];
    writer.bits(kept.length, HEADER.count);
    writer.bits(far, HEADER.k);
    writer.bits(large, HEADER.k);
    for (const [at, place] of kept.entries()) {
      writer.rice(gaps[at] ?? 0, far);
      writer.bits((weights[place] ?? 0) < 0 ? 1 : 0, 1);
      writer.rice(sizes[at] ?? 0, large);
    }
  }
  return writer.base64();
}

/** The `k` with which these numbers take the fewest bits. */
function shortest(numbers: readonly number[]): number {
  const bitsWith = (k: number) =>
    numbers.reduce((sum, value) => sum + Math.floor(value / 2 ** k) + 1 + k, 0);
  const all = Array.from({ length: 2 ** HEADER.k }, (_, k) => k);
  return all.reduce((best, k) => (bitsWith(k) < bitsWith(best) ? k : best), 0);
}

/** The network's parameters as text, and how much a step of each kind is (`unpackNetwork`). */
export function packNetwork(
  parameters: Parameters,
  size: Size,
): { network: string; networkScale: Record<ParameterName, number> } {
  const scales: [ParameterName, number][] = [];
  const bytes = shapesOf(size).flatMap(([name]) => {
    const values = parameters[name];
    const most = values.reduce((top, value) => Math.max(top, Math.abs(value)), 1e-6);
    const scale = most / NETWORK_STEPS;
    scales.push([name, scale]);
    return Array.from(values, (value) => Math.round(value / scale));
  });
  return {
    network: Buffer.from(Int8Array.from(bytes).buffer).toString('base64'),
    networkScale: Object.fromEntries(scales) as Record<ParameterName, number>,
  };
}
