import { expectAccessibleOnScreens } from './fixtures/accessible.ts';
import { keptForOffline, stillOffline } from './fixtures/offline.ts';
import { expect, test } from './fixtures/person.ts';

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a pack is begun, an act done offline, and it counts once', async ({
    personPage: page,
    person,
  }) => {
    await page.goto('/challenges/sleep-better');
    await page.getByRole('button', { name: 'Empezar', exact: true }).click();
    await expect(page.getByText('la siguiente', { exact: true })).toBeVisible();
    await keptForOffline(page);
    await expectAccessibleOnScreens(page);
    await page.context().setOffline(true);
    await page.reload();
    await stillOffline(page);
    await page.getByRole('button', { name: 'Hice lo pequeño' }).click();
    await expect(page.getByText(/^Hecho en pequeño el/)).toBeVisible();
    await page.context().setOffline(false);
    const acts = async () => {
      const held = await page.request.get('/rest/v1/challenge_acts?select=act_id,smaller', {
        headers: { apikey: person.apikey, authorization: `Bearer ${person.accessToken}` },
      });
      return await held.json();
    };
    await expect.poll(acts).toEqual([{ act_id: 'sleep-morning-light', smaller: true }]);
    // Another device says the same of the same day.
    const again = await page.request.post('/rest/v1/rpc/record_challenge_act', {
      headers: { apikey: person.apikey, authorization: `Bearer ${person.accessToken}` },
      data: { p_id: crypto.randomUUID(), p_act_id: 'sleep-morning-light' },
    });
    expect(await again.json()).toEqual({ stored: false, token_granted: false });
    expect(await acts()).toHaveLength(1);
  });
});

test('an act of the week is swapped, turned into rest, and both stay', async ({
  personPage: page,
}) => {
  await page.goto('/challenges');
  const week = page.getByRole('region', { name: 'Tu semana' });
  const first = week.getByRole('listitem').first();
  const swap = first.getByRole('button', { name: /^Cambiar «/ });
  const before = await swap.getAttribute('aria-label');
  await swap.press('Enter');
  await expect(swap).not.toHaveAttribute('aria-label', before ?? '');
  await expect(first.getByText('Lo elegiste tú')).toBeVisible();
  await first.locator('summary').click();
  await first.getByRole('button', { name: 'Mejor descanso' }).click();
  await expect(first.getByText('Descansar también cuenta')).toBeVisible();
  const rest = await swap.getAttribute('aria-label');
  await expectAccessibleOnScreens(page);
  await page.reload();
  await expect(swap).toHaveAttribute('aria-label', rest ?? '');
});

test('a look back keeps an act, and its words go to the diary', async ({
  personPage: page,
  person,
}) => {
  const headers = { apikey: person.apikey, authorization: `Bearer ${person.accessToken}` };
  const begun = await page.request.post('/rest/v1/challenge_runs', {
    headers,
    data: { pack_id: 'slow-mornings', state: 'running' },
  });
  expect(begun.status()).toBe(201);
  const done = await page.request.post('/rest/v1/rpc/record_challenge_act', {
    headers,
    data: { p_id: crypto.randomUUID(), p_act_id: 'morning-window' },
  });
  expect(done.status()).toBe(200);
  await page.goto('/challenges/slow-mornings');
  await page.getByRole('button', { name: 'Mirar atrás' }).click();
  await expect(page.getByRole('heading', { name: 'Mirar atrás' })).toBeFocused();
  await page.getByLabel('¿Qué te hizo bien, aunque fuera poco?').fill('La luz de las siete');
  await page.getByRole('button', { name: 'Abre la ventana antes que nada' }).click();
  await page.getByRole('button', { name: 'En mi diario' }).click();
  await expectAccessibleOnScreens(page);
  await page.getByRole('button', { name: 'Guardar y cerrar' }).click();
  await expect(page.getByText(/^Cerrado el/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Empezar otra vez' })).toBeVisible();
  await page.goto('/diary');
  await expect(page.getByText('Mirar atrás: Mañanas con menos prisa')).toBeVisible();
});
