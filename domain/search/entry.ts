/** What there is to find, in the order in which a list of kinds names them. */
export const ENTRY_KINDS = [
  'tool',
  'lesson',
  'game',
  'sheet',
  'answer',
  'flow',
  'sound',
  'challenge',
  'line',
  'service',
  'work',
  'place',
] as const;

export type EntryKind = (typeof ENTRY_KINDS)[number];

/** One thing that a person may find, be shown or be led to. */
export interface Entry {
  /** `kind:id`, the id as its own registry has it. */
  id: string;
  kind: EntryKind;
  title: string;
  /** What it is, in one line. */
  summary: string;
  /** Other words that people look for it with. */
  words: string;
  /** Its address in the app. */
  to: string;
}
