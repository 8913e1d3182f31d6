import { MAP_SIZE } from '../kit/affect/emotion.ts';
import type { Look, Mood } from '../kit/people/look.ts';

export const REPLY_KINDS = ['validate', 'ask', 'advise', 'minimise', 'take-over'] as const;
export type ReplyKind = (typeof REPLY_KINDS)[number];

export type Backdrop = 'kitchen' | 'street' | 'bench' | 'office' | 'night' | 'yard';

/** What the other one felt, by their own account. */
export interface Felt {
  /** On the map of pleasantness and strength. */
  cell: number;
  word: string;
  /** Offered beside the word; each could be said of the same lines. */
  others: readonly [string, string, string];
  inside: string;
}

export interface Reply {
  say: string;
  /** What comes back at once. */
  after: string;
  /** What this very reply did, said of the open and of the closed moment. */
  note: string;
  /** What the talk's end calls it, where the name of its kind does not fit. */
  move?: string;
}

/** The same moment of somebody who has just not been heard: said otherwise, felt otherwise. */
export interface Shut {
  line: string;
  felt: Felt;
}

export interface Beat {
  /** What the other one writes. */
  line: string;
  felt: Felt;
  /** Never at the first beat. The replies answer both. */
  shut?: Shut;
  replies: Readonly<Record<ReplyKind, Reply>>;
  /** Kinds that help here; where nothing is said, validating and asking do. */
  fits?: readonly ReplyKind[];
}

/** A talk of a few beats. The reader is the one who answers. */
export interface Vignette {
  id: string;
  level: number;
  name: string;
  /** Who it is to the reader, how old, where. */
  bond: string;
  setting: string;
  backdrop: Backdrop;
  /** Missing where one talks with oneself. */
  look?: Look;
  /** Something that the setting names and the picture shows. */
  prop?: 'box';
  mood: Mood;
  beats: readonly [Beat, Beat, ...Beat[]];
  endings: Readonly<Record<'near' | 'some' | 'far', string>>;
}

/**
 * A place of the map, as a character would say it.
 * @param pleasant 1 very unpleasant … 5 very pleasant
 * @param strength 1 very slight … 5 very strong
 */
export function felt(pleasant: number, strength: number): number {
  return (MAP_SIZE - strength) * MAP_SIZE + (pleasant - 1);
}
