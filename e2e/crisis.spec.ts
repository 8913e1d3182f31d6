import { expect, test } from './fixtures/hydrated.ts';
import { expectAccessibleOnScreens } from './fixtures/accessible.ts';
import { stopTime } from './fixtures/clock.ts';
import { keptForOffline } from './fixtures/offline.ts';
import { PHONE } from './fixtures/screens.ts';

test.describe('the lines', () => {
  test('name groups and states, the plan and the moment', async ({ page }) => {
    await page.goto('/crisis');
    await page.getByText('Líneas de Estados Unidos').click();
    await expect(
      page.getByRole('heading', { name: 'Veteranos y sus familias' }).first(),
    ).toBeVisible();
    await expect(
      page.getByRole('link', { name: /Llamar al 1-800-981-0023/ }).first(),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Abrir mi plan de seguridad' }).click();
    await expect(page).toHaveURL(/\/safety-plan$/);
  });

  test('leave fast, and the way back does not lead here', async ({ page }) => {
    await page.route('https://es.wikipedia.org/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Portada</h1>' }),
    );
    await page.goto('/legal');
    await page.goto('/crisis');
    await page.getByRole('link', { name: 'Salir rápido' }).click();
    await expect(page).toHaveURL(/wikipedia/);
    await page.goBack();
    await expect(page).toHaveURL(/\/legal$/);
  });
});

test.describe('the moment', () => {
  test('shows the numbers of the country of the device', async ({ page }) => {
    await page.goto('/crisis-moment');
    await expect(page.getByText('Números de México.')).toBeVisible();
    await expect(page.getByRole('link', { name: /Llamar al 800.911.2000/ })).toBeVisible();
  });

  test('asks before and after, and leads to people when nothing fell', async ({ page }) => {
    await page.goto('/crisis-moment');
    await page.getByText('Ponerle un número a este momento').click();
    await page
      .getByRole('group', { name: /Cuánto pesa ahora/ })
      .getByLabel('7')
      .click();
    await expect(page.getByText('Ahora pesa 7 de 10.')).toBeVisible();
    const after = page.getByRole('group', { name: /¿Y ahora, cuánto pesa/ });
    await after.getByLabel('7').check();
    await expect(page.getByText(/Sigue en 7/)).toBeVisible();
    await page.getByRole('link', { name: 'Llegar a una persona' }).click();
    await expect(page.getByRole('link', { name: 'Enviar este mensaje a alguien' })).toBeVisible();
    await after.getByLabel('4').check();
    await expect(page.getByText('Pasó de 7 a 4.')).toBeVisible();
  });

  test('a wave goes on through a reload, ends, and is remembered here', async ({ page }) => {
    await page.clock.install();
    await page.goto('/crisis-moment#ola');
    await stopTime(page);
    await page.getByRole('button', { name: 'Flotar 5 minutos' }).click();
    const scale = page.getByRole('group', { name: '¿Qué fuerza tiene ahora?' });
    await scale.getByLabel('8').check();
    await page.clock.runFor(65_000);
    await expect(scale.getByLabel('8')).not.toBeChecked();
    await page.reload();
    await expect(page.getByText(/Quedan 3:5/)).toBeVisible();
    await page.clock.runFor(60_000);
    await scale.getByLabel('5').check();
    await page.clock.runFor(180_000);
    await expect(page.getByText('Pasó el tiempo y sigues aquí.')).toBeVisible();
    await page.getByRole('button', { name: 'Terminar' }).click();
    await expect(page.getByText(/Empezó en 8 y quedó en 5/)).toBeVisible();
    await expect(page.getByText('Has dejado pasar una ola.')).toBeVisible();
    await page.getByRole('button', { name: 'Borrar mis olas' }).click();
    await expect(page.getByText('Has dejado pasar una ola.')).toHaveCount(0);
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect(page.getByText('Has dejado pasar una ola.')).toBeVisible();
  });

  test.describe('kept by the browser', () => {
    test.use({ serviceWorkers: 'allow' });

    test('is there without a network', async ({ page }) => {
      await page.goto('/crisis-moment');
      await keptForOffline(page);
      await page.reload();
      await page.context().setOffline(true);
      await page.reload();
      await page.getByText('Dejar pasar la ola').click();
      await expect(page.getByRole('button', { name: 'Flotar 15 minutos' })).toBeVisible();
    });
  });

  test('speaks only where the browser can and only when asked', async ({ page }) => {
    await page.addInitScript(() => {
      const said: string[] = [];
      class Words {
        text: string;
        constructor(text: string) {
          this.text = text;
        }
      }
      Object.assign(window, { said, SpeechSynthesisUtterance: Words });
      Object.defineProperty(window, 'speechSynthesis', {
        value: {
          getVoices: () => [{ lang: 'es-MX' }],
          addEventListener: () => undefined,
          removeEventListener: () => undefined,
          cancel: () => undefined,
          speak: (words: Words) => said.push(words.text),
        },
      });
    });
    const said = () => page.evaluate(() => (window as unknown as { said: string[] }).said);
    await page.goto('/crisis-moment');
    await page.getByText('Volver aquí').click();
    expect(await said()).toEqual([]);
    await page.getByRole('button', { name: 'Leer en voz alta' }).click();
    await expect.poll(said).toEqual([expect.stringContaining('5 cosas que ves')]);
  });
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('the wave is a picture with words, and the plan is a link', async ({ page }) => {
    await page.goto('/crisis-moment');
    await page.getByText('Dejar pasar la ola').click();
    await expect(page.getByText(/Mira un reloj y espera 5 minutos/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Mi plan de seguridad' })).toHaveAttribute(
      'href',
      '/safety-plan',
    );
  });
});

test('a running wave has no axe findings on any screen', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/crisis-moment');
  await page.getByText('Ponerle un número a este momento').click();
  await page
    .getByRole('group', { name: /Cuánto pesa ahora/ })
    .getByLabel('7')
    .click();
  await page.getByText('Dejar pasar la ola').click();
  await page.getByRole('button', { name: 'Flotar 5 minutos' }).click();
  await expectAccessibleOnScreens(page);
  await page.getByText('Llegar a una persona').first().click();
  await expectAccessibleOnScreens(page);
});
