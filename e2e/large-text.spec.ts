import type { Page } from '@playwright/test';
import type { GameInfo } from '#web/games/contract.ts';
import { GAMES } from '#web/games/registry.ts';
import { readPlaces } from '../scripts/build/read-places.ts';
import { hideCookieBanner } from './fixtures/account-forms.ts';
import { addReaders, setBrowserText, setOwnText, troubles } from './fixtures/looks/large-text.ts';
import { expect, test } from './fixtures/person.ts';

const PAGES = (await readPlaces()).map(({ address }) => address);
const GAME_PAGES = Object.values<GameInfo>(GAMES).map(({ paths }) => paths[0]);
/** Leads to /signin. */
const OTHER_NAME = '/auth';
/** Looked at as a visitor sees them; nobody is led away from them. */
const FOR_VISITORS = [
  '/signin',
  '/signup',
  '/reset-password',
  '/verify-email',
  '/crisis',
  '/crisis-moment',
  '/safety-plan',
  '/legal',
  '/mascot',
];

async function prepare(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(addReaders);
}

/** @returns whether this address is for whoever is here; others are led to a page of their own */
async function open(page: Page, address: string): Promise<boolean> {
  await page.goto(address);
  await expect(page.getByText(/^(Verificando|Cargando|Iniciando)/)).toHaveCount(0, {
    timeout: 30_000,
  });
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

/** Every screen of these can be read and used with letters of twice the size on a phone. */
async function lookAt(page: Page, addresses: readonly string[]): Promise<void> {
  await prepare(page);
  const found: string[] = [];
  for (const address of addresses) {
    if (await open(page, address)) found.push(...(await bothWays(page)));
    else found.push(`${address} led to ${page.url()}`);
  }
  expect(found).toEqual([]);
}

test.describe('letters of twice the size', () => {
  test.slow();

  test('pages for everybody', async ({ page }) => {
    await hideCookieBanner(page);
    await lookAt(page, ['/', ...FOR_VISITORS]);
  });

  const forMembers = PAGES.filter(
    (address) => address !== OTHER_NAME && !FOR_VISITORS.includes(address),
  );
  for (const half of [0, 1]) {
    test(`pages of a member, part ${half + 1}`, async ({ personPage }) => {
      await lookAt(
        personPage,
        forMembers.filter((_, index) => index % 2 === half),
      );
    });
  }

  test('games', async ({ personPage }) => {
    await lookAt(personPage, GAME_PAGES);
  });
});
