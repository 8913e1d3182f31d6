/**
 * The parts of a face that move by themselves, named for what one sees. They follow the action units
 * of the Facial Action Coding System (the number behind each); the drawing is our own.
 */
export const UNITS = [
  /** 1: the inner ends of the brows rise. */
  'innerUp',
  /** 2: their outer ends rise. */
  'outerUp',
  /** 4: the brows come down and together. */
  'browDown',
  /** 5: the upper lids rise, white shows above the iris. */
  'lidUp',
  /** 6: the cheeks rise and narrow the eyes from below. */
  'cheek',
  /** 7: both lids tighten. */
  'lidTight',
  /** 43, half of it: the upper lids hang. */
  'droop',
  /** 9: the nose wrinkles. */
  'nose',
  /** 10: the upper lip rises. */
  'upperLip',
  /** 12: the corners of the mouth rise. */
  'cornerUp',
  /** 15: they go down. */
  'cornerDown',
  /** 17: the chin pushes the lower lip up. */
  'chin',
  /** 20: the lips are drawn sideways. */
  'stretch',
  /** 24: they are pressed together. */
  'press',
  /** 25: they part. */
  'open',
  /** 26: the jaw drops. */
  'jaw',
] as const;

export type Unit = (typeof UNITS)[number];

/** How far each unit has moved, 0 to 1. */
export type Units = Readonly<Record<Unit, number>>;

export function units(moved: Partial<Units> = {}): Units {
  const still = Object.fromEntries(UNITS.map((unit) => [unit, 0])) as Record<Unit, number>;
  return { ...still, ...moved };
}

const each = (of: (unit: Unit) => number) =>
  Object.fromEntries(UNITS.map((unit) => [unit, of(unit)])) as Record<Unit, number>;

/** The same expression, weaker. */
export function scaled(moved: Units, by: number): Units {
  return each((unit) => moved[unit] * by);
}

/** On the way from one to the other; `at` 0 is the first. */
export function between(one: Units, other: Units, at: number): Units {
  return each((unit) => one[unit] * (1 - at) + other[unit] * at);
}

/** Both at once: of each unit what moves it more. */
export function together(one: Units, other: Units): Units {
  return each((unit) => Math.max(one[unit], other[unit]));
}
