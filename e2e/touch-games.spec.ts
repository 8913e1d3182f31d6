import type { Locator, Page } from '@playwright/test';
import { seedRng } from '#web/games/kit/random/random.ts';
import { rules, thingOf } from '#web/games/present-catcher/rules.ts';
import { expect, test } from './fixtures/person.ts';

test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

/** Of a thing that drifts: where it is now. */
async function middleOf(thing: Locator) {
  // The frame after it came puts it in its place.
  await expect(thing).toHaveAttribute('style', /translate3d/);
  const box = await thing.boundingBox();
  expect(box).not.toBeNull();
  const { x, y, width, height } = box!;
  return { x: x + width / 2, y: y + height / 2 };
}

/** A finger as the browser itself sees it, which may take its way for scrolling. */
async function dragByFinger(page: Page, thing: Locator, byX: number) {
  const devtools = await page.context().newCDPSession(page);
  const { x, y } = await middleOf(thing);
  const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', share?: number) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: share === undefined ? [] : [{ x: x + byX * share, y }],
    });
  await finger('touchStart', 0);
  for (const share of [0.1, 0.3, 0.5, 0.7, 0.9, 1]) await finger('touchMove', share);
  await finger('touchEnd');
}

test('the river by finger: dragged to a bank, brought there by two touches, and touched', async ({
  personPage: page,
}) => {
  // In this run two things that are here come first, and then two journeys.
  const seed = 'piedra';
  const { waiting } = rules.setup({ level: 1, options: {} }, seedRng(seed));
  const things = waiting.map((token) => thingOf(token));
  expect(things.slice(0, 4).map(({ time }) => time)).toEqual(['now', 'now', 'future', 'past']);
  const thing = (at: number) =>
    page.getByRole('button', { name: things[at]?.text ?? '', exact: true });

  await page.goto('/minigames/present-catcher');
  await page.getByText('Repetir una partida').tap();
  await page.getByLabel('Código de la partida').fill(seed);
  await page.getByRole('button', { name: 'Empezar' }).tap();
  for (const [at, left] of [
    [0, 'Faltan 7'],
    [1, 'Faltan 6'],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one finger
    const { x, y } = await middleOf(thing(at));
    // oxlint-disable-next-line no-await-in-loop -- one finger
    await page.touchscreen.tap(x, y);
    // oxlint-disable-next-line no-await-in-loop -- one finger
    await expect(page.getByText(left)).toBeVisible();
  }
  await dragByFinger(page, thing(2), 120);
  await expect(page.getByText('Faltan 5')).toBeVisible();
  await page.getByRole('button', { name: 'Pasado' }).tap();
  await expect(page.getByText('Toca la cosa')).toBeVisible();
  const last = await middleOf(thing(3));
  await page.touchscreen.tap(last.x, last.y);
  await expect(page.getByText('Faltan 4')).toBeVisible();
});
