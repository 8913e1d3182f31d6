import type { EmotionId } from '#domain/mood/emotions.ts';

export interface Cell {
  /** 0 at the top, where there is most energy. */
  row: number;
  /** 0 at the left, where it is least pleasant. */
  column: number;
}

export const GRID_SIZE = 4;

/**
 * The twelve on a grid of energy (up) and pleasantness (right): the rim of four by four, so that the
 * order around the circle is the order around the rim, and the middle is free.
 */
const ROWS: readonly (readonly (EmotionId | null)[])[] = [
  ['miedo', 'enojo', 'entusiasmo', 'alegria'],
  ['ansiedad', null, null, 'gratitud'],
  ['soledad', null, null, 'ternura'],
  ['tristeza', 'cansancio', 'calma', 'alivio'],
];

export function cellOf(id: EmotionId): Cell {
  const row = ROWS.findIndex((cells) => cells.includes(id));
  return { row, column: ROWS[row]?.indexOf(id) ?? -1 };
}

/** In reading order: how a list of them stands, and how Tab and screen readers walk. */
export const IN_READING_ORDER: readonly EmotionId[] = ROWS.flat().filter((id) => id !== null);

const STEPS = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
} as const;

export type Arrow = keyof typeof STEPS;

export function isArrow(key: string): key is Arrow {
  return Object.hasOwn(STEPS, key);
}

/** Where an arrow leads: the next one in its direction, over the free middle; at the rim it stays. */
export function neighbourOf(id: EmotionId, arrow: Arrow): EmotionId {
  const [down, right] = STEPS[arrow];
  const { row, column } = cellOf(id);
  for (let step = 1; step < GRID_SIZE; step += 1) {
    const found = ROWS[row + step * down]?.[column + step * right];
    if (found) return found;
  }
  return id;
}

/** The same in a list: one up, one down. */
export function besideInList(id: EmotionId, arrow: Arrow): EmotionId {
  const step = arrow === 'ArrowDown' || arrow === 'ArrowRight' ? 1 : -1;
  return IN_READING_ORDER[IN_READING_ORDER.indexOf(id) + step] ?? id;
}
