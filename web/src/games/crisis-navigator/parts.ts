/** The six buoys: the parts of the safety plan, in order. Ids are those of the real plan. */
export const PARTS = [
  'signals',
  'self',
  'company',
  'people',
  'professionals',
  'surroundings',
] as const;
export type PartId = (typeof PARTS)[number];

export const LEVELS = { build: 1, rehearse: 2, find: 3, take: 4, review: 5 } as const;
