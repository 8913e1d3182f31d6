/**
 * What ten years of daily entries cost a phone at /advanced-analytics: the time from a touch to the
 * charts on screen, in Chromium at 360 × 740 with a processor four times slower, for each period and
 * for opening the page with its rows in memory; and the longest task of each.
 *
 *     npm run build && npm run bench -- charts [YEARS]     (10 by default; RUNS=7, the median counts)
 *
 * Exits 1 where it is over 100 ms.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { ANALYTICS_TEXTS } from '#web/features/mood/analytics/texts.ts';
import { PERIODS } from '#web/features/mood/analytics/read/periods.ts';
import { startCopy } from '../copies/copy.ts';
import { signUp } from '../lighthouse/member.ts';
import { freePort, openPhone } from '../lighthouse/phone.ts';
import { median } from '../rest/measure.ts';
import { seedDays } from './seed-days.ts';

const RUNS = Number(process.env['RUNS'] ?? 7);
const SLOWER = 4;
const GOAL_MS = 100;

export async function run([years = '10']: string[]): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'remanso-charts-'));
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const server = startCopy(dataDir, port, { SITE_URL: origin });
  try {
    if ((await server.ready) === undefined) throw new Error(server.said());
    const session = await signUp(origin, dataDir);
    const { access_token: accessToken } = session as { access_token: string };
    await seedDays({ origin, dataDir, accessToken }, Number(years));
    const phone = await openPhone(origin, session);
    const page = await phone.context.newPage();
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${origin}/advanced-analytics`);
    await page.locator('svg path[stroke-width="3"]').first().waitFor();
    await page.waitForLoadState('networkidle');
    const devtools = await phone.context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await measure(page, new Date().getFullYear());
    await phone.close();
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Each thing that draws charts anew, turn by turn. */
async function measure(page: Page, thisYear: number): Promise<void> {
  const draws: Record<string, () => Promise<number>> = {
    ...Object.fromEntries(
      PERIODS.map((period) => {
        const name = ANALYTICS_TEXTS.periods[period];
        return [name, () => timeToPaint(page, name)];
      }),
    ),
    [String(thisYear - 1)]: () => timeToPaint(page, String(thisYear - 1)),
    [String(thisYear)]: () => timeToPaint(page, String(thisYear)),
    opening: () => timeToOpen(page),
  };
  const times = new Map<string, number[]>();
  for (let round = 0; round <= RUNS; round += 1) {
    for (const [name, draw] of Object.entries(draws)) {
      const taken = await draw();
      // The first round only warms up.
      if (round > 0) times.set(name, [...(times.get(name) ?? []), taken]);
    }
  }
  for (const [name, all] of times) {
    const taken = median(all);
    if (taken > GOAL_MS) process.exitCode = 1;
    console.log(`${name.padEnd(10)} ${taken.toFixed(0)} ms${taken > GOAL_MS ? ' (over 100)' : ''}`);
  }
}

/** Milliseconds from the touch of a button to the frame after what it draws. */
function timeToPaint(page: Page, name: string): Promise<number> {
  return page.getByRole('button', { name, exact: true }).evaluate(
    (button: HTMLElement) =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        button.click();
        // A frame callback runs before its frame is painted; a task after it, when it is.
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
      }),
  );
}

/** The same for the whole page, from another one, with its rows in memory. */
async function timeToOpen(page: Page): Promise<number> {
  await page.getByRole('link', { name: ANALYTICS_TEXTS.wellBeing }).click();
  await page.waitForURL('**/mood/well-being');
  await page.waitForTimeout(500);
  return await page.evaluate(
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
