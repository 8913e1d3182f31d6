import type { EmotionId, Intensity } from '../mood/emotions.ts';

/** How a moment was, in our words. */
export interface Feeling {
  emotion: EmotionId;
  intensity: Intensity;
  mixed: boolean;
}

/** One moment out of somebody else's file, or out of one of ours. */
export interface ImportRecord {
  /** Where it stands in the file, from 1; in JSON, its place in the list. */
  line: number;
  /** ISO 8601. */
  at: string;
  /** The same for the same moment of the same file, and made of none of its words. */
  key: string;
  /** Its id, where the file is ours. */
  id: string | null;
  /** What it says of the mood: ready, or a name that its person translates first. */
  mood: Feeling | { name: string } | null;
  /** Ids of our vocabulary. */
  words: readonly string[];
  ownWords: readonly string[];
  title: string;
  text: string;
  tags: readonly string[];
  /** Whether it is a page of a diary, also where it says nothing of the mood. */
  isPage: boolean;
}

/** Why a line is left where it is. */
export type LineProblem =
  | 'cells'
  | 'quotes'
  | 'date'
  | 'future'
  | 'ancient'
  | 'rating'
  | 'nothing'
  | 'unreadable';

/** Why nothing of a file is taken. */
export type FileProblem =
  | 'unread'
  | 'empty'
  | 'too-big'
  | 'too-many'
  | 'not-text'
  | 'unknown'
  | 'broken-json'
  | 'newer'
  | 'nothing-in-it';

export type Source = 'daylio' | 'bearable' | 'moodtracker' | 'remanso-mood' | 'remanso-diary';

export interface ReadImport {
  source: Source;
  records: readonly ImportRecord[];
  problems: readonly { line: number; problem: LineProblem }[];
  /** Kinds of lines that have no place here, with how many there are. */
  passedOver: readonly { kind: string; count: number }[];
  /** Names of moods that stand in the file, most often first, with what they probably are. */
  moods: readonly { name: string; count: number; guess: Feeling | null }[];
  /** The letters were not in Unicode: accents may be wrong. */
  isGuessedEncoding: boolean;
}

/** What a reader of one source says of one line. */
export type LineReading =
  | { record: Omit<ImportRecord, 'line' | 'key'> }
  | { problem: LineProblem }
  | { passedOver: string };

export const IMPORT_LIMITS = {
  /** Ten years of somebody who writes a page a day. */
  bytes: 16_000_000,
  /** As many as anybody may keep (`mood_entries`, `diary_entries`). */
  records: 20_000,
} as const;
