export interface Measured {
  perSecond: number;
  p50: number;
  p99: number;
}

/** Keeps `workers` calls under way for `seconds`; times in milliseconds. */
export async function measure(
  send: (worker: number) => Promise<unknown>,
  workers: number,
  seconds: number,
): Promise<Measured> {
  const times: number[] = [];
  const start = performance.now();
  const end = start + seconds * 1000;
  const work = async (worker: number) => {
    for (let before = performance.now(); before < end; ) {
      await send(worker);
      const after = performance.now();
      times.push(after - before);
      before = after;
    }
  };
  await Promise.all(Array.from({ length: workers }, (_, worker) => work(worker)));
  const elapsed = (performance.now() - start) / 1000;
  const sorted = Float64Array.from(times).toSorted();
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
  return { perSecond: sorted.length / elapsed, p50: at(0.5), p99: at(0.99) };
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
