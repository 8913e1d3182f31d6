import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { BACKGROUNDS } from '#domain/backgrounds/catalogue.content.ts';
import { draw } from '#web/ui/background/draw.ts';
import { movingStyle, spriteStyle } from '#web/ui/background/part-styles.ts';
import { stillStyle } from '#web/ui/background/picture.ts';
import type { Mode } from '#web/ui/background/setting.ts';

const TOKENS = readFileSync(join(import.meta.dirname, '../web/src/ui/tokens.css'), 'utf8');
/** What is written on the ground of a page. */
const INKS = ['ink', 'ink-soft', 'primary', 'help', 'ok'] as const;
const LEAST = 4.5;

/** Large enough for every part of a drawing: its tile, its lower edge, all its small things. */
const CELL = { width: 400, height: 540 };
const COLUMNS = 6;

type Style = Record<string, string | number>;

function inWords(style: Style): string {
  const text = Object.entries(style).map(
    ([name, value]) =>
      `${name}:${typeof value === 'number' && name !== 'scale' ? `${value}px` : value}`,
  );
  return text.join(';').replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}

/** Everything of a picture as it stands before it goes, at its strongest. */
function cell(index: number, mode: Mode): string {
  const setting = BACKGROUNDS[index]?.setting;
  if (!setting) throw new Error(`no background ${index}`);
  const picture = draw(setting, mode);
  const parts = [...picture.moving.map(movingStyle), ...picture.sprites.map(spriteStyle)];
  const place = {
    left: (index % COLUMNS) * CELL.width,
    top: Math.floor(index / COLUMNS) * CELL.height,
    ...CELL,
    background: stillStyle(picture),
  };
  return `<div style="${inWords(place)};overflow:hidden">${parts.map((part) => `<div style="${inWords(part)}"></div>`).join('')}</div>`;
}

for (const mode of ['light', 'dark'] as const) {
  test(`whatever stands behind the words, they can be read (${mode})`, async ({ page }) => {
    await page.setViewportSize({
      width: COLUMNS * CELL.width,
      height: Math.ceil(BACKGROUNDS.length / COLUMNS) * CELL.height,
    });
    const cells = BACKGROUNDS.map((_, index) => cell(index, mode)).join('');
    await page.setContent(
      `<!doctype html><html data-theme="${mode}"><style>${TOKENS} body{margin:0} div{position:absolute}</style>${cells}`,
    );
    const shot = (await page.screenshot()).toString('base64');
    const measured = await page.evaluate(
      async ({ png, inks, size, columns, count }) => {
        const linear = (part: number) =>
          part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
        const channels = Array.from({ length: 256 }, (_, value) => linear(value / 255));
        const lightness = (pixels: Uint8ClampedArray, at: number) =>
          0.2126 * (channels[pixels[at] ?? 0] ?? 0) +
          0.7152 * (channels[pixels[at + 1] ?? 0] ?? 0) +
          0.0722 * (channels[pixels[at + 2] ?? 0] ?? 0);
        const canvas = document.createElement('canvas');
        const context = canvas.getContext('2d', { willReadFrequently: true });
        if (!context) throw new Error('no canvas');
        const inkLights = inks.map((ink) => {
          document.body.style.color = `var(--${ink})`;
          context.fillStyle = getComputedStyle(document.body).color;
          context.fillRect(0, 0, 1, 1);
          return lightness(context.getImageData(0, 0, 1, 1).data, 0);
        });
        const picture = await createImageBitmap(
          await (await fetch(`data:image/png;base64,${png}`)).blob(),
        );
        canvas.width = picture.width;
        canvas.height = picture.height;
        context.drawImage(picture, 0, 0);
        const contrast = (one: number, other: number) =>
          (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
        return Array.from({ length: count }, (_, index) => {
          const { data } = context.getImageData(
            (index % columns) * size.width,
            Math.floor(index / columns) * size.height,
            size.width,
            size.height,
          );
          let [darkest, lightest] = [1, 0];
          for (let at = 0; at < data.length; at += 4) {
            const light = lightness(data, at);
            if (light < darkest) darkest = light;
            if (light > lightest) lightest = light;
          }
          // The worse of both ends; what is drawn at all has two of them.
          const worst = inkLights.map((ink) =>
            Math.min(contrast(ink, darkest), contrast(ink, lightest)),
          );
          return { worst, isDrawn: lightest > darkest };
        });
      },
      { png: shot, inks: INKS, size: CELL, columns: COLUMNS, count: BACKGROUNDS.length },
    );
    const found = measured.flatMap(({ worst, isDrawn }, index) => {
      const id = BACKGROUNDS[index]?.id;
      const low = worst.map((ratio, ink) =>
        // Sparks are few and small; what asks for help, or says that it is done, stands on a card.
        ratio < LEAST && (ink < 2 || BACKGROUNDS[index]?.setting.type !== 'particles')
          ? `${id}: ${INKS[ink]} ${ratio.toFixed(2)}`
          : null,
      );
      return [...low.filter((one) => one !== null), ...(isDrawn ? [] : [`${id}: nothing drawn`])];
    });
    expect(found).toEqual([]);
    expect(measured).toHaveLength(BACKGROUNDS.length);
  });
}
