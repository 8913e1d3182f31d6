/**
 * What ten years of daily entries cost a phone at /advanced-analytics, in Chromium at 360 × 740 with a
 * processor four times slower: for each period, for a year, and for opening the page with its rows in
 * memory, how long the page's own thread works until the charts are painted, and how long that takes
 * by the clock. The first is what the charts cost; the second also holds what else the machine does.
 *
 *     npm run build && npm run bench -- charts [YEARS]     (10 by default; RUNS=7, the median counts)
 *
 * Exits 1 where the thread works over 100 ms.
 */
import type { CDPSession, ElementHandle, Page } from '@playwright/test';
import { ANALYTICS_TEXTS } from '#web/features/mood/analytics/texts.ts';
import { PERIODS } from '#web/features/mood/analytics/read/periods.ts';
import { memberOnPhone } from '../lighthouse/member-on-phone.ts';
import { median } from '../rest/measure.ts';
import { seedDays } from './seed-days.ts';

const RUNS = Number(process.env['RUNS'] ?? 7);
const SLOWER = 4;
const GOAL_MS = 100;
/** A touch of what does nothing: what the measuring itself costs, and is taken off the others. */
const NOTHING = 'nothing';

export async function run([years = '10']: string[]): Promise<void> {
  await memberOnPhone('charts', async ({ origin, dataDir, session, open }) => {
    const { access_token: accessToken } = session as { access_token: string };
    await seedDays({ origin, dataDir, accessToken }, Number(years));
    const { page, devtools } = await open();
    await page.goto(`${origin}/advanced-analytics`);
    await page.locator('svg path[stroke-width="3"]').first().waitFor();
    await page.waitForLoadState('networkidle');
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    await measure(page, devtools, new Date().getFullYear());
  });
}

/** Each thing that draws charts anew, turn by turn. */
async function measure(page: Page, devtools: CDPSession, thisYear: number): Promise<void> {
  const onPage = (name: string) => async () => {
    // Found before: looking for it is work of the thread, too.
    const button = await page.getByRole('button', { name, exact: true }).elementHandle();
    if (!button) throw new Error(`no button ${name}`);
    return await working(devtools, () => timeToPaint(button));
  };
  const draws: Record<string, () => Promise<Drawn>> = {
    [NOTHING]: async () => {
      const title = await page.getByRole('heading', { level: 1 }).elementHandle();
      if (!title) throw new Error('no title');
      return await working(devtools, () => timeToPaint(title));
    },
    ...Object.fromEntries(
      PERIODS.map((period) => {
        const name = ANALYTICS_TEXTS.periods[period];
        return [name, onPage(name)];
      }),
    ),
    [String(thisYear - 1)]: onPage(String(thisYear - 1)),
    [String(thisYear)]: onPage(String(thisYear)),
    opening: async () => {
      await leave(page);
      return await working(devtools, () => timeToOpen(page));
    },
  };
  const works = new Map<string, number[]>();
  const times = new Map<string, number[]>();
  for (let round = 0; round <= RUNS; round += 1) {
    for (const [name, draw] of Object.entries(draws)) {
      // What the one before left to do is not this one's.
      await page.waitForTimeout(300);
      const { worked, taken } = await draw();
      // The first round only warms up.
      if (round === 0) continue;
      works.set(name, [...(works.get(name) ?? []), worked]);
      times.set(name, [...(times.get(name) ?? []), taken]);
    }
  }
  const measuring = median(works.get(NOTHING) ?? []);
  for (const [name, all] of works) {
    const worked = name === NOTHING ? measuring : median(all) - measuring;
    if (worked > GOAL_MS) process.exitCode = 1;
    const clock = median(times.get(name) ?? []).toFixed(0);
    const over = worked > GOAL_MS ? ' (over 100)' : '';
    console.log(`${name.padEnd(10)} ${worked.toFixed(0)} ms${over}, ${clock} ms by the clock`);
  }
}

interface Drawn {
  worked: number;
  taken: number;
}

/** Milliseconds that the thread of the page worked while `draw` went on. */
async function working(devtools: CDPSession, draw: () => Promise<number>): Promise<Drawn> {
  const tasks = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  };
  const before = await tasks();
  const taken = await draw();
  return { worked: (await tasks()) - before, taken };
}

/** Milliseconds from the touch of a button to the frame after what it draws. */
function timeToPaint(button: ElementHandle<HTMLElement | SVGElement>): Promise<number> {
  return button.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
        // A frame callback runs before its frame is painted; a task after it, when it is.
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
      }),
  );
}

async function leave(page: Page): Promise<void> {
  await page.getByRole('link', { name: ANALYTICS_TEXTS.wellBeing }).click();
  await page.waitForURL('**/mood/well-being');
  await page.waitForTimeout(500);
}

/** Milliseconds from going back to the page, with its rows in memory, to its charts. */
function timeToOpen(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        const observer = new MutationObserver(() => {
          if (!document.querySelector('svg path[stroke-width="3"]')) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
        });
        observer.observe(document.body, { childList: true, subtree: true });
        history.back();
      }),
  );
}
