/**
 * What a background costs a phone: milliseconds of the page's thread a frame in Chromium at 360 × 740
 * with a processor four times slower, over what the same page takes with a still one: while somebody
 * reads, and while a script asks for every frame, which makes the browser look at each animation anew.
 * The settings show it twice, behind the page and large in it, so that the number is the most it costs.
 *
 *     npm run build && npm run bench -- backgrounds [NAME…]     (SECONDS=6 by default)
 *
 * Exits 1 where one takes more than 2 ms a frame of somebody who reads.
 */
import type { CDPSession, Page } from '@playwright/test';
import { BACKGROUNDS } from '#domain/backgrounds/catalogue.content.ts';
import { memberOnPhone } from '../lighthouse/member-on-phone.ts';

const SECONDS = Number(process.env['SECONDS'] ?? 6);
const MOST_MS = 2;
const FRAMES_A_SECOND = 60;
/** Does not move, and is measured before and after each: a machine is not the same from minute to minute. */
const STILL = 'Agua quieta';

export async function run(args: string[]): Promise<void> {
  await memberOnPhone('backgrounds', async ({ origin, open }) => {
    const { page, devtools } = await open();
    // A machine of two cores would show the tone alone.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => 8 });
      Object.defineProperty(navigator, 'deviceMemory', { get: () => 8 });
    });
    await devtools.send('Performance.enable');
    await page.goto(`${origin}/settings`);
    await page.getByRole('radio', { name: 'Agua quieta' }).waitFor();
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    // The small pictures of the page are not what is measured. The first look only warms up.
    await measure(page, devtools, STILL);
    let before = await measure(page, devtools, STILL);
    console.log(`${'a still one'.padEnd(28)} ${told(before)} ms a frame`);
    for (const { id, name } of BACKGROUNDS) {
      if (args.length > 0 && !args.includes(id.split(':')[1] ?? '')) continue;
      /* oxlint-disable no-await-in-loop -- measured one after the other, on purpose */
      const taken = await measure(page, devtools, name);
      const after = await measure(page, devtools, STILL);
      /* oxlint-enable no-await-in-loop */
      const more = {
        reading: taken.reading - (before.reading + after.reading) / 2,
        busy: taken.busy - (before.busy + after.busy) / 2,
      };
      before = after;
      console.log(`${id.padEnd(28)} ${told(more)} ms a frame more`);
      if (more.reading > MOST_MS) process.exitCode = 1;
    }
  });
}

/** Milliseconds of the thread a frame. */
interface Cost {
  reading: number;
  busy: number;
}

const told = ({ reading, busy }: Cost) =>
  `${reading.toFixed(2).padStart(6)} reading, ${busy.toFixed(2).padStart(6)} busy`;

async function measure(page: Page, devtools: CDPSession, name: string): Promise<Cost> {
  await page.locator('label').filter({ hasText: name }).click();
  // Off the picture: a small one moves as well while it is looked at.
  await page.getByRole('heading', { level: 1 }).hover();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.waitForTimeout(1500);
  const start = await taskSeconds(devtools);
  await page.waitForTimeout(SECONDS * 1000);
  const middle = await taskSeconds(devtools);
  const frames = await page.evaluate(
    (ms) =>
      new Promise<number>((resolve) => {
        let count = 0;
        const end = performance.now() + ms;
        requestAnimationFrame(function step(now) {
          count += 1;
          if (now < end) requestAnimationFrame(step);
          else resolve(count);
        });
      }),
    SECONDS * 1000,
  );
  const end = await taskSeconds(devtools);
  return {
    reading: ((middle - start) * 1000) / (SECONDS * FRAMES_A_SECOND),
    busy: ((end - middle) * 1000) / frames,
  };
}

async function taskSeconds(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
}
