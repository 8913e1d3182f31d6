/** One copy of a line: turned by so many degrees, perhaps seen in a mirror first. */
export interface Copy {
  degrees: number;
  mirrored: boolean;
}

export function copiesOf(folds: number, mirrored: boolean): readonly Copy[] {
  return Array.from({ length: folds }, (_, at) => (at * 360) / folds).flatMap((degrees) =>
    mirrored
      ? [
          { degrees, mirrored: false },
          { degrees, mirrored: true },
        ]
      : [{ degrees, mirrored: false }],
  );
}

export function transformOf({ degrees, mirrored }: Copy): string {
  return `rotate(${Number(degrees.toFixed(3))})${mirrored ? ' scale(-1 1)' : ''}`;
}

/** Where a point lies in the first fold: its angle from the upright, 0 to half a fold if mirrored. */
export function foldedAngle(angle: number, folds: number, mirrored: boolean): number {
  const fold = 360 / folds;
  const within = ((angle % fold) + fold) % fold;
  return mirrored ? Math.min(within, fold - within) : within;
}
