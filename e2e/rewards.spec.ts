import { expect, test } from './fixtures/person.ts';

const FIRST = 'Ya tienes tu lugar aquí';

test.use({ rewarded: false });

test('the first visit is rewarded once, with one toast in all tabs', async ({ personPage }) => {
  const other = await personPage.context().newPage();
  await Promise.all([personPage.goto('/profile'), other.goto('/settings')]);
  await expect
    .poll(
      async () =>
        (await personPage.getByText(FIRST).count()) + (await other.getByText(FIRST).count()),
    )
    .toBe(1);

  await personPage.goto('/profile');
  await expect(personPage.getByText('1 día de cuidado')).toBeVisible();
  await expect(personPage.getByText('50 puntos')).toBeVisible();
  await expect(personPage.getByText(FIRST)).toHaveCount(0);

  await personPage.getByText('De dónde vienen tus fichas').click();
  await expect(
    personPage.getByRole('listitem').filter({ hasText: 'Tu primer día aquí' }),
  ).toContainText('+1');
});

test('a reward that cannot be asked for stands in nobody’s way', async ({ personPage }) => {
  await personPage.route('**/rpc/claim_daily_reward', (route) => route.abort());
  await personPage.goto('/profile');
  await expect(personPage.getByText('Aquí empieza tu río')).toBeVisible();
});
