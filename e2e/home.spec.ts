import { expectAccessibleOnScreens } from './fixtures/accessible.ts';
import { expect, test } from './fixtures/person.ts';
import { PHONE } from './fixtures/screens.ts';

test('Nilo greets, answers what is told, and still knows it after a reload', async ({
  personPage: page,
}) => {
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(page.getByText(/^Buen[oa]s (días|tardes|noches), \S+$/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('¿Cómo llegas hoy?');
  const water = page.locator('.river');
  await expect(water).toHaveAttribute('data-water', 'calm');

  await page.getByRole('radio', { name: 'Ansiedad' }).click();
  await page.getByRole('button', { name: 'mucho', exact: true }).click();
  const answer = page.getByText('Mucha ansiedad ahora. Primero el cuerpo, después las ideas.');
  await expect(answer).toBeVisible();
  await expect(water).toHaveAttribute('data-water', 'flood');
  await expect(page.getByRole('link', { name: 'Respirar un minuto', exact: true })).toHaveAttribute(
    'href',
    '/breathe',
  );
  await expectAccessibleOnScreens(page);

  await page.reload();
  await expect(answer).toBeVisible();
  // What was answered is not asked again.
  await expect(page.getByText('¿Cómo llegas hoy?')).toHaveCount(0);
  await expect(page.getByRole('radio', { name: 'Ansiedad' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Anotar otra cosa' }).click();
  await expect(page.getByRole('radio', { name: 'Ansiedad' })).toBeVisible();
});
