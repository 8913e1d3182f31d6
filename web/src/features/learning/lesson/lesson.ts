/** The paths of /learning, in the order of the river. */
export const PATH_IDS = [
  'anxiety',
  'low-mood',
  'sleep',
  'relationships',
  'grief',
  'self-esteem',
  'anger',
  'habits-and-attention',
] as const;
export type PathId = (typeof PATH_IDS)[number];

/** How sure what a lesson teaches is; said to everyone, in plain words. */
export type Grade = 'solid' | 'moderate' | 'preliminary';

/** Drawings of `pictures/`, each with places for labels. */
export const PICTURE_IDS = [
  'curve',
  'two-curves',
  'circle',
  'balance',
  'ladder',
  'two-roads',
  'sleep-pressure',
  'wave',
  'ripples',
  'below-water',
  'glass',
  'bridge',
  'lantern',
  'tide',
] as const;
export type PictureId = (typeof PICTURE_IDS)[number];

/** How many labels each drawing has room for: least and most. */
export const LABEL_COUNTS: Readonly<Record<PictureId, readonly [number, number]>> = {
  curve: [3, 3],
  'two-curves': [2, 2],
  circle: [3, 4],
  balance: [2, 2],
  ladder: [3, 5],
  'two-roads': [3, 3],
  'sleep-pressure': [3, 3],
  wave: [3, 3],
  ripples: [3, 3],
  'below-water': [3, 4],
  glass: [3, 4],
  bridge: [3, 3],
  lantern: [2, 2],
  tide: [3, 3],
};

export interface Span {
  text: string;
  as?: 'strong' | 'em';
}

/** A piece of a lesson. `id` is made of its words, so that a mark stays with them when others move. */
export type Block =
  | { kind: 'heading' | 'text' | 'keep'; id: string; spans: readonly Span[] }
  | { kind: 'list' | 'steps'; id: string; items: readonly (readonly Span[])[] }
  | { kind: 'picture'; id: string };

export interface LessonSource {
  author: string;
  year: number;
  title: string;
  /** Journal, book or publisher. */
  where: string;
  /** The page on which it was looked up. */
  seen: string;
}

export interface LessonPicture {
  id: PictureId;
  labels: readonly string[];
  caption: string;
}

export interface Question {
  ask: string;
  options: readonly [string, string, string];
  /** Index of the right one among `options`. */
  right: 0 | 1 | 2;
  why: string;
}

/** What a list of lessons needs. */
export interface LessonCard {
  id: string;
  path: PathId;
  title: string;
  /** What it is about, in one line. */
  line: string;
  /** Its place in the path, from 1. */
  order: number;
  minutes: number;
  /** Words that people look for it with, besides those above. */
  words: string;
  drawing: PictureId;
}

export interface Lesson extends LessonCard {
  grade: Grade;
  /** What the grade rests on. */
  gradeWhy: string;
  sources: readonly LessonSource[];
  try: { kind: 'tool' | 'game'; id: string; why: string };
  picture: LessonPicture;
  questions: readonly [Question, Question];
  blocks: readonly Block[];
}
