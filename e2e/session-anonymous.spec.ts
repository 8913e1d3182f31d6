import { expect, test } from './fixtures/person.ts';

test('an anonymous person is put out of a guarded page, and it is noted', async ({
  personPage: page,
}) => {
  await page.addInitScript(() => {
    const session = JSON.parse(localStorage.getItem('remanso.auth') ?? 'null');
    if (!session) return;
    session.user.is_anonymous = true;
    localStorage.setItem('remanso.auth', JSON.stringify(session));
  });
  const noted = page.waitForRequest('**/rest/v1/rpc/log_security_event');
  await page.goto('/profile?a=1');
  expect((await noted).postDataJSON()).toMatchObject({ p_event_type: 'anonymous_user_blocked' });
  await expect(page).toHaveURL('/signin?from=%2Fprofile%3Fa%3D1');
  await expect(page.getByText('Para abrir esa parte hace falta entrar')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('remanso.auth'))).toBeNull();
});
