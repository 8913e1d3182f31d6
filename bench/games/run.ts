/**
 * What the games cost a phone: frames, long tasks and memory in Chromium at 360 × 740 with a
 * processor four times slower, beside a bare canvas that moves as many things; and whether anybody's
 * play ends, in 200 seeded runs a game.
 *
 *     npm run build && npm run bench -- games [GAME…]     (SECONDS=60, MOUNTS=50, RUNS=200 by default)
 *
 * Exits 1 where a run breaks, a task is over 50 ms, or memory grows over 2 MB.
 */
import { join } from 'node:path';
import type { CDPSession, Page } from '@playwright/test';
import { createServer } from 'vite';
import { GAMES } from '#web/games/registry.ts';
import { memberOnPhone } from '../lighthouse/member-on-phone.ts';
import { plainCanvas, watchFrames } from './frames.ts';
import { touch } from './hand.ts';
import type * as Players from './players.ts';

const SECONDS = Number(process.env['SECONDS'] ?? 60);
const MOUNTS = Number(process.env['MOUNTS'] ?? 50);
const RUNS = Number(process.env['RUNS'] ?? 200);
const MOST_GROWTH_MB = 2;
const DISCS = 16;

export async function run(args: string[]): Promise<void> {
  for (const [id, { finished, waiting, wrong }] of await playAll()) {
    console.log(`${id.padEnd(20)} ${RUNS} runs: ${finished} ended, ${waiting} waited`);
    for (const one of wrong) console.log(`  ${one}`);
    if (wrong.length > 0) process.exitCode = 1;
  }
  await memberOnPhone('games', async ({ origin, open }) => {
    const { page, devtools } = await open();
    // Whatever run was left open, each visit begins anew.
    await page.addInitScript(() => {
      for (const key of Object.keys(localStorage)) {
        if (key.startsWith('remanso.game.')) localStorage.removeItem(key);
      }
    });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.setContent(plainCanvas(DISCS));
    const limit = await watchFrames(page, Math.min(10, SECONDS), () => page.waitForTimeout(250));
    console.log(
      `${'plain canvas'.padEnd(20)} p95 ${limit.p95.toFixed(1)} ms (${limit.frames} frames)`,
    );
    for (const [id, { paths }] of Object.entries(GAMES)) {
      // oxlint-disable-next-line no-await-in-loop -- measured one after the other, on purpose
      if (args.length === 0 || args.includes(id))
        await measure(page, devtools, { id, address: `${origin}${paths[0]}` }, limit.p95);
    }
  });
}

/** A game brings its view along, which Node does not read by itself: Vite loads it. */
async function playAll() {
  const vite = await createServer({
    configFile: false,
    root: join(import.meta.dirname, '../..'),
    server: { middlewareMode: true, ws: false },
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const players = await vite.ssrLoadModule('/bench/games/players.ts');
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what Vite loads has no type of its own
    return await (players as typeof Players).playThem(RUNS);
  } finally {
    await vite.close();
  }
}

async function measure(
  page: Page,
  devtools: CDPSession,
  { id, address }: { id: string; address: string },
  limit: number,
) {
  await page.goto(address);
  await beginRun(page);
  await page.waitForTimeout(1500);
  const { p95, frames, longTasks, longest } = await watchFrames(page, SECONDS, () => touch(page));
  await page.goto(address);
  await beginRun(page);
  const heaps: number[] = [];
  for (let mount = 1; mount <= MOUNTS; mount += 1) {
    /* oxlint-disable no-await-in-loop -- one mount after the other */
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Empezar de nuevo' }).click();
    await beginRun(page);
    if (mount === 5 || mount === MOUNTS) heaps.push(await heapMb(devtools));
    /* oxlint-enable no-await-in-loop */
  }
  const growth = (heaps[1] ?? 0) - (heaps[0] ?? 0);
  console.log(
    `${id.padEnd(20)} p95 ${p95.toFixed(1)} ms, ${(p95 / limit).toFixed(2)} of plain (${frames} frames), ${longTasks} long tasks (longest ${longest.toFixed(0)} ms), heap ${growth >= 0 ? '+' : ''}${growth.toFixed(2)} MB over ${MOUNTS - 5} mounts`,
  );
  if (longTasks > 0 || growth > MOST_GROWTH_MB) process.exitCode = 1;
}

async function beginRun(page: Page) {
  await page.getByRole('button', { name: 'Empezar', exact: true }).click();
  await page.getByRole('button', { name: 'Pausar' }).waitFor();
}

async function heapMb(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize / 1024 / 1024;
}
