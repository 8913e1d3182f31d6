import type { ImportPlan, PlannedMood, PlannedPage } from '#domain/imports/plan-import.ts';
import type { EmotionId, Intensity } from '#domain/mood/emotions.ts';
import { stableId } from './stable-id.ts';

/** What the account has already, by id. */
export interface Held {
  moods: ReadonlySet<string>;
  pages: ReadonlySet<string>;
}

export interface MoodRow {
  id: string;
  emotion: EmotionId;
  intensity: Intensity;
  mixed: boolean;
  note: string | null;
  occurred_at: string;
  words: string[];
  own_words: string[];
}

/** The words of a page, as the diary seals them. */
export interface PageWords {
  title: string;
  body: string;
  emotion: EmotionId | null;
  tags: readonly string[];
}

export interface PageRow {
  id: string;
  occurredAt: string;
  words: PageWords;
}

export interface ImportRows {
  moods: readonly MoodRow[];
  pages: readonly PageRow[];
  /** How many are in the account already. */
  held: number;
}

/** What of a plan is new to the account of its owner. */
export function rowsOf(plan: ImportPlan, owner: string, held: Held): ImportRows {
  const moods = news(plan.moods, owner, held.moods);
  const pages = news(plan.pages, owner, held.pages);
  return {
    moods: moods.map(({ id, one }) => ({
      id,
      emotion: one.emotion,
      intensity: one.intensity,
      mixed: one.mixed,
      note: one.note,
      occurred_at: one.occurredAt,
      words: [...one.words],
      own_words: [...one.ownWords],
    })),
    pages: pages.map(({ id, one }) => {
      const { title, body, emotion, tags } = one;
      return { id, occurredAt: one.occurredAt, words: { title, body, emotion, tags } };
    }),
    held: plan.moods.length + plan.pages.length - moods.length - pages.length,
  };
}

/** What comes back into the account that it was taken from has its id there; elsewhere it gets one. */
function news<One extends PlannedMood | PlannedPage>(
  planned: readonly One[],
  owner: string,
  held: ReadonlySet<string>,
): { id: string; one: One }[] {
  const seen = new Set<string>();
  return planned.flatMap((one) => {
    if (one.id !== null && held.has(one.id)) return [];
    const id = stableId(owner, one.key);
    if (held.has(id) || seen.has(id)) return [];
    seen.add(id);
    return [{ id, one }];
  });
}
