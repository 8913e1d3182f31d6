import { composer, openChat } from './fixtures/chat.ts';
import { fillAccount } from './fixtures/account-forms.ts';
import { endEverywhere, expect, test } from './fixtures/person.ts';

test('a session that ends while somebody writes takes no word of it', async ({
  personPage: page,
  person,
}) => {
  await openChat(page);
  const words = 'Hoy me costó levantarme, y quería contarlo con calma';
  await composer(page).pressSequentially(words, { delay: 5 });
  await endEverywhere(page, person);
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();

  await expect(page).toHaveURL(/\/signin\?from=%2Fchat/);
  await expect(page.getByText(/Lo que escribías está guardado/)).toBeVisible();
  await expect(page.getByLabel('Correo electrónico')).toHaveValue(person.email);
  await fillAccount(page, person.email, person.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/chat/);
  // It may be on its way from the field to the talk.
  const typed = () => composer(page).inputValue();
  const said = () => page.getByRole('log').innerText();
  await expect.poll(async () => (await typed()) + (await said())).toContain(words);
});

test('leaving asks about what was not sent, and does what it is told', async ({
  personPage: page,
  person,
}) => {
  const words = 'una frase a medias';
  await openChat(page);
  await composer(page).fill(words);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tienes algo sin enviar' });
  await dialog.getByRole('button', { name: 'Seguir aquí' }).click();
  await expect(page.getByRole('heading', { name: 'Tu perfil' })).toBeVisible();

  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await dialog.getByRole('button', { name: 'Guardarlo y salir' }).click();
  await expect(page.getByText('Sesión cerrada correctamente!')).toBeVisible();
  await fillAccount(page, person.email, person.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Bienvenido! Tu cuenta está lista.')).toBeVisible();
  await openChat(page);
  await expect(composer(page)).toHaveValue(words);

  await page.goto('/profile');
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await dialog.getByRole('button', { name: 'Borrarlo y salir' }).click();
  await expect(page).toHaveURL('/signin');
  const left = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
  expect(left).not.toContain(words);
});
