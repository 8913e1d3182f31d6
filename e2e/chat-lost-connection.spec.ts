import type { Page } from '@playwright/test';
import { fillAccount } from './fixtures/account-forms.ts';
import { asked, composer, openChat, said, say } from './fixtures/chat.ts';
import { keptForOffline } from './fixtures/offline.ts';
import { endEverywhere, expect, type Person, test } from './fixtures/person.ts';

test.use({ serviceWorkers: 'allow' });

test('offline, guided mode answers here; all of it is stored once when the network is back', async ({
  personPage: page,
}) => {
  await openChat(page);
  await keptForOffline(page);
  await say(page, 'Hola');
  await page.context().setOffline(true);
  await composer(page).fill('Me siento muy sola hoy');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Pendiente de enviar', { exact: true })).toHaveCount(1);
  await expect.poll(async () => (await said(page)).length).toBe(4);
  await composer(page).fill('No sé con quién hablar');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await said(page)).length).toBe(6);
  await expect(page.getByText('Pendiente de enviar', { exact: true })).toHaveCount(2);
  const before = await said(page);

  await page.context().setOffline(false);
  await expect(page.getByText('Pendiente de enviar', { exact: true })).toHaveCount(0, {
    timeout: 30_000,
  });
  await page.reload();
  await expect.poll(() => said(page)).toEqual(before);
});

test('a conversation begun offline survives a reload and then reaches the account', async ({
  personPage: page,
}) => {
  await openChat(page);
  await keptForOffline(page);
  await page.context().setOffline(true);
  await composer(page).fill('Se cortó la luz y tengo miedo');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await said(page)).length).toBe(2);
  const before = await said(page);
  await page.reload();
  await expect.poll(() => said(page)).toEqual(before);
  await expect(page.getByText('Pendiente de enviar', { exact: true })).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('Pendiente de enviar', { exact: true })).toHaveCount(0, {
    timeout: 30_000,
  });
  await page.getByRole('complementary').getByText('Se cortó la luz y tengo miedo').isVisible();
});

test('a message whose sending fails is kept and goes out once', async ({ personPage: page }) => {
  await openChat(page);
  await say(page, 'Hola');
  await page.route('**/functions/v1/chat', (route) =>
    route.fulfill({ status: 429, json: { code: 'rate_limited', message: '' } }),
  );
  await composer(page).fill('Otra cosa');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Vas muy rápido')).toBeVisible();
  await page.unroute('**/functions/v1/chat');
  await page.reload();
  // What waits leaves by itself as soon as the page is there again.
  await expect.poll(async () => (await said(page)).length).toBe(4);
  await expect(asked(page, 'Otra cosa')).toHaveCount(1);
});

async function signInAgain(page: Page, person: Person): Promise<void> {
  await expect(page).toHaveURL(/\/signin\?from=/);
  await fillAccount(page, person.email, person.password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page).toHaveURL(/\/chat\?c=/);
}

test('when the session ends while sending, nothing is lost', async ({
  personPage: page,
  person,
}) => {
  // The page asks by itself now and then whether the session stands; here the message finds out.
  await page.route('**/auth/v1/user', (route) => route.abort());
  await openChat(page);
  await say(page, 'Hola');
  await endEverywhere(page, person);
  await composer(page).fill('Esto no se puede perder');
  await page.keyboard.press('Enter');
  await signInAgain(page, person);
  await expect(asked(page, 'Esto no se puede perder')).toHaveCount(1);
  await expect.poll(async () => (await said(page)).length).toBe(4);
});

test('when the session ends in the middle of a sentence, it waits where it was being written', async ({
  personPage: page,
  person,
}) => {
  const written = Promise.withResolvers<void>();
  await page.route('**/auth/v1/user', async (route) => {
    await written.promise;
    await route.continue();
  });
  await openChat(page);
  await say(page, 'Hola');
  await endEverywhere(page, person);
  await composer(page).fill('Iba a decirte que');
  written.resolve();
  await signInAgain(page, person);
  await expect(composer(page)).toHaveValue('Iba a decirte que');
  await expect.poll(async () => (await said(page)).length).toBe(2);
});
