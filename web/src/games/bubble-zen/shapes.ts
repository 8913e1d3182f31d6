import { drawFloat, drawInt, type Rng } from '../kit/random/random.ts';

/** The pond: what is always seen whole. */
export const WORLD = { width: 360, height: 520 } as const;

export interface Place {
  x: number;
  y: number;
}

export const MIDDLE = { x: 180, y: 258 };

interface Sized {
  degree: number;
  blown?: { reach: number } | null;
}

/** The half-size of a whole-grown bubble: low notes are the larger ones. */
export function reachOf({ degree, blown }: Sized): number {
  return blown?.reach ?? 35 - degree * 1.1;
}

/** Where the bubbles of one breath stand, in the order in which they ripen. */
const SHAPES: readonly ((share: number) => Place)[] = [
  // An arch.
  (share) => ({ x: -120 + 240 * share, y: 60 - 150 * Math.sin(Math.PI * share) }),
  // A spiral, outwards.
  (share) => {
    const turn = share * Math.PI * 1.7 - 1;
    const reach = 45 + share * 85;
    return { x: Math.cos(turn) * reach, y: Math.sin(turn) * reach };
  },
  // A wave.
  (share) => ({ x: -124 + 248 * share, y: 62 * Math.sin(Math.PI * 2 * share + 0.6) }),
  // Stairs down, as the air goes.
  (share) => ({ x: -100 + 200 * share, y: -110 + 200 * share }),
  // A bowl.
  (share) => ({ x: -120 + 240 * share, y: -60 + 140 * Math.sin(Math.PI * share) }),
  // Swinging like a falling leaf.
  (share) => ({ x: 96 * Math.cos(Math.PI * 2.5 * share), y: -125 + 235 * share }),
];

/** Draws the places of one breath: a shape, perhaps mirrored. */
export function drawPlaces(rng: Rng, count: number): { places: readonly Place[]; rng: Rng } {
  const shape = drawInt(rng, SHAPES.length);
  const side = drawInt(shape.rng, 2);
  const turned = side.value === 0 ? 1 : -1;
  const at = SHAPES[shape.value] ?? (() => ({ x: 0, y: 0 }));
  const places = Array.from({ length: count }, (_, place) => {
    const { x, y } = at(count === 1 ? 0.5 : place / (count - 1));
    return { x: MIDDLE.x + x * turned, y: MIDDLE.y + y };
  });
  return { places, rng: side.rng };
}

const COLUMNS = 4;
const ROWS = 2;
/** How many bubbles stand in the pond of the free game. */
export const FREE_BUBBLES = COLUMNS * ROWS;

/** One of the free game's places, a little off its row so that it looks grown and not laid. */
export function drawFreePlace(rng: Rng, slot: number): { place: Place; rng: Rng } {
  const across = drawFloat(rng);
  const down = drawFloat(across.rng);
  const column = slot % COLUMNS;
  const row = Math.floor(slot / COLUMNS);
  return {
    place: {
      x: 45 + column * 80 + (row % 2) * 20 + (across.value - 0.5) * 24,
      y: 128 + row * 104 + (down.value - 0.5) * 44,
    },
    rng: down.rng,
  };
}
