import type { Page } from '@playwright/test';
import type { GameInfo } from '#web/games/contract.ts';
import { GAMES } from '#web/games/registry.ts';
import { readPlaces } from '../scripts/build/read-places.ts';
import { hideCookieBanner } from './fixtures/account-forms.ts';
import { addReaders, setBrowserText, setOwnText, troubles } from './fixtures/large-text.ts';
import { expect, test } from './fixtures/person.ts';

const PAGES = (await readPlaces()).map(({ address }) => address);
const GAME_PAGES = Object.values<GameInfo>(GAMES).map(({ paths }) => paths[0]);
const HOME = '/';

async function prepare(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(addReaders);
}

/** @returns whether this address is for whoever is here; others are led to a page of their own */
async function open(page: Page, address: string): Promise<boolean> {
  await page.goto(address);
  await expect(page.getByText(/^(Verificando|Cargando|Iniciando)/)).toHaveCount(0);
  return new URL(page.url()).pathname.replace(/(.)\/$/, '$1') === address;
}

/** Both ways to large letters, on one and the same page. */
async function bothWays(page: Page): Promise<string[]> {
  await setBrowserText(page, 200);
  const found = await troubles(page, 'size of the browser');
  await setBrowserText(page, 100);
  await setOwnText(page, '200');
  found.push(...(await troubles(page, 'own size')));
  await setOwnText(page, '100');
  return found;
}

test('letters of twice the size: every screen can be read and used on a phone', async ({
  page,
  personPage,
}) => {
  test.slow();
  await Promise.all([prepare(page), prepare(personPage)]);
  await hideCookieBanner(page);
  const found: string[] = [];
  const forMembers: string[] = [HOME, ...GAME_PAGES];
  for (const address of PAGES) {
    if (await open(page, address)) found.push(...(await bothWays(page)));
    else forMembers.push(address);
  }
  for (const address of forMembers) {
    expect(await open(personPage, address), address).toBe(true);
    found.push(...(await bothWays(personPage)));
  }
  expect(found).toEqual([]);
});
