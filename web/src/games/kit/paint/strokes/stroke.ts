/** A line drawn by hand, and by the symmetry it was drawn with. Plain JSON. */
export interface Stroke {
  /** Place in the game's list of inks. */
  colour: number;
  /** Place in `SIZES`. */
  size: number;
  folds: number;
  /** Each fold is drawn once more, seen in a mirror. */
  mirrored: boolean;
  /**
   * Whole numbers in threes: to the right of the middle, below it, and how much ink, 0–100. The
   * sheet goes from −500 to 500; ink comes from pressure and from taking one's time.
   */
  points: readonly number[];
}

export const SHEET_REACH = 500;
export const PER_POINT = 3;
/** Half the width of a line with all its ink. */
export const SIZES = [4.5, 8.5, 15] as const;

export interface InkPoint {
  x: number;
  y: number;
  ink: number;
}

export function pointAt(points: readonly number[], at: number): InkPoint {
  const from = at * PER_POINT;
  return { x: points[from] ?? 0, y: points[from + 1] ?? 0, ink: points[from + 2] ?? 0 };
}

export function lastPoint(points: readonly number[]): InkPoint | null {
  return points.length === 0 ? null : pointAt(points, points.length / PER_POINT - 1);
}

/** Within the sheet, as whole numbers; whatever comes in from a pointer goes through here. */
export function heldPoint({ x, y, ink }: InkPoint): [number, number, number] {
  // JSON knows no −0: a state must be the same when it is read back.
  const hold = (value: number, least: number, most: number) =>
    Math.round(Math.min(most, Math.max(least, value))) + 0;
  return [
    hold(x, -SHEET_REACH, SHEET_REACH),
    hold(y, -SHEET_REACH, SHEET_REACH),
    hold(ink, 0, 100),
  ];
}
