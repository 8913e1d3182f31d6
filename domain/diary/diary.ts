/** As much as `diary_entries` takes; the table's test writes exactly so much. */
export const DIARY = {
  title: 120,
  body: 30_000,
  tags: 12,
  tag: 40,
  /** Versions of an entry that are kept. */
  versions: 20,
  sealed: 250_000,
} as const;

/** First moment that an entry may have; the table's check says the same. */
const FIRST_YEAR = 1900;
/** Clocks of devices differ, and it is already tomorrow somewhere. */
const AHEAD_MS = 24 * 3_600_000;

export type MomentProblem = 'unreadable' | 'future' | 'ancient';

/** What is wrong with the moment of an entry, if anything. @param at ISO 8601 or a local date-time */
export function momentProblem(at: string, now: Date): MomentProblem | null {
  const moment = new Date(at);
  if (Number.isNaN(moment.getTime())) return 'unreadable';
  if (moment.getTime() > now.getTime() + AHEAD_MS) return 'future';
  return moment.getUTCFullYear() < FIRST_YEAR ? 'ancient' : null;
}

/** A tag as it is kept: one line, no sign of its own in front, one space between words. */
export function cleanTag(text: string): string {
  return bareTag(text).slice(0, DIARY.tag).trim().toLocaleLowerCase('es');
}

/** Whether the end of a tag is left out when it is kept. */
export function isTagTooLong(text: string): boolean {
  return bareTag(text).length > DIARY.tag;
}

const bareTag = (text: string) => text.replaceAll(/[\s#,;]+/gu, ' ').trim();

/** Tags with one more, each once and no more than there may be. */
export function withTag(tags: readonly string[], text: string): readonly string[] {
  const tag = cleanTag(text);
  if (tag === '' || tags.includes(tag) || tags.length >= DIARY.tags) return tags;
  return [...tags, tag];
}
