import type { Page } from '@playwright/test';
import { seedRng } from '#web/games/kit/random/random.ts';
import { pairOf } from '#web/games/memory-wellness/deck/deck.ts';
import { rules as memory } from '#web/games/memory-wellness/rules.ts';
import { lettersOf } from '#web/games/word-search-wellness/layout/letters.ts';
import { rules as wordSearch } from '#web/games/word-search-wellness/rules.ts';
import { storyOf } from '#web/games/word-search-wellness/state.ts';
import { THEMES } from '#web/games/word-search-wellness/words/themes.content.ts';
import { expectAccessibleOnScreens } from './fixtures/accessible.ts';
import { expect, test } from './fixtures/person.ts';

const SEED = 'nilo';
const START = { level: 1, options: {} };

/** Begins the first level with the keyboard, with chance that the test knows as well. */
async function begin(page: Page, address: string) {
  await page.goto(address);
  await page.getByText('Repetir una partida').press('Enter');
  await page.getByLabel('Código de la partida').fill(SEED);
  await page.getByRole('button', { name: 'Empezar' }).press('Enter');
}

/** From one cell of a board to another, by arrows. */
async function walk(page: Page, columns: number, from: number, to: number) {
  const across = (to % columns) - (from % columns);
  const down = Math.floor(to / columns) - Math.floor(from / columns);
  for (let step = 0; step < Math.abs(across); step += 1) {
    await page.keyboard.press(across > 0 ? 'ArrowRight' : 'ArrowLeft');
  }
  for (let step = 0; step < Math.abs(down); step += 1) {
    await page.keyboard.press(down > 0 ? 'ArrowDown' : 'ArrowUp');
  }
}

test('tiles are paired by arrows, and three pairs are asked for', async ({ personPage: page }) => {
  // Every screen is looked at on the way.
  test.slow();
  const dealt = memory.step(memory.setup(START, seedRng(SEED)), {
    type: 'deal',
    due: [],
    waiting: [],
    own: [],
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  await begin(page, '/memory-game');
  await page.getByRole('button', { name: 'Azulejo tapado, fila 1, columna 1' }).focus();
  const pairs = [...new Set(dealt.cards.map(({ pair }) => pair))].map((id) => pairOf(id, []));
  let at = 0;
  for (const [number, { id, cards, because }] of pairs.entries()) {
    const places = dealt.cards.flatMap(({ pair }, place) => (pair === id ? [place] : []));
    for (const place of places) {
      await walk(page, 4, at, place);
      await page.keyboard.press('Enter');
      at = place;
    }
    await expect(
      page.getByRole('button', { name: `Pareja: ${cards[0]}, con ${cards[1]}` }),
    ).toBeVisible();
    await expect(page.getByText(because).first()).toBeVisible();
    if (number === 1) await expectAccessibleOnScreens(page);
  }
  await page.getByRole('button', { name: 'Seguir: 3 preguntas' }).press('Enter');
  for (let asked = 1; asked <= 3; asked += 1) {
    await expect(page.getByText(`¿Te acuerdas? ${asked} de 3`)).toBeVisible();
    const question = page.getByRole('heading', { name: /^¿Qué iba con/ });
    await expect(question).toBeFocused();
    const words = (await question.textContent()) ?? '';
    const pair = pairs.find(({ cards }) => words.includes(`«${cards[0]}»`));
    await page.getByRole('button', { name: pair?.cards[1] ?? '', exact: true }).press('Enter');
    await expect(page.getByText('Eso es.', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: /^(Seguir|Recoger los azulejos)$/ }).press('Enter');
  }
  await expect(page.getByText('6 parejas en 6 intentos.')).toBeVisible();
  await page.getByRole('button', { name: 'Terminar sin escribir' }).press('Enter');
  await expect(page.getByText('3 parejas', { exact: true })).toBeVisible();
});

test('words are marked by arrows, and the letters that stay end a story', async ({
  personPage: page,
}) => {
  // Every screen is looked at on the way.
  test.slow();
  const offered = wordSearch.setup(START, seedRng(SEED));
  const [theme] = THEMES;
  const { hidden } = wordSearch.step(offered, { type: 'theme', id: theme?.id ?? '' });
  await begin(page, '/minigames/word-search-wellness');
  await page.getByRole('button', { name: theme?.title ?? '' }).press('Enter');
  const board = page.getByRole('grid', { name: 'Letras en la arena' });
  await board.getByRole('gridcell').first().focus();
  let at = 0;
  for (const [number, { word, gloss, ends }] of hidden.entries()) {
    await walk(page, 8, at, ends.from);
    await page.keyboard.press('Enter');
    await walk(page, 8, ends.from, ends.to);
    await page.keyboard.press('Enter');
    at = ends.to;
    await expect(page.getByText(gloss, { exact: true }).first()).toBeVisible();
    if (number === 5) await expect(page.getByRole('term')).toHaveCount(6);
    await expect(board.getByRole('gridcell', { name: `en «${word}»` })).not.toHaveCount(0);
    if (number === 2) await expectAccessibleOnScreens(page);
  }
  await page.getByRole('button', { name: 'Leer la historia' }).press('Enter');
  const story = storyOf(offered);
  const letters = Array.from(lettersOf(story.word));
  const later = letters.find((letter) => letter !== letters[0]) ?? '';
  await page.getByRole('button', { name: later, exact: true }).first().press('Enter');
  await expect(page.getByText(`La ${later} va más adelante.`).first()).toBeVisible();
  await page.getByRole('button', { name: 'Poner la siguiente' }).press('Enter');
  for (const letter of letters.slice(1)) {
    await page.getByRole('button', { name: letter, exact: true }).first().press('Enter');
  }
  await expect(page.getByRole('heading', { name: story.question })).toBeFocused();
  await page.getByRole('button', { name: story.yes ? 'Sí' : 'No', exact: true }).press('Enter');
  await expect(page.getByText(story.because).first()).toBeVisible();
  await page.getByRole('button', { name: 'Terminar', exact: true }).press('Enter');
  await page.getByRole('button', { name: hidden[0]?.word ?? '', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Guardar y terminar' }).press('Enter');
  await expect(page.getByText(`En la historia: ${story.word}.`)).toBeVisible();
});
