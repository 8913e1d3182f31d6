import { expectAccessibleOnScreens } from './fixtures/accessible.ts';
import { pressByKeys } from './fixtures/by-keys.ts';
import { expect, test } from './fixtures/person.ts';
import { PHONE } from './fixtures/screens.ts';

test('emotion detective: three cases to the end, by keyboard alone', async ({
  personPage: page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/minigames/emotion-detective');
  await pressByKeys(page, 'Empezar');
  for (const number of [1, 2, 3]) {
    await expect(page.getByText(`Caso ${number} de 3`)).toBeVisible();
    await pressByKeys(page, /^Qué pasó/);
    await pressByKeys(page, 'ni agradable ni desagradable, energía media', 'radio');
    await page.keyboard.press('ArrowLeft');
    await expect(
      page.getByRole('radio', { name: 'desagradable, energía media', exact: true }),
    ).toBeChecked();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await pressByKeys(page, 'Creo que es esto');
    const told = page.getByRole('heading', { name: /lo llama/ });
    await expect(told).toBeFocused();
    // The window that has just opened stands above it, in sight.
    const above = () => told.evaluate((heading) => heading.getBoundingClientRect().top);
    await expect.poll(above).toBeGreaterThan(200);
    await pressByKeys(page, /Siguiente caso|Terminar/);
  }
  await expect(page.getByText(/^Miraste de cerca a tres personas, con 3 pistas\./)).toBeVisible();
  await expect(page.getByLabel('Mi caso de hoy')).toBeVisible();
  await pressByKeys(page, 'Terminar sin escribir');
  await expect(page.getByText('Tres personas, sus palabras y las tuyas')).toBeVisible();
  await expect(page.getByText('De este nivel conoces a 3 de 9 personas.')).toBeVisible();
  const names = page.locator('li strong');
  const met = await names.allTextContents();

  // The next run opens the windows of three others.
  await pressByKeys(page, 'Otra vez');
  await expect(page.getByText('Caso 1 de 3')).toBeVisible();
  const name = await page.getByRole('heading', { level: 2 }).first().textContent();
  expect(met).toHaveLength(3);
  expect(met).not.toContain(`${name}.`);
});

test('empathy trainer: a talk to its end, and a reload in the middle loses no thread', async ({
  personPage: page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/minigames/empathy-trainer');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.getByRole('button', { name: 'Empezar' }).click();
  await expect(page.getByText('¿Qué sentirá')).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  for (const beat of [1, 2, 3]) {
    await page.getByRole('radio', { name: 'desagradable, fuerte', exact: true }).click();
    await page.getByRole('group', { name: 'Y una palabra' }).getByRole('button').first().click();
    await page.getByRole('button', { name: 'Comparar' }).click();
    await expect(page.getByText('Lo llama')).toBeVisible();
    if (beat === 1) await expectAccessibleOnScreens(page);
    await page.locator('li').getByRole('button').first().click();
    if (beat === 1) {
      await page.reload();
      await page.getByRole('button', { name: 'Seguir' }).click();
    }
    await page.getByRole('button', { name: 'Seguir' }).click();
  }
  await expect(page.getByRole('heading', { name: 'Así quedó' })).toBeVisible();
  // One reply can be taken back, to see the other branch.
  await page.getByRole('button', { name: 'Cambiar esta respuesta' }).last().click();
  await page.locator('li').getByRole('button').last().click();
  await page.getByRole('button', { name: 'Seguir' }).click();
  await expect(page.getByText('La primera vez quedó')).toBeVisible();
  await page.getByRole('button', { name: 'Salir de la charla' }).click();
  await expect(page.getByText(/Una charla con .+, 3 respuestas/)).toBeVisible();
});

test('six buoys: what is written is the safety plan, and high water leads to help', async ({
  personPage: page,
}) => {
  await page.goto('/minigames/crisis-navigator');
  await page.getByRole('button', { name: 'Empezar' }).click();
  await page.getByRole('button', { name: '8 de 10' }).click();
  await expect(page.getByRole('link', { name: 'Ir a la ayuda' })).toHaveAttribute(
    'href',
    '/crisis',
  );
  await expect(page.getByRole('button', { name: 'Zarpar' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Quería marcar otro número' }).click();
  await page.getByRole('button', { name: '3 de 10' }).click();
  await page.getByRole('button', { name: 'Zarpar' }).click();
  await page.getByRole('button', { name: 'Añadir «Todo me irrita»' }).click();
  await expect(page.getByRole('textbox')).toHaveValue('Todo me irrita');
  await expectAccessibleOnScreens(page);
  for (const number of [2, 3, 4, 5, 6]) {
    await page.getByRole('button', { name: 'Ir a la siguiente boya' }).click();
    await expect(page.getByText(`Boya ${number} de 6`)).toBeVisible();
    if (number !== 5) continue;
    // The lines of the country that the device's clock tells, in the plan by one touch.
    await expect(page.getByRole('link', { name: 'Llamar al 800 911 2000' })).toHaveAttribute(
      'href',
      /^tel:/,
    );
    const line = 'Línea de la Vida: 800 911 2000';
    await page.getByRole('button', { name: `Añadir a mi plan «${line}»` }).click();
    await expect(page.getByRole('textbox')).toHaveValue(line);
  }
  await page.getByRole('button', { name: 'Entrar al puerto' }).click();
  await expect(page.getByText('2 de 6 boyas tienen algo tuyo.')).toBeVisible();
  await page.getByRole('button', { name: 'Amarrar el barco' }).click();
  const sentence = 'Si me cuesta llamar, mando un mensaje corto.';
  await page.getByRole('button', { name: sentence }).click();
  await page.getByRole('button', { name: 'Guardar y terminar' }).click();
  await page.getByRole('button', { name: 'A mi plan' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: sentence })).toBeVisible();
  await page.getByRole('link', { name: 'Abrir mi plan' }).click();
  // The page has it twice: to read, and for paper.
  await expect(page.getByText('Todo me irrita').first()).toBeVisible();
});
