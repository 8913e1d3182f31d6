import { heldPoint } from '../kit/paint/strokes/stroke.ts';

/** The pen of who draws with keys: how far around from the upright, in degrees, and how far out. */
export interface KeyPen {
  angle: number;
  radius: number;
  down: boolean;
}

export const TOOLS = ['brush', 'petal', 'pearl', 'bow'] as const;
export type Tool = (typeof TOOLS)[number];

/** One press of an arrow. */
const TURN = 5;
const STEP = 16;
const LEAST_RADIUS = 12;
const MOST_RADIUS = 470;
/** A line drawn with keys is never in a hurry. */
const KEY_INK = 84;
const STAMP_INK = 78;

export function placeOfPen({ angle, radius }: KeyPen): { x: number; y: number } {
  const turn = (angle * Math.PI) / 180;
  return { x: radius * Math.sin(turn), y: -radius * Math.cos(turn) };
}

export function movedPen(pen: KeyPen, turn: number, out: number): KeyPen {
  return {
    ...pen,
    angle: (((pen.angle + turn * TURN) % 360) + 360) % 360,
    radius: Math.min(MOST_RADIUS, Math.max(LEAST_RADIUS, pen.radius + out * STEP)),
  };
}

export function inkUnder(pen: KeyPen): number[] {
  return heldPoint({ ...placeOfPen(pen), ink: KEY_INK });
}

/** The line of a stamp that is put down at a place, upright to the middle. */
export function stampAt(tool: Tool, x: number, y: number, size: number, folds: number): number[] {
  const far = Math.max(LEAST_RADIUS, Math.hypot(x, y));
  const upright = Math.atan2(x, -y);
  const at = (angle: number, radius: number, ink = STAMP_INK) =>
    heldPoint({ x: radius * Math.sin(angle), y: -radius * Math.cos(angle), ink });
  if (tool === 'pearl') return heldPoint({ x, y, ink: 100 });
  if (tool === 'bow') {
    // From one side of its fold to the other, so that all of them make a wreath.
    const half = Math.PI / folds;
    const rise = Math.min(90, far * half * 0.9);
    const steps = 16;
    return Array.from({ length: steps + 1 }, (_, step) => {
      const share = (step / steps) * 2 - 1;
      const lift = rise * (1 - share ** 2);
      return at(upright + share * half, far + lift, 40 + 55 * (1 - share ** 2));
    }).flat();
  }
  const long = 46 + size * 26;
  const wide = Math.min(0.8, (20 + size * 11) / far);
  const steps = 24;
  return Array.from({ length: steps + 1 }, (_, step) => {
    const share = step / steps;
    const side = Math.sin(share * Math.PI * 2);
    const up = (1 - Math.cos(share * Math.PI * 2)) / 2;
    // Pointed at the tip, round at the root.
    const lean = side * wide * (1 - up * 0.45);
    return at(upright + lean, far - long * 0.5 + up * long, 45 + up * 40);
  }).flat();
}
