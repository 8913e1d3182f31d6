/**
 * What a day of care may hold, in the order of the currents of the year's river. SQL decides which
 * rows are which (`public.care_year`); a test compares the two lists.
 */
export const CARE_KINDS = ['notice', 'calm', 'words', 'talk', 'play', 'learn'] as const;

export type CareKind = (typeof CARE_KINDS)[number];

export interface CareDay {
  /** The person's own day, yyyy-mm-dd. */
  day: string;
  kinds: readonly CareKind[];
}
