import { DIARY, withTag } from '../diary/diary.ts';
import {
  type EmotionId,
  type Intensity,
  NOTE_MAX_LENGTH,
  OWN_WORD_MAX_LENGTH,
  OWN_WORDS_MOST,
  WORDS_MOST,
} from '../mood/emotions.ts';
import type { Feeling, ImportRecord } from './import-record.ts';

export interface PlannedMood extends Feeling {
  line: number;
  key: string;
  id: string | null;
  occurredAt: string;
  note: string | null;
  words: readonly string[];
  ownWords: readonly string[];
}

export interface PlannedPage {
  line: number;
  key: string;
  id: string | null;
  occurredAt: string;
  title: string;
  body: string;
  emotion: EmotionId | null;
  tags: readonly string[];
}

export interface ImportChoices {
  /** What each name of a mood is; null where it is left out. */
  feelings: Readonly<
    Record<string, { emotion: EmotionId; intensity: Intensity; mixed: boolean } | null>
  >;
  moods: boolean;
  pages: boolean;
}

export interface ImportPlan {
  moods: readonly PlannedMood[];
  pages: readonly PlannedPage[];
  /** Lines whose words are longer than what we keep: their end is left out. */
  cut: readonly number[];
}

/**
 * What a file becomes here. Words go into the diary where pages are wanted and stay with the mood
 * otherwise, so that none is told twice.
 */
export function planImport(
  records: readonly ImportRecord[],
  { feelings, moods, pages }: ImportChoices,
): ImportPlan {
  const plan = { moods: [] as PlannedMood[], pages: [] as PlannedPage[], cut: [] as number[] };
  for (const record of records) {
    const { line, key, id, at: occurredAt, mood } = record;
    const feeling = mood && 'name' in mood ? (feelings[mood.name] ?? null) : mood;
    const isWritten = record.isPage || record.title !== '' || record.text !== '';
    const asPage = pages && isWritten;
    const asMood = moods && !record.isPage && feeling !== null;
    if (asPage) {
      const [title, isTitleCut] = within(record.title.replaceAll(/\s+/g, ' '), DIARY.title);
      const [body, isBodyCut] = within(record.text, DIARY.body);
      const tags = record.tags.reduce<readonly string[]>(withTag, []);
      if (isTitleCut || isBodyCut || tags.length < new Set(record.tags).size) plan.cut.push(line);
      const emotion = feeling?.emotion ?? null;
      plan.pages.push({ line, key, id, occurredAt, title, body, emotion, tags });
    }
    if (asMood) {
      const told = asPage ? '' : noteOf(record);
      const [note, isCut] = within(told, NOTE_MAX_LENGTH);
      if (isCut) plan.cut.push(line);
      const mine = { line, key, id, occurredAt, note: note === '' ? null : note };
      plan.moods.push({ ...mine, ...feeling, ...wordsOf(record) });
    }
  }
  return plan;
}

function noteOf({ title, text, tags }: ImportRecord): string {
  const marks = tags.map((tag) => `#${tag.replaceAll(/\s+/g, '-')}`).join(' ');
  return [title, text, marks].filter((part) => part !== '').join('\n');
}

function wordsOf({ words, ownWords }: ImportRecord) {
  const own = ownWords.map((word) =>
    within(word.replaceAll(/\s+/g, ' '), OWN_WORD_MAX_LENGTH)[0].trim(),
  );
  return {
    words: words.slice(0, WORDS_MOST),
    ownWords: [...new Set(own)].filter((word) => word !== '').slice(0, OWN_WORDS_MOST),
  };
}

/** Signs that no database keeps: nothing, and halves of signs. */
const NO_SIGNS = /[\0\u{D800}-\u{DFFF}]/gu;

/** As much of a text as there is room for, and whether something was left out. */
function within(text: string, most: number): [string, boolean] {
  // By code points, as the database counts.
  const signs = Array.from(text.replaceAll(NO_SIGNS, ''));
  return [signs.slice(0, most).join(''), signs.length > most];
}
