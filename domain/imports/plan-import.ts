import { cleanTag, DIARY, isTagTooLong, withTag } from '../diary/diary.ts';
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
  /** Lines that say more than there is room for: the end of it is left out. */
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
      const [tags, areTagsCut] = tagsOf(record);
      if (isTitleCut || isBodyCut || areTagsCut) plan.cut.push(line);
      const emotion = feeling?.emotion ?? null;
      plan.pages.push({ line, key, id, occurredAt, title, body, emotion, tags });
    }
    if (asMood) {
      const { more, ...words } = wordsOf(record);
      const told = asPage ? more : joined([record.title, record.text, more, marksOf(record)]);
      const [note, isCut] = within(told, NOTE_MAX_LENGTH);
      if (isCut) plan.cut.push(line);
      const mine = { line, key, id, occurredAt, note: note === '' ? null : note };
      plan.moods.push({ ...mine, ...feeling, ...words });
    }
  }
  return plan;
}

const joined = (parts: readonly string[]) => parts.filter((part) => part !== '').join('\n');

const marksOf = ({ tags }: ImportRecord) =>
  tags.map((tag) => `#${tag.replaceAll(/\s+/g, '-')}`).join(' ');

/** Tags as they are kept, and whether something of them is left out. */
function tagsOf({ tags }: ImportRecord): [readonly string[], boolean] {
  const kept = tags.reduce<readonly string[]>(withTag, []);
  const told = new Set(tags.map(cleanTag).filter((tag) => tag !== ''));
  return [kept, kept.length < told.size || tags.some(isTagTooLong)];
}

/** @returns in `more` the words of somebody's own that there is no room for among the words of a mood */
function wordsOf({ words, ownWords }: ImportRecord) {
  const told = new Set(ownWords.map((word) => word.replaceAll(/\s+/g, ' ').trim()));
  const own: string[] = [];
  const more: string[] = [];
  for (const word of told) {
    const [kept, isCut] = within(word, OWN_WORD_MAX_LENGTH);
    if (isCut || own.length === OWN_WORDS_MOST) more.push(word);
    else if (kept.trim() !== '') own.push(kept.trim());
  }
  return { words: words.slice(0, WORDS_MOST), ownWords: own, more: more.join(', ') };
}

/** Signs that no database keeps: nothing, and halves of signs. */
const NO_SIGNS = /[\0\u{D800}-\u{DFFF}]/gu;

/** As much of a text as there is room for, and whether something was left out. */
function within(text: string, most: number): [string, boolean] {
  // By code points, as the database counts.
  const signs = Array.from(text.replaceAll(NO_SIGNS, ''));
  return [signs.slice(0, most).join(''), signs.length > most];
}
