import type { Page } from '@playwright/test';
import { expectAccessibleOnScreens } from './fixtures/accessible.ts';
import { installClock, stopTime } from './fixtures/clock.ts';
import { expect, test } from './fixtures/person.ts';
import { PHONE } from './fixtures/screens.ts';

const PAD = /^Mantén para tomar aire/;

/** Lets the minutes of a game pass in a moment: its clock only knows animation frames. */
async function fastForward(page: Page, seconds: number) {
  await page.clock.runFor(seconds * 1000);
}

test('the list leads to the game', async ({ personPage: page }) => {
  await page.goto('/minigames');
  await expect(page.getByText('1 a 5 minutos · Evidencia moderada')).toBeVisible();
  await page.getByRole('link', { name: 'Respirar con el río' }).click();
  await expect(page.getByRole('heading', { name: 'Respirar con el río' })).toBeVisible();
  await expect(page.getByText('Si te mareas, detente.')).toBeVisible();
});

test('a whole minute: hold and let go, say when it will be used, get the token', async ({
  personPage: page,
}) => {
  // A minute of frames takes a while to draw where the machine is busy.
  test.slow();
  await page.clock.install();
  await page.goto('/minigames/breathing');
  await page.getByRole('radio', { name: '7', exact: true }).click();
  await page.getByRole('button', { name: 'Empezar' }).click();
  await expect(page.getByRole('button', { name: PAD })).toBeVisible();
  await fastForward(page, 4);
  await page.keyboard.down(' ');
  await fastForward(page, 5);
  await page.keyboard.up(' ');
  await fastForward(page, 60);
  await expect(
    page.getByText('Respiraste a tu manera. La corriente acompaña, no manda.'),
  ).toBeVisible();
  await page.getByRole('radio', { name: '4', exact: true }).click();
  await page.getByLabel('¿Cuándo te serviría otra vez?').fill('Si no me duermo, respiro');
  await page.getByRole('button', { name: 'Guardar y terminar' }).click();
  await expect(page.getByText('Antes 7, ahora 4.')).toBeVisible();
  await expect(page.getByText('Si no me duermo, respiro')).toBeVisible();
  await expect(page.getByText('Una ficha por dedicarte este rato')).toBeVisible();
});

test('a reload in the middle loses nothing', async ({ personPage: page }) => {
  // A minute of frames takes a while to draw where the machine is busy.
  test.slow();
  await installClock(page);
  await page.goto('/minigames/breathing');
  await expect(page.getByRole('button', { name: 'Empezar' })).toBeVisible();
  await stopTime(page);
  await page.getByRole('button', { name: 'Empezar' }).click();
  await fastForward(page, 36);
  await page.reload();
  await page.clock.resume();
  await expect(page.getByRole('heading', { name: 'En pausa' })).toBeVisible();
  await stopTime(page);
  await page.getByRole('button', { name: 'Seguir' }).click();
  await expect(page.getByText('Queda poco')).toBeVisible();
});

test('pauses with Escape and asks for consent to nothing it does not need', async ({
  personPage: page,
}) => {
  await page.goto('/minigames/breathing');
  await expect(page.getByRole('group', { name: 'Pausas sin respirar' })).toHaveCount(0);
  await page.getByRole('radio', { name: /^Cuadrada/ }).click();
  await expect(page.getByRole('radio', { name: /^Sin pausas/ })).toBeChecked();
  await page.getByRole('radio', { name: /^Con pausas/ }).click();
  await expect(page.getByText(/corazón o de los pulmones/)).toBeVisible();
  await page.getByRole('button', { name: 'Empezar' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Seguir' })).toBeFocused();
});

test('without a finger: the words of each phase are there to be read aloud', async ({
  personPage: page,
}) => {
  // A minute of frames takes a while to draw where the machine is busy.
  test.slow();
  await page.clock.install();
  await page.goto('/minigames/breathing');
  await page.getByRole('radio', { name: /^Solo seguir/ }).click();
  await stopTime(page);
  await page.getByRole('button', { name: 'Empezar' }).click();
  await expect(page.getByRole('button', { name: PAD })).toHaveCount(0);
  await fastForward(page, 4);
  await expect(page.getByRole('status').filter({ hasText: 'Toma aire, 5' })).toBeAttached();
  await fastForward(page, 5);
  await expect(page.getByRole('status').filter({ hasText: 'Suelta el aire, 5' })).toBeAttached();
});

test('panic: one touch, sixty seconds, no questions, and help in sight', async ({
  personPage: page,
}) => {
  // A minute of frames takes a while to draw where the machine is busy.
  test.slow();
  await page.clock.install();
  await page.goto('/minigames/breathing');
  await page.getByRole('button', { name: /^Pánico: 60 segundos/ }).click();
  await expect(page.getByRole('link', { name: 'Necesito ayuda ahora' })).toHaveAttribute(
    'href',
    '/crisis-moment',
  );
  await fastForward(page, 66);
  await expect(page.getByText('Un minuto entero. Quédate lo que necesites.')).toBeVisible();
  await expect(page.getByText(/Una ficha/)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Ver ayuda ahora' })).toHaveAttribute(
    'href',
    '/crisis-moment',
  );
});

test('panic without a hand: Enter on the way to help leads there, whatever the game hears', async ({
  personPage: page,
}) => {
  await page.goto('/minigames/breathing?modo=panico');
  const help = page.getByRole('link', { name: 'Necesito ayuda ahora' });
  await expect(page.getByRole('heading', { name: 'Respirar con el río' })).toBeFocused();
  for (let steps = 0; steps < 4; steps += 1) {
    await page.keyboard.press('Tab');
    if (await help.evaluate((link) => link === document.activeElement)) break;
  }
  await expect(help).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/crisis-moment$/);
});

test('has no axe findings on any screen', async ({ personPage: page }) => {
  const check = async () => await expectAccessibleOnScreens(page);
  await page.setViewportSize(PHONE);
  await page.goto('/minigames');
  await expect(page.getByRole('link', { name: 'Respirar con el río' }).last()).toBeVisible();
  await check();
  await page.goto('/minigames/breathing');
  await expect(page.getByRole('button', { name: 'Empezar' })).toBeVisible();
  await check();
  await page.getByRole('button', { name: 'Empezar' }).click();
  await check();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'En pausa' })).toBeVisible();
  await check();
  await page.getByRole('button', { name: 'Empezar de nuevo' }).click();
  await page.getByRole('button', { name: /^Pánico/ }).click();
  await check();
});
