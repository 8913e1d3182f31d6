import { folded } from '../../folded.ts';
import { INTENSITIES, isEmotionId } from '../../mood/emotions.ts';
import { feelingWord } from '../../mood/words/vocabulary.ts';
import { DIARY_COLUMNS, MIXED_YES, MOOD_COLUMNS } from '../columns.content.ts';
import type { Feeling, LineReading } from '../import-record.ts';
import { checkedMoment } from '../moments.ts';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** A line of our own table of moods. */
export function readMoodLine(cell: (column: string) => string, now: Date): LineReading {
  const strength = Number(cell(MOOD_COLUMNS.intensity));
  return moodOf(
    {
      id: cell(MOOD_COLUMNS.id),
      occurredAt: cell(MOOD_COLUMNS.at),
      emotion: folded(cell(MOOD_COLUMNS.emotion)),
      intensity: strength,
      mixed: cell(MOOD_COLUMNS.mixed) === MIXED_YES,
      note: unguarded(cell(MOOD_COLUMNS.note)),
      words: parts(cell(MOOD_COLUMNS.words)),
      ownWords: parts(cell(MOOD_COLUMNS.ownWords)).map(unguarded),
    },
    now,
  );
}

/** A line of our own table of pages. */
export function readPageLine(cell: (column: string) => string, now: Date): LineReading {
  return pageOf(
    {
      id: cell(DIARY_COLUMNS.id),
      occurredAt: cell(DIARY_COLUMNS.at),
      title: unguarded(cell(DIARY_COLUMNS.title)),
      body: unguarded(cell(DIARY_COLUMNS.text)),
      emotion: folded(cell(DIARY_COLUMNS.emotion)),
      tags: parts(unguarded(cell(DIARY_COLUMNS.tags))),
    },
    now,
  );
}

/** One mood out of our JSON. */
export function moodOf(value: Record<string, unknown>, now: Date): LineReading {
  const moment = checkedMoment(new Date(textOf(value['occurredAt'])), now);
  if ('problem' in moment) return moment;
  const mood = feelingOf(value);
  if (mood === null) return { problem: 'rating' };
  return {
    record: {
      at: moment.at,
      id: idOf(value['id']),
      mood,
      words: textsOf(value['words']).filter((id) => feelingWord(id) !== undefined),
      ownWords: textsOf(value['ownWords']),
      title: '',
      text: textOf(value['note']),
      tags: [],
      isPage: false,
    },
  };
}

/** One page out of our JSON. Its emotion belongs to the page and is no record of a mood. */
export function pageOf(value: Record<string, unknown>, now: Date): LineReading {
  const moment = checkedMoment(new Date(textOf(value['occurredAt'])), now);
  if ('problem' in moment) return moment;
  const [title, text] = [textOf(value['title']), textOf(value['body'])];
  const emotion = textOf(value['emotion']);
  const tags = textsOf(value['tags']);
  if (title === '' && text === '' && emotion === '' && tags.length === 0) {
    return { problem: 'nothing' };
  }
  return {
    record: {
      at: moment.at,
      id: idOf(value['id']),
      mood: isEmotionId(emotion) ? { emotion, intensity: 3, mixed: false } : null,
      words: [],
      ownWords: [],
      title,
      text,
      tags,
      isPage: true,
    },
  };
}

function feelingOf(value: Record<string, unknown>): Feeling | null {
  const emotion = textOf(value['emotion']);
  const intensity = INTENSITIES.find((one) => one === value['intensity']);
  if (!isEmotionId(emotion) || intensity === undefined) return null;
  return { emotion, intensity, mixed: value['mixed'] === true };
}

const idOf = (value: unknown) => (UUID.test(textOf(value)) ? textOf(value).toLowerCase() : null);
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const textsOf = (value: unknown) =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
const parts = (text: string) =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** Without the sign that keeps a spreadsheet from working something out. */
const unguarded = (text: string) => (/^'[=+\-@\t\r]/.test(text) ? text.slice(1) : text);
