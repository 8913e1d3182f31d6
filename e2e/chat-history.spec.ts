import { asked, log, openChat, say } from './fixtures/chat.ts';
import { expect, test } from './fixtures/person.ts';

test('conversations can be opened, renamed and deleted, and a deletion undone', async ({
  personPage: page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openChat(page);
  await say(page, 'No puedo dormir');
  await page.getByRole('button', { name: 'Nueva conversación' }).click();
  await expect(log(page).getByText('Aquí puedes soltar lo que traes')).toBeVisible();
  await say(page, 'Discutí con mi madre');

  const list = page.getByRole('complementary', { name: 'Conversaciones' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  // Names say the day, never what was said.
  await expect(list.getByText(/No puedo dormir|Discutí/)).toHaveCount(0);
  await list.getByRole('listitem').last().getByRole('button').first().click();
  await expect(asked(page, 'No puedo dormir')).toBeVisible();

  await list
    .getByRole('button', { name: /^Cambiar el nombre/ })
    .last()
    .click();
  await page.getByLabel('Nombre', { exact: true }).fill('Noches largas');
  await page.keyboard.press('Enter');
  await expect(list.getByText('Noches largas')).toBeVisible();

  await list.getByRole('button', { name: 'Borrar «Noches largas»' }).click();
  await expect(list.getByText('Noches largas')).toBeHidden();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(list.getByText('Noches largas')).toBeVisible();
});

test('a deletion is carried out also when the tab is closed meanwhile', async ({
  personPage: page,
  person,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openChat(page);
  await say(page, 'Esto lo quiero borrar');
  const list = page.getByRole('complementary', { name: 'Conversaciones' });
  await list.getByRole('button', { name: /^Borrar/ }).click();
  await expect(list.getByRole('listitem')).toHaveCount(0);
  await page.reload();
  await expect(list.getByText(/La primera empieza cuando escribas/)).toBeVisible();
  const left = async () => {
    const answer = await page.request.get('/rest/v1/messages?select=id', {
      headers: { apikey: person.apikey, authorization: `Bearer ${person.accessToken}` },
    });
    return (await answer.json()) as unknown[];
  };
  await expect.poll(left).toEqual([]);
});
