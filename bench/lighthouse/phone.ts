import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { ensureChromium } from '../../scripts/chromium.ts';

/** A browser of its own that Lighthouse can drive, too. */
export interface Phone {
  port: number;
  context: BrowserContext;
  close(): Promise<void>;
}

const COOKIE_CHOICE = {
  essential: true,
  preferences: false,
  analytics: false,
  marketing: false,
  timestamp: '2026-01-01T00:00:00.000Z',
  version: '1.0',
};

/** Whoever is signed in has been here before: cookies are chosen, the reward of the day is given. */
const FIRST_VISIT = '/profile';

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('No free port');
  return address.port;
}

/** @param session undefined: a visitor who has never been here */
export async function openPhone(origin: string, session?: object): Promise<Phone> {
  const folder = await mkdtemp(join(tmpdir(), 'remanso-phone-'));
  const port = await freePort();
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: ensureChromium(),
    locale: 'es-MX',
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: [
      `--remote-debugging-port=${port}`,
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-background-networking',
      '--disable-component-update',
    ],
  });
  if (session) await comeIn(context, origin, session);
  return {
    port,
    context,
    close: async () => {
      await context.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function comeIn(context: BrowserContext, origin: string, session: object): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${origin}/legal`);
  await page.evaluate(
    ([kept, cookies]) => {
      localStorage.setItem('remanso.auth', kept ?? '');
      localStorage.setItem('remanso.cookie-consent', cookies ?? '');
    },
    [JSON.stringify(session), JSON.stringify(COOKIE_CHOICE)],
  );
  await page.goto(`${origin}${FIRST_VISIT}`);
  await page.waitForFunction(() => localStorage.getItem('remanso.auth') !== null);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.close();
}
