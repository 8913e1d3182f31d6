import lighthouse from 'lighthouse';
import type { Phone } from './phone.ts';

export interface Reading {
  /** Of 100. */
  performance: number;
  seo: number;
  /** Seconds. */
  firstPaint: number;
  largestPaint: number;
  /** Milliseconds of tasks beyond 50 ms each. */
  blocked: number;
  shift: number;
  /** Why the browser would not keep the page for going back; empty when it would. */
  backCache: readonly string[];
}

const SLOWER = 4;
/** How long after load tasks are listened for, in milliseconds: what is fetched when idle is in it. */
const AFTER_LOAD = 8000;

/** The middle one of some runs, each on a cold cache. */
export async function measure(phone: Phone, url: string, runs: number): Promise<Reading> {
  const readings: Reading[] = [];
  for (let run = 0; run < runs; run += 1) {
    // oxlint-disable-next-line no-await-in-loop -- measured one after the other, on purpose
    readings.push(await measureOnce(phone, url));
  }
  const middle = readings.toSorted((a, b) => a.performance - b.performance)[Math.floor(runs / 2)];
  if (!middle) throw new Error('no runs');
  return middle;
}

async function measureOnce({ port }: Phone, url: string): Promise<Reading> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: ['performance', 'seo'],
    disableFullPageScreenshot: true,
  });
  if (!result) throw new Error(`${url} was not measured`);
  const { audits, categories, finalDisplayedUrl, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(runtimeError.message);
  if (finalDisplayedUrl !== url && finalDisplayedUrl !== `${url}/`) {
    throw new Error(`${url} led to ${finalDisplayedUrl}`);
  }
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
  return {
    performance: score('performance'),
    seo: score('seo'),
    firstPaint: Number((value('first-contentful-paint') / 1000).toFixed(2)),
    largestPaint: Number((value('largest-contentful-paint') / 1000).toFixed(2)),
    blocked: Math.round(value('total-blocking-time')),
    shift: Number(value('cumulative-layout-shift').toFixed(3)),
    backCache: backCacheFailures(audits['bf-cache']?.details),
  };
}

function backCacheFailures(details: unknown): string[] {
  const items = (details as { items?: { reason?: string }[] } | undefined)?.items ?? [];
  return items.map(({ reason }) => String(reason));
}

/** Milliseconds of the longest task after load, on the real page with the processor slowed down. */
export async function longTasksAfterLoad(
  { context }: Phone,
  url: string,
  runs: number,
): Promise<number> {
  const longest: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    // oxlint-disable-next-line no-await-in-loop -- measured one after the other, on purpose
    const page = await context.newPage();
    // oxlint-disable-next-line no-await-in-loop
    const session = await context.newCDPSession(page);
    // oxlint-disable-next-line no-await-in-loop
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    // oxlint-disable-next-line no-await-in-loop
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    // oxlint-disable-next-line no-await-in-loop
    await page.goto(url, { waitUntil: 'load' });
    // oxlint-disable-next-line no-await-in-loop
    longest.push(await page.evaluate(longestTask, AFTER_LOAD));
    // oxlint-disable-next-line no-await-in-loop
    await page.close();
  }
  return longest.toSorted((a, b) => a - b)[Math.floor(runs / 2)] ?? Number.NaN;
}

/** Runs in the page. */
async function longestTask(milliseconds: number): Promise<number> {
  const [navigation] = performance.getEntriesByType('navigation');
  const loaded = navigation instanceof PerformanceNavigationTiming ? navigation.loadEventEnd : 0;
  let longest = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      if (startTime >= loaded) longest = Math.max(longest, duration);
    }
  });
  observer.observe({ type: 'longtask', buffered: true });
  await new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
  return longest;
}
