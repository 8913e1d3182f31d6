import type { MascotEmotion } from '#web/ui/mascot/emotions.ts';
import { STONE_KINDS, STONES, type StoneId } from '#domain/stones/stones.ts';

/** Of the file, in pixels: a portrait that fits every network. */
export const PICTURE = { width: 1080, height: 1350 } as const;

/** More would be too small to be told apart. */
export const MOST_STONES = 9;

export const NAME_MAX_LENGTH = 30;

export const PICTURE_LINES = ['river', 'care', 'slowly', 'none'] as const;
export type PictureLine = (typeof PICTURE_LINES)[number];

export const GESTURES = [
  'happy',
  'calm',
  'encouraging',
  'curious',
] as const satisfies MascotEmotion[];

export interface PictureChoices {
  stones: readonly StoneId[];
  light: 'day' | 'night';
  line: PictureLine;
  /** Null: the river without Nilo. */
  gesture: MascotEmotion | null;
  /** What the person types; empty until then. */
  name: string;
}

/** What says the least of somebody goes first; what may tell of hard times only by choice. */
const BY_CHOICE: ReadonlySet<StoneId> = new Set([
  'wave',
  'told',
  'plan',
  'rehearsal',
  'back',
  'locked',
]);

export function firstChoices(found: readonly StoneId[]): PictureChoices {
  const has = new Set(found);
  const stones = STONES.map(({ id }) => id)
    .filter((id) => has.has(id) && !BY_CHOICE.has(id))
    // The first of each kind before the second of any: a river of one colour says less.
    .toSorted((one, other) => placeInKind(one) - placeInKind(other));
  return {
    stones: stones.slice(0, MOST_STONES),
    light: 'day',
    line: 'river',
    gesture: 'happy',
    name: '',
  };
}

function placeInKind(id: StoneId): number {
  const places = Object.values(STONE_KINDS).map((ids) => ids.findIndex((one) => one === id));
  return Math.max(...places);
}

/** Puts a stone into the picture or takes it out; one too many changes nothing. */
export function toggleStone(choices: PictureChoices, id: StoneId): PictureChoices {
  if (choices.stones.includes(id)) {
    return { ...choices, stones: choices.stones.filter((one) => one !== id) };
  }
  if (choices.stones.length >= MOST_STONES) return choices;
  return { ...choices, stones: [...choices.stones, id] };
}

interface StonePlace {
  x: number;
  y: number;
  scale: number;
}

/** Where so many stones lie on the bed: in one to three rows, each shifted against the next. */
export function placesOf(count: number): StonePlace[] {
  const rows = count <= 3 ? 1 : count <= 6 ? 2 : 3;
  const scale = [2.9, 2.45, 2][rows - 1] ?? 2;
  const height = 100 * scale * 0.88;
  const top = 978 - (rows * height) / 2;
  const places: StonePlace[] = [];
  for (let row = 0; row < rows; row += 1) {
    const inRow = Math.floor((count + rows - 1 - row) / rows);
    const step = Math.min(145 * scale, 1000 / Math.max(inRow, 1));
    const shift = inRow < 3 ? 0 : row % 2 === 0 ? -14 : 14;
    for (let index = 0; index < inRow; index += 1) {
      const centre = 540 + (index - (inRow - 1) / 2) * step + shift;
      places.push({
        x: centre - 60 * scale,
        y: top + row * height + ((index + row) % 2 === 0 ? 0 : 14),
        scale,
      });
    }
  }
  return places;
}
