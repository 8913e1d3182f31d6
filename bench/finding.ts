/**
 * What the one search costs a phone: at /search, in Chromium at 360 × 740 with a processor four times
 * slower, how long the page's own thread works from a keystroke until what it finds is painted, for
 * every search of the evaluation: written at once into an empty field, and with its last letter; beside
 * what the thread does in the same two frames when nothing was typed. And once, how long until the
 * first search is answered.
 *
 *     npm run build && npm run bench -- finding
 *
 * Goal: 50 ms more than nothing for a letter, in the median. Exits 1 above it.
 */
import type { CDPSession, Page } from '@playwright/test';
import { QUERIES } from '#web/app/search/recall/queries.content.ts';
import { SEARCH_TEXTS } from '#web/features/search/texts.ts';
import { memberOnPhone } from './lighthouse/member-on-phone.ts';
import { median } from './rest/measure.ts';

const SLOWER = 4;
const GOAL_MS = 50;

export async function run(): Promise<void> {
  await memberOnPhone('finding', async ({ origin, open }) => {
    const { page, devtools } = await open();
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(`${origin}/search`);
    await page.getByRole('searchbox', { name: SEARCH_TEXTS.label }).waitFor();
    const opened = Date.now();
    await type(page, 'calma');
    await page.getByRole('link').and(page.locator('[data-result]')).first().waitFor();
    console.log(`first      ${Date.now() - opened} ms by the clock, with fetching and the index`);
    await page.waitForLoadState('networkidle');
    const nothing: number[] = [];
    const anew: number[] = [];
    const goingOn: number[] = [];
    const work = async (words: string): Promise<number> => {
      const before = await workedSoFar(devtools);
      await type(page, words);
      return (await workedSoFar(devtools)) - before;
    };
    for (const { typed } of QUERIES) {
      await type(page, '');
      nothing.push(await work(''));
      anew.push(await work(typed));
      await type(page, typed.slice(0, -1));
      goingOn.push(await work(typed));
    }
    report('nothing', nothing);
    report('anew', anew);
    report('going on', goingOn);
    if (median(goingOn) - median(nothing) > GOAL_MS) process.exitCode = 1;
  });
}

async function workedSoFar(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
}

/** Puts words into the field at once, and waits two frames: then what they find stands there. */
function type(page: Page, words: string): Promise<void> {
  return page.evaluate(
    (text) =>
      new Promise<void>((resolve) => {
        const field = document.querySelector<HTMLInputElement>('main input[type="search"]');
        const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
        own?.set?.call(field, text);
        field?.dispatchEvent(new Event('input', { bubbles: true }));
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve())));
      }),
    words,
  );
}

function report(name: string, all: readonly number[]): void {
  const sorted = all.toSorted((one, other) => one - other);
  const most = sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN;
  console.log(
    `${name.padEnd(10)} ${median([...all]).toFixed(0)} ms in the median, ${most.toFixed(0)} ms at 95 of 100 (${all.length} searches)`,
  );
}
