import { log, openChat, say } from './fixtures/chat.ts';
import { expect, test } from './fixtures/person.ts';

// Chrome 109 is the last for Windows 7 and 8 and stands on many old phones.
test.beforeEach(async ({ personPage: page }) => {
  await page.addInitScript(() => {
    for (const name of ['toSorted', 'toReversed', 'toSpliced', 'with'])
      Reflect.deleteProperty(Array.prototype, name);
    for (const name of ['withResolvers', 'try']) Reflect.deleteProperty(Promise, name);
    for (const name of ['groupBy']) {
      Reflect.deleteProperty(Object, name);
      Reflect.deleteProperty(Map, name);
    }
  });
});

test('an old browser opens the pages that a person needs', async ({ personPage: page }) => {
  const failures: string[] = [];
  page.on('pageerror', ({ message }) => failures.push(message));
  for (const [address, heading] of [
    ['/', /./],
    ['/mood', /./],
    ['/support-network', /./],
    ['/safety-plan', /./],
    ['/crisis', /./],
    ['/minigames/breathing', /./],
    ['/settings/security', /./],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
    await expect(page.getByText('Algo salió mal')).toHaveCount(0);
  }
  expect(failures).toEqual([]);
});

test('an old browser talks with Nilo', async ({ personPage: page }) => {
  await openChat(page);
  await say(page, 'Hoy tuve un día pesado');
  await say(page, 'Gracias por escuchar');
  await expect(log(page)).toContainText('Gracias por escuchar');
});
