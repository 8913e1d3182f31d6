import type { Care, HelpLink } from '#domain/challenges/challenge.ts';

/** The page on which what an act proposes is done. */
export interface Door {
  title: string;
  to: string;
}

/** Null where there is none any more. */
export type DoorOf = (help: HelpLink) => Door | null;

/** Which care something was that the account tells of; null for one of another version. */
export type CareOf = (kind: string, name: string) => Care | null;

interface Kept {
  id: string;
  title: string;
  text: string;
  tags: readonly string[];
}

/** Puts words into the person's diary, and gives what takes them back. */
export type KeepInDiary = (owner: string, words: Kept) => Promise<() => Promise<void>>;
