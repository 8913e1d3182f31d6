import type { Page } from '@playwright/test';
import type { GameInfo } from '#web/games/contract.ts';
import { GAMES } from '#web/games/registry.ts';
import { readPlaces } from '../scripts/build/read-places.ts';
import { hideCookieBanner } from './fixtures/account-forms.ts';
import { addReaders, setBrowserText, setOwnText, troubles } from './fixtures/looks/large-text.ts';
import { endIsCovered, smallTargets } from './fixtures/looks/targets.ts';
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

const PHONE = { width: 360, height: 740 };
/** The narrowest that is still sold and carried. */
const SMALLEST = { width: 320, height: 568 };

async function prepare(page: Page): Promise<void> {
  await page.setViewportSize(PHONE);
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

/** Nothing too small for a thumb, cut off or under the bar, on the smallest phone. */
async function onSmallest(page: Page): Promise<string[]> {
  await page.setViewportSize(SMALLEST);
  const small = [...(await smallTargets(page)), ...(await endIsCovered(page))];
  const found = [
    ...small.map((one) => `${new URL(page.url()).pathname}, 320 px: ${one}`),
    ...(await troubles(page, '320 px')),
  ];
  await page.setViewportSize(PHONE);
  return found;
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

/** Every screen of these can be read and used on the smallest phone, and with letters of twice the size. */
async function lookAt(page: Page, addresses: readonly string[]): Promise<void> {
  await prepare(page);
  const found: string[] = [];
  for (const address of addresses) {
    if (await open(page, address)) {
      found.push(...(await bothWays(page)), ...(await onSmallest(page)));
    } else found.push(`${address} led to ${page.url()}`);
  }
  expect(found).toEqual([]);
}

test.describe('the smallest phone, and letters of twice the size', () => {
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
