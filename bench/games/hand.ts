import type { Page } from '@playwright/test';

const REST_MS = 400;

/** A hand: the key of the game, then what the game is touched by. */
export async function touch(page: Page): Promise<void> {
  await page.keyboard.press(' ');
  await page.waitForTimeout(REST_MS);
  const sheet = page.getByRole('application');
  if ((await sheet.count()) > 0) await drawLine(page);
  else await touchOne(page);
  await page.waitForTimeout(REST_MS);
}

/** One after the other of the things that can be touched, drawn ones too. */
async function touchOne(page: Page): Promise<void> {
  await page.evaluate((rest) => {
    const targets = document.querySelectorAll('[data-target]');
    const target = targets[Math.floor(performance.now() / rest) % targets.length];
    target?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  }, REST_MS);
}

/** A line over a sheet that is drawn on, each time another one. */
async function drawLine(page: Page): Promise<void> {
  const box = await page.getByRole('application').boundingBox();
  if (!box) return;
  const turn = (Date.now() / 997) % 6;
  const at = (share: number) => {
    const angle = turn + share * 1.4;
    const far = (0.12 + share * 0.3) * box.width;
    return [
      box.x + box.width / 2 + Math.cos(angle) * far,
      box.y + box.height / 2 + Math.sin(angle) * far,
    ] as const;
  };
  await page.mouse.move(...at(0));
  await page.mouse.down();
  for (let step = 1; step <= 24; step += 1) await page.mouse.move(...at(step / 24));
  await page.mouse.up();
}
