import type { Page } from '@playwright/test';
import { expectAccessibleOnScreens } from './fixtures/accessible.ts';
import { openChat } from './fixtures/chat.ts';
import { expect, type Person, test } from './fixtures/person.ts';
import { DESKTOP, DESKTOPS, PHONE, PHONES } from './fixtures/screens.ts';

const ROWS = 120;

async function insert(page: Page, person: Person, table: string, rows: object[]) {
  const headers = { apikey: person.apikey, authorization: `Bearer ${person.accessToken}` };
  const answer = await page.request.post(`/rest/v1/${table}`, { headers, data: rows });
  expect(answer.status()).toBe(201);
}
const numbers = Array.from({ length: ROWS }, (_, at) => at + 1);
const more = (page: Page) => page.getByRole('button', { name: 'Ver más' });

test('all talks can be reached, page by page', async ({ personPage: page, person }) => {
  // All of one moment: only the id tells them apart.
  await insert(
    page,
    person,
    'conversations',
    numbers.map((n) => ({ title: `Charla ${n}` })),
  );
  await page.setViewportSize({ width: 1400, height: 800 });
  await openChat(page);
  const talks = page.getByRole('complementary').getByRole('button', { name: /^Charla \d+/ });
  await expect(talks).toHaveCount(50);
  await more(page).click();
  await expect(talks).toHaveCount(100);
  await more(page).click();
  await expect(talks).toHaveCount(ROWS);
  await expect(more(page)).toHaveCount(0);
  expect(new Set(await talks.allInnerTexts()).size).toBe(ROWS);
});

test('all moods can be reached, and a change keeps the place in the list', async ({
  personPage: page,
  person,
}) => {
  await insert(
    page,
    person,
    'mood_entries',
    numbers.map((n) => ({
      emotion: 'calma',
      intensity: 2,
      note: `Nota ${n}`,
      occurred_at: new Date(Date.now() - n * 3_600_000).toISOString(),
    })),
  );
  await page.goto('/mood');
  const entries = page.getByRole('article');
  await expect(entries).toHaveCount(50);
  const earlier = page.getByRole('button', { name: 'Ver días anteriores' });
  await earlier.click();
  await expect(entries).toHaveCount(100);
  await earlier.click();
  await expect(entries).toHaveCount(ROWS);
  await expect(earlier).toHaveCount(0);
  await expect(page.getByText(`Nota ${ROWS}`, { exact: true })).toBeVisible();

  await page.getByRole('radio', { name: 'Alegría' }).click();
  await page.getByRole('button', { name: 'bastante' }).click();
  await expect(entries).toHaveCount(ROWS + 1);
  await expect(entries.first()).toContainText('Alegría');
  await expect(page.getByText('pendiente de enviar')).toHaveCount(0);
  await expect(entries).toHaveCount(ROWS + 1);
});

test('what the companion remembers is there to its end', async ({ personPage: page, person }) => {
  await insert(
    page,
    person,
    'companion_memories',
    numbers.map((n) => ({ fact: `Dato ${n}` })),
  );
  await openChat(page);
  await page.getByRole('button', { name: 'Memoria y ajustes del chat' }).click();
  const facts = page.getByText(/^Dato \d+$/);
  await expect(facts).toHaveCount(50);
  await more(page).click();
  await more(page).click();
  await expect(facts).toHaveCount(ROWS);
});

test('has no axe findings on any screen', async ({ personPage: page, person }) => {
  await page.setViewportSize(DESKTOP);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await insert(
    page,
    person,
    'conversations',
    numbers.map((n) => ({ title: `Charla ${n}` })),
  );
  await openChat(page);
  await more(page).scrollIntoViewIfNeeded();
  await expectAccessibleOnScreens(page, DESKTOPS);
  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: 'Conversaciones', exact: true }).click();
  await more(page).scrollIntoViewIfNeeded();
  await expectAccessibleOnScreens(page, PHONES);
});
