import { CLOSENESS, type Closeness } from '#domain/support/contact.ts';

/** The picture is a square of this side, with the person in its middle. */
export const SIDE = 360;
const CENTRE = SIDE / 2;

/** Where people stand, and the outline of each ring. */
export const RADIUS: Record<Closeness, number> = { close: 66, middle: 112, far: 156 };
export const OUTLINE: Record<Closeness, number> = { close: 90, middle: 134, far: 177 };

const FULL = 360;
const TURN = Math.PI / 180;

export interface Place {
  closeness: Closeness;
  angle: number;
}

export function pointOf({ closeness, angle }: Place): { x: number; y: number } {
  const radius = RADIUS[closeness];
  return {
    x: CENTRE + radius * Math.sin(angle * TURN),
    y: CENTRE - radius * Math.cos(angle * TURN),
  };
}

/** The ring and the angle that are nearest to a point of the picture. */
export function placeAt(x: number, y: number): Place {
  const away = Math.hypot(x - CENTRE, y - CENTRE);
  const closeness = CLOSENESS.find((ring) => away <= OUTLINE[ring]) ?? 'far';
  const degrees = Math.round(Math.atan2(x - CENTRE, CENTRE - y) / TURN);
  return { closeness, angle: (degrees + FULL) % FULL };
}

const STEP = 15;

/**
 * The place to which an arrow key moves: up is nearer, down farther, the others turn. Null: no
 * move.
 */
export function placeAfterKey({ closeness, angle }: Place, key: string): Place | null {
  const ring = CLOSENESS.indexOf(closeness);
  switch (key) {
    case 'ArrowLeft':
      return { closeness, angle: (angle - STEP + FULL) % FULL };
    case 'ArrowRight':
      return { closeness, angle: (angle + STEP) % FULL };
    case 'ArrowUp':
    case 'ArrowDown': {
      const next = CLOSENESS[ring + (key === 'ArrowUp' ? -1 : 1)];
      return next ? { closeness: next, angle } : null;
    }
    default:
      return null;
  }
}
