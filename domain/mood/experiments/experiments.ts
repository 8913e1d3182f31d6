/**
 * What a person may try on themselves: days with a small thing added, days as always, in an order
 * that chance deals out. Nothing here takes anything away that somebody may need: sleep, medication,
 * food, alcohol and what the body says are not to be tried. Of our own ids the table takes only these;
 * an own factor it knows by a number, so that its name keeps it out only where it is offered.
 */
export const ACTS = [
  'outdoors',
  'movement',
  'company',
  'screens',
  'coffee',
  'music',
  'breathing',
  'writing',
] as const;

export type Act = (typeof ACTS)[number];

export function isAct(id: string): id is Act {
  return ACTS.some((act) => act === id);
}

/** What is asked of the days: how they were, how the next ones were, how much energy there was. */
export const QUESTIONS = ['mood', 'next-day', 'energy'] as const;
export type Question = (typeof QUESTIONS)[number];

export const BLOCK_DAYS = 2;

/** How long it may take, in blocks of two days: about two, three and four weeks. */
export const LENGTHS = [7, 10, 14] as const;
export type Length = (typeof LENGTHS)[number];

/** A block without a day that was told is left out. Fewer than so many on a side say nothing. */
export const LEAST_BLOCKS = 3;
