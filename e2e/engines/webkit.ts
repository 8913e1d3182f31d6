import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../fixtures/other-server.ts';
import { type Engine, EngineMissing, WINDOW } from './engine.ts';
import { elementOf, startSession, type WebDriverSession } from './web-driver.ts';

const DRIVER = '/usr/bin/WebKitWebDriver';
const SCREEN = '/usr/bin/Xvfb';

/** WebKitGTK, through its WebDriver; the nearest to Safari that runs on Linux. It draws on a screen of its own. */
export async function openWebKit(): Promise<Engine> {
  for (const [path, name] of [
    [DRIVER, 'webkit2gtk-driver'],
    [SCREEN, 'xvfb'],
  ] as const) {
    if (!existsSync(path))
      throw new EngineMissing(`${path} is missing: \`apt-get install ${name}\`.`);
  }
  const port = await freePort();
  const display = `:${100 + (port % 800)}`;
  const screen = spawn(SCREEN, [display, '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: 'ignore',
  });
  const driver = spawn(DRIVER, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      GDK_BACKEND: 'x11',
      LANG: 'es_MX.UTF-8',
      LIBGL_ALWAYS_SOFTWARE: '1',
      // Its sandbox does not start as root, as in a container.
      ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
    },
  });
  try {
    const address = `http://127.0.0.1:${port}`;
    await answers(address);
    return engineOf(await startSession(address, {}), [driver, screen]);
  } catch (failure) {
    for (const child of [driver, screen]) child.kill();
    throw failure;
  }
}

async function answers(address: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answer = await fetch(`${address}/status`).catch(() => null);
    if (answer?.ok) return;
    await sleep(100);
  }
  throw new Error('WebKitWebDriver does not answer.');
}

async function engineOf(
  session: WebDriverSession,
  children: readonly ChildProcess[],
): Promise<Engine> {
  const { post, find, capabilities } = session;
  await post('/window/rect', { x: 0, y: 0, ...WINDOW });
  const intoSight = async (id: string) => {
    const script = 'arguments[0].scrollIntoView({ block: "center", behavior: "instant" })';
    await post('/execute/sync', { script, args: [elementOf(id)] });
  };
  return {
    name: `${capabilities.browserName} ${capabilities.browserVersion}`,
    open: async (url) => {
      await post('/url', { url });
    },
    run: async <T>(body: string): Promise<T> =>
      (await post('/execute/sync', { script: body, args: [] })) as T,
    press: async (selector) => {
      const id = await find(selector);
      await intoSight(id);
      await post(`/element/${id}/click`, {});
    },
    type: async (selector, text) => {
      await post(`/element/${await find(selector)}/value`, { text });
    },
    draw: async (selector) => {
      const id = await find(selector);
      await intoSight(id);
      const origin = elementOf(id);
      const move = (x: number, y: number) => ({ type: 'pointerMove', duration: 60, origin, x, y });
      const actions = [
        move(-70, 0),
        { type: 'pointerDown', button: 0 },
        move(0, -20),
        move(70, 20),
        { type: 'pointerUp', button: 0 },
      ];
      const pen = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions };
      await post('/actions', { actions: [pen] });
    },
    close: async () => {
      await session.end().catch(() => undefined);
      for (const child of children) child.kill();
    },
  };
}
