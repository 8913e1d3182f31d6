/** What kind of care an act is; what a person did before is told apart by the same kinds. */
export const CARES = ['body', 'sleep', 'people', 'calm', 'mind', 'joy', 'order', 'rest'] as const;
export type Care = (typeof CARES)[number];

/** What of the app helps with an act: an id of the registry of its kind. */
export interface HelpLink {
  kind: 'tool' | 'game' | 'lesson' | 'sheet';
  id: string;
}

/** One small thing to do, away from the screen more often than on it. */
export interface Act {
  /** Named by it in people's rows for ever; once in all packs. */
  id: string;
  title: string;
  /** One sentence that is true. */
  why: string;
  /** The same on a bad day. */
  smaller: string;
  help: HelpLink;
  care: Care;
  /** 1 goes on most days, 2 asks for some strength or a decision. */
  effort: 1 | 2;
  /** What it does not ask for, where that could be misunderstood. */
  note?: string;
  /** Makes sense only on the way of its pack: never proposed for a week by itself. */
  onlyHere?: true;
}

/** Acts for five to seven days, around one thing. */
export interface Pack {
  id: string;
  title: string;
  /** What it is about, in one line. */
  line: string;
  forWhom: string;
  /** Who leaves it, and what to do instead. */
  notFor: string;
  /** Words that people look for it with, besides those above. */
  words: string;
  acts: readonly Act[];
  /** About something that not everybody lives with: its acts are never proposed for a week. */
  inWeek?: false;
}

/** Days of a pack, one act each. */
export const PACK_DAYS = { least: 5, most: 7 } as const;

/** So many packs go on at once; more would weigh. Any number may be paused. */
export const RUNNING_MOST = 2;

/** The most characters of each answer of a look back; the same number stands in SQL. */
export const LOOK_BACK_MAX_LENGTH = 1000;

/** How a pack that was begun stands. What was left keeps its stones. */
export const RUN_STATES = ['running', 'paused', 'left', 'finished'] as const;
export type RunState = (typeof RUN_STATES)[number];
