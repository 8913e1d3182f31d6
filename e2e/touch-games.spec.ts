import type { Locator, Page } from '@playwright/test';
import { seedRng } from '#web/games/kit/random/random.ts';
import { NOTICES } from '#web/games/present-catcher/notices.content.ts';
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

test('the river by finger: touched, something real noticed, dragged to a bank, brought there', async ({
  personPage: page,
}) => {
  test.slow();
  // The rules say what comes, and the story does with each what is to be done with it.
  const seed = 'piedra';
  const { waiting, toNotice } = rules.setup({ level: 1, options: {} }, seedRng(seed));
  const things = waiting.map((token) => thingOf(token));
  const button = (name = '') => page.getByRole('button', { name, exact: true });
  const tap = async (thing: Locator) => {
    const { x, y } = await middleOf(thing);
    await page.touchscreen.tap(x, y);
  };
  const ways = [
    (thing: Locator) => dragByFinger(page, thing, 120),
    async (thing: Locator) => {
      await button('Pasado').tap();
      await expect(page.getByText('Toca lo que va ahí')).toBeVisible();
      await tap(thing);
    },
  ];

  await page.goto('/minigames/present-catcher');
  await page.getByText('Repetir una partida').tap();
  await page.getByLabel('Código de la partida').fill(seed);
  await page.getByRole('button', { name: 'Empezar' }).tap();
  /* oxlint-disable no-await-in-loop -- one finger */
  for (const [at, { text, time }] of things.entries()) {
    const way = time === 'now' ? tap : ways.shift();
    if (!way) break;
    await way(button(text));
    // After three things the river stands, and waits for what only who is there can find.
    if (at === 2) {
      const stay = button('Quédate con eso');
      await expect(async () => {
        await tap(button(NOTICES[toNotice[0] ?? 0]?.text));
        await expect(stay).toBeVisible({ timeout: 500 });
      }).toPass();
      await expect(async () => {
        await tap(stay);
        await expect(stay).toBeHidden({ timeout: 500 });
      }).toPass();
    }
    await expect(page.getByText(`Faltan ${things.length - at - 1}`)).toBeVisible();
  }
  /* oxlint-enable no-await-in-loop */
  expect(ways).toHaveLength(0);
});
