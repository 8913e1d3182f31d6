import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleOnScreens } from './fixtures/accessible.ts';
import { expect, test } from './fixtures/person.ts';

/** Runs in the page: an ear at the way to the speaker. */
function listen(): void {
  const connect = Reflect.get(AudioNode.prototype, 'connect');
  AudioNode.prototype.connect = function connectHeard(this: AudioNode, ...to: unknown[]) {
    if (to[0] === this.context.destination) {
      const ear = new AnalyserNode(this.context, { fftSize: 8192 });
      Reflect.apply(connect, this, [ear]);
      Reflect.set(window, 'ear', ear);
    }
    return Reflect.apply(connect, this, to);
  } as typeof connect;
}

/** How strong the last sixth of a second was; the ear keeps it when the sound is put off. */
const strength = (page: Page) =>
  page.evaluate(() => {
    const ear: AnalyserNode | undefined = Reflect.get(window, 'ear');
    if (!ear) return 0;
    const samples = new Float32Array(ear.fftSize);
    ear.getFloatTimeDomainData(samples);
    return Math.sqrt(samples.reduce((sum, x) => sum + x * x, 0) / samples.length);
  });

/** Whether nothing can sound any more. */
const isPutOff = (page: Page) =>
  page.evaluate(() => {
    const ear: AnalyserNode | undefined = Reflect.get(window, 'ear');
    return ear?.context.state === 'suspended';
  });

const bar = (page: Page) => page.getByRole('region', { name: 'Lo que suena' });

test('what is chosen sounds, goes on over other pages, and falls asleep by its timer', async ({
  personPage: page,
}) => {
  await page.addInitScript(listen);
  await page.clock.install();
  await page.goto('/ambient');
  await page.getByRole('button', { name: /^Manta de ruido/ }).click();
  await expect(page.getByRole('button', { name: 'Pausar', exact: true })).toBeVisible();
  await expect(
    page.getByText(/^Un rumor hondo y parejo, que va y viene; llueve/).first(),
  ).toBeVisible();
  await expect.poll(() => strength(page)).toBeGreaterThan(0.01);
  await expectAccessibleOnScreens(page);

  await page.getByRole('button', { name: 'en 5 minutos' }).click();
  await page.getByRole('link', { name: /^Hoy/ }).first().click();
  await expect(page).toHaveURL(/\/$/);
  await expect(bar(page)).toContainText('Se apaga en');
  expect(await strength(page)).toBeGreaterThan(0.01);

  // The device slept: the clock on the wall went on, that of the sound did not.
  await page.clock.fastForward('04:57');
  await expect(bar(page).getByRole('button', { name: 'Seguir escuchando' })).toBeVisible();
  await expect.poll(() => isPutOff(page)).toBe(true);
  // What the ear keeps is the last of the fade.
  expect(await strength(page)).toBeLessThan(0.006);
  await bar(page).getByRole('button', { name: 'Seguir escuchando' }).click();
  await expect.poll(() => strength(page)).toBeGreaterThan(0.01);
  await bar(page).getByRole('button', { name: 'Apagar el sonido' }).click();
  await expect(bar(page)).toHaveCount(0);
});

test('a mix of one’s own is made by keys, kept without a network, and there afterwards', async ({
  personPage: page,
  context,
}) => {
  await page.goto('/ambient');
  await page.getByRole('button', { name: 'Lluvia', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Afinar: Lluvia' }).press('Enter');
  await page.getByRole('slider', { name: 'Lluvia: Dónde cae' }).press('End');
  await expect(page.getByText('Llueve en el tejado.').first()).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Escuchar', exact: true })).toBeVisible();

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Guardar esta mezcla' }).click();
  await page.getByRole('textbox', { name: /Cómo se llama/ }).fill('Tejado de mi abuela');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByText('pendiente de enviar')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('pendiente de enviar')).toHaveCount(0);
  await page.reload();
  await page.getByRole('button', { name: /^Tejado de mi abuela/ }).click();
  await expect(page.getByRole('slider', { name: 'Lluvia: cuánto suena' })).toHaveValue('0.6');
});

test('it sounds also where the browser has no thread for sound', async ({ personPage: page }) => {
  await page.addInitScript(listen);
  await page.addInitScript(() =>
    Reflect.deleteProperty(BaseAudioContext.prototype, 'audioWorklet'),
  );
  await page.goto('/ambient');
  await page.getByRole('button', { name: 'Ruido rosa', exact: true }).click();
  await expect.poll(() => strength(page), { timeout: 20_000 }).toBeGreaterThan(0.01);
  await page.getByRole('button', { name: 'Pausar', exact: true }).click();
  await expect.poll(() => isPutOff(page)).toBe(true);
  // What the ear keeps is the last of the fade.
  expect(await strength(page)).toBeLessThan(0.006);
});
