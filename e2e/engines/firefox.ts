import { existsSync } from 'node:fs';
import puppeteer from 'puppeteer-core';
import { type Engine, EngineMissing, WINDOW } from './engine.ts';

const PLACES = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

/** Firefox, through WebDriver BiDi. $FIREFOX is the path of another one. */
export async function openFirefox(): Promise<Engine> {
  const executablePath = [process.env['FIREFOX'], ...PLACES].find(
    (path) => path !== undefined && existsSync(path),
  );
  if (executablePath === undefined) {
    throw new EngineMissing(
      'Firefox is missing: `apt-get install firefox-esr`, or set FIREFOX to its path.',
    );
  }
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    // What a person in Mexico has.
    extraPrefsFirefox: { 'intl.accept_languages': 'es-MX, es' },
  });
  const [first] = await browser.pages();
  const page = first ?? (await browser.newPage());
  await page.setViewport(WINDOW);
  return {
    name: await browser.version(),
    open: async (url) => {
      await page.goto(url, { waitUntil: 'load' });
    },
    run: async <T>(body: string): Promise<T> => (await page.evaluate(`(() => {${body}})()`)) as T,
    press: async (selector) => await page.click(selector),
    type: async (selector, text) => await page.type(selector, text),
    draw: async (selector) => {
      const pad = await page.waitForSelector(selector);
      const box = await pad?.boundingBox();
      if (!box) throw new Error(`Nothing to draw on: ${selector}`);
      const middle = box.y + box.height / 2;
      await page.mouse.move(box.x + 40, middle);
      await page.mouse.down();
      await page.mouse.move(box.x + 110, middle - 20, { steps: 5 });
      await page.mouse.move(box.x + 180, middle + 20, { steps: 5 });
      await page.mouse.up();
    },
    close: async () => await browser.close(),
  };
}
