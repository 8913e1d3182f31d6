import type { Page } from '@playwright/test';
import { THINGS } from '#web/games/present-catcher/things.content.ts';
import { expectAccessibleOnScreens } from './fixtures/accessible.ts';
import { expect, test } from './fixtures/person.ts';

/** Begins a game with the keyboard, at one of its levels or options. */
async function begin(page: Page, address: string, choice: RegExp) {
  await page.goto(address);
  await page.getByRole('radio', { name: choice }).press(' ');
  await page.getByRole('button', { name: 'Empezar' }).press('Enter');
}

test('the catalogue: by need, by time, by words, and a picture of every game', async ({
  personPage: page,
}) => {
  await page.goto('/minigames');
  const games = page.getByRole('heading', { level: 2 });
  await page.getByRole('button', { name: 'Calmarme' }).click();
  await page.getByRole('button', { name: '10 min' }).click();
  await expect(games.filter({ hasText: 'Burbujas con el aire' })).toBeVisible();
  await expect(games.filter({ hasText: 'Lo que está aquí' })).toHaveCount(0);
  await page.getByLabel('Buscar un juego').fill('ajedrez');
  await expect(page.getByText('Nada con esa mezcla')).toBeVisible();
  await page.getByRole('button', { name: 'Ver todos los juegos' }).click();
  await expect(page.getByRole('listitem').locator('svg[viewBox]').first()).toBeVisible();
});

test('bubbles by keyboard alone, to the result; the same game can be played again', async ({
  personPage: page,
}) => {
  // Every screen is looked at while the pond goes on being drawn.
  test.slow();
  await begin(page, '/bubble-game', /^Libre/);
  await expect(page.getByRole('button', { name: /^Burbuja, fila/ })).toHaveCount(8);
  await page.getByRole('button', { name: /^Burbuja, fila 2, lugar 2/ }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: /^Burbuja, fila 2, lugar 3/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Terminar' }).press('Enter');
  await page.getByRole('button', { name: 'En los hombros.' }).press('Enter');
  await page.getByRole('button', { name: 'Guardar y terminar' }).press('Enter');
  await expect(page.getByText('Una burbuja, con su nota.')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Una nota' })).toBeVisible();
  await expectAccessibleOnScreens(page);
  await page.getByRole('button', { name: 'Repetir la misma' }).press('Enter');
  await expect(page.getByRole('button', { name: /^Burbuja, fila/ })).toHaveCount(8);
});

test('the river by keyboard: every thing to its place, and an honest answer on the way', async ({
  personPage: page,
}) => {
  // Minutes of frames take a while to draw where the machine is busy.
  test.slow();
  await page.clock.install();
  await begin(page, '/minigames/present-catcher', /^Claro/);
  const things = page.getByRole('group', { name: /^Cosas en el río/ }).getByRole('button');
  const end = page.getByRole('heading', { name: 'Ya está' });
  const probe = page.getByRole('button', { name: 'Por ahí, no sé' });
  await expect(async () => {
    await page.clock.runFor(4000);
    if (await probe.isVisible()) await probe.press('Enter');
    for (const name of await things.evaluateAll((all) => all.map((one) => one.ariaLabel))) {
      const thing = THINGS.find(({ text }) => text === name);
      const key = { now: 'Enter', past: 'ArrowLeft', future: 'ArrowRight' }[thing?.time ?? 'now'];
      await page.getByRole('button', { name: name ?? '', exact: true }).press(key);
    }
    await page.clock.runFor(1000);
    await expect(end).toBeVisible({ timeout: 100 });
  }).toPass({ timeout: 60_000, intervals: [50] });
  await expect(
    page.getByText(/^Te detuviste en algo .* Las ocho encontraron su lugar a la primera/),
  ).toBeVisible();
});

test('a thought is named, looked at, carried and let go', async ({ personPage: page }) => {
  test.slow();
  await begin(page, '/minigames/thought-bubbles', /^Uno tuyo/);
  await page.getByRole('button', { name: 'Dame uno de ejemplo' }).press('Enter');
  await page.getByRole('button', { name: /^Juicio/ }).press('Enter');
  await page.getByRole('button', { name: 'Seguir' }).press('Enter');
  await page.getByRole('slider').press('ArrowRight');
  await page.getByRole('button', { name: 'Seguir' }).press('Enter');
  await page.getByRole('button', { name: 'Marco' }).press('Enter');
  await expect(page.getByText('Mi cabeza dice que…')).toBeVisible();
  await expectAccessibleOnScreens(page);
  await page.getByRole('button', { name: 'Seguir' }).press('Enter');
  await page.getByRole('textbox', { name: 'O dilo con tus palabras' }).fill('Mi huerto');
  await page.getByRole('button', { name: 'Caminar hacia esto' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Caminas hacia «Mi huerto»' })).toBeFocused();
  const steps = page.getByRole('button', { name: 'Dar unos pasos' });
  for (let stride = 1; stride < 6; stride += 1) {
    await steps.press('Enter');
    await expect(page.getByText(`Tramo ${stride} de 6`)).toBeVisible();
  }
  await steps.press('Enter');
  await expect(
    page.getByRole('paragraph').filter({ hasText: 'Llegaste a «Mi huerto» con el pensamiento' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Seguir' }).press('Enter');
  await page.getByRole('button', { name: 'Seguir sin marcar' }).press('Enter');
  await page.getByRole('button', { name: 'No, ahora no' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Sigue río abajo' })).toBeFocused();
  await page.getByRole('button', { name: 'Terminar' }).press('Enter');
  await expect(page.getByText(/Miraste de cerca un pensamiento/)).toBeVisible();
  await expect(page.getByLabel(/^¿Qué quieres recordar de este rato?/)).toBeVisible();
});
