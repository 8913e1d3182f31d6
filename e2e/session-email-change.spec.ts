import { randomUUID } from 'node:crypto';
import { openMailedLink } from './fixtures/outbox.ts';
import { expect, test } from './fixtures/person.ts';

test('both addresses agree to a change, and each message says where it stands', async ({
  personPage: page,
  person,
}) => {
  const next = `${randomUUID()}@example.test`;
  const asked = await page.request.put('/auth/v1/user', {
    headers: { apikey: person.apikey, authorization: `Bearer ${person.accessToken}` },
    params: { redirect_to: '/verify-email' },
    data: { email: next },
  });
  expect(asked.ok()).toBe(true);
  const change = /cambiar tu correo|nueva dirección/i;

  await openMailedLink(page, person.email, change);
  await expect(page.getByRole('heading', { name: 'Falta un paso' })).toBeVisible();
  await page.getByRole('link', { name: 'Volver a Remanso' }).click();
  await expect(page.getByRole('heading', { name: 'Ajustes' })).toBeVisible();

  await openMailedLink(page, next, change);
  await expect(page.getByText('Tu correo nuevo está confirmado.')).toBeVisible();
  await expect(page).toHaveURL('/settings');
  expect(page.url()).not.toContain('token');
  await page.goto('/profile');
  await expect(page.getByText(next)).toBeVisible();
});
