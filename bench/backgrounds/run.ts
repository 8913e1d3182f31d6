/**
 * What a background costs a phone: milliseconds of the page's thread a frame in Chromium at 360 × 740
 * with a processor four times slower, over what the same page takes with the tone alone.
 * The settings show it twice, behind the page and large in it, so that the number is the most it costs.
 *
 *     npm run build && npm run bench -- backgrounds [NAME…]     (SECONDS=6 by default)
 *
 * Exits 1 where one takes more than 2 ms a frame.
 */
import type { CDPSession, Page } from '@playwright/test';
import { BACKGROUNDS } from '#domain/backgrounds/catalogue.content.ts';
import { memberOnPhone } from '../lighthouse/member-on-phone.ts';

const SECONDS = Number(process.env['SECONDS'] ?? 6);
const MOST_MS = 2;

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
    // The small pictures of the page are not what is measured.
    const bare = await perFrame(page, devtools, 'Agua quieta');
    console.log(`${'the tone alone'.padEnd(28)} ${bare.toFixed(2)} ms a frame`);
    for (const { id, name } of BACKGROUNDS) {
      if (args.length > 0 && !args.includes(id.split(':')[1] ?? '')) continue;
      // oxlint-disable-next-line no-await-in-loop -- measured one after the other, on purpose
      const cost = (await perFrame(page, devtools, name)) - bare;
      console.log(`${id.padEnd(28)} ${cost.toFixed(2)} ms a frame more`);
      if (cost > MOST_MS) process.exitCode = 1;
    }
  });
}

/** The thread's time between two moments, over the frames between them. */
async function perFrame(page: Page, devtools: CDPSession, name: string): Promise<number> {
  await page.locator('label').filter({ hasText: name }).click();
  // Off the picture: a small one moves as well while it is looked at.
  await page.getByRole('heading', { level: 1 }).hover();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.waitForTimeout(1500);
  const before = await taskSeconds(devtools);
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
  return (((await taskSeconds(devtools)) - before) * 1000) / frames;
}

async function taskSeconds(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
}
