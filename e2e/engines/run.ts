/**
 * Walks the main path in browsers that are not Chromium:
 *
 *     npm run build && npm run test:engines [firefox] [webkit]
 *
 * Apart from `npm test`, because it needs the engines: Debian's packages firefox-esr,
 * webkit2gtk-driver and xvfb. Exits 1 where something does not work, 2 where an engine is missing.
 */
import { type Engine, EngineMissing } from './engine.ts';
import { openFirefox } from './firefox.ts';
import { mainPath, offlinePath, type Step } from './main-path.ts';
import { startOtherServer } from '../fixtures/other-server.ts';
import { Walker } from './walker.ts';
import { openWebKit } from './webkit.ts';

const ENGINES: Readonly<Record<string, () => Promise<Engine>>> = {
  firefox: openFirefox,
  webkit: openWebKit,
};

/** The service worker has fetched the app and stands between the page and the network. */
const KEPT = 'return navigator.serviceWorker?.controller != null';

const asked = process.argv.slice(2);
for (const name of asked.length > 0 ? asked : Object.keys(ENGINES)) {
  const open = ENGINES[name];
  if (!open) throw new Error(`No engine is called ${name}: ${Object.keys(ENGINES).join(', ')}.`);
  await walkIn(name, open);
}

async function walkIn(name: string, open: () => Promise<Engine>): Promise<void> {
  let engine: Engine;
  try {
    engine = await open();
  } catch (failure) {
    if (!(failure instanceof EngineMissing)) throw failure;
    console.error(`${name}: ${failure.message}`);
    process.exitCode = 2;
    return;
  }
  console.log(engine.name);
  const server = await startOtherServer(() => ({}));
  process.env['E2E_DATA_DIR'] = server.dataDir;
  const walker = new Walker(engine, server.url);
  let running = true;
  try {
    if (!(await walkAll(mainPath(), walker))) return;
    await walker.open('/');
    await walker.until('the service worker', KEPT);
    await server.close();
    running = false;
    await walkAll(offlinePath(), walker);
  } catch (failure) {
    console.error(failure);
    process.exitCode = 1;
  } finally {
    await engine.close();
    if (running) await server.close();
  }
}

/** @returns whether all of it works; what needs a step that failed is not walked */
async function walkAll(steps: readonly Step[], walker: Walker): Promise<boolean> {
  for (const { name, walk } of steps) {
    const begun = performance.now();
    try {
      await walk(walker);
      console.log(`  ✓ ${name} (${((performance.now() - begun) / 1000).toFixed(1)} s)`);
    } catch (failure) {
      console.error(`  ✗ ${name}: ${failure instanceof Error ? failure.message : String(failure)}`);
      process.exitCode = 1;
      return false;
    }
  }
  return true;
}
