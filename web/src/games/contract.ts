import type { ReactNode } from 'react';
import type { IconName } from '#web/ui/icon/icon.tsx';
import type { Place } from '#web/ui/page/place.ts';
import type { Rng } from './kit/random/random.ts';

/**
 * Length of the one step that every game's time is made of. Always the same, so that a seed and
 * a list of actions replay exactly, whatever the screen's rate. 16 ms is close to one frame.
 */
export const TICK_MS = 16;

export interface Tick {
  type: 'tick';
}

/** What the person chose before starting. Plain JSON, kept with the session. */
export interface Start {
  /** Number of one of the game's `levels`. */
  level: number;
  /** Option id → value id, for every option of the game. */
  options: Readonly<Record<string, string>>;
}

/** Plain JSON: it is written to storage at any moment and read back after a reload. */
export interface GameState {
  rng: Rng;
}

export interface Status {
  phase: 'playing' | 'finished';
  /** 0–100, or null where nothing was measured. It is told, never judged, and pays nothing. */
  score: number | null;
  /** What happened, for the result screen; a line for each part of it. */
  outcome?: string;
}

/**
 * The game without its looks: pure functions over plain JSON. No Date, no Math.random, no DOM.
 * Written as methods so that a game of any state fits the registry.
 */
export interface Rules<S extends GameState, A extends { type: string }> {
  /** Raise it when an older state can no longer be continued; kept sessions are then let go. */
  version: number;
  setup(start: Start, rng: Rng): S;
  step(state: S, action: A | Tick): S;
  status(state: S): Status;
  /**
   * A new run by «Otra vez», with what lay in the person's hand at the end of the one before: tools
   * and colours, nothing that is played. Left out, every run begins as `setup` says.
   */
  again?(fresh: S, before: S): S;
  /** Everything the person could do now; lets a test play any game to its end. */
  legalActions(state: S): readonly A[];
}

export interface ViewProps<S, A> {
  state: S;
  send(this: void, action: A): void;
  /** Nothing may move; only opacity and words change. */
  reducedMotion: boolean;
  /** The person asked for few stimuli: leave out what is only there to please. */
  quiet?: boolean;
  /**
   * How long ago `state` was, in milliseconds, at the moment of an animation frame: what a picture
   * that is drawn at any rate adds to the last tick. Absent where no clock runs, as in tests.
   */
  aheadMs?(this: void, frameMs: number): number;
}

/** What a struck or plucked thing sounds like; all of it is synthesised. */
export type Voice = 'bell' | 'drop' | 'wood' | 'air';

/** What can be heard, felt or read aloud when one state follows another. */
export type Cue =
  /** A glide between two pitches. `caption` says it in words, where captions are on. */
  | { type: 'tone'; fromHz: number; toHz: number; seconds: number; caption?: string }
  /** One struck sound, or several at once. `loudness` is 0–1, 0.5 where it is left out. */
  | {
      type: 'note';
      voice: Voice;
      hz: number | readonly number[];
      seconds: number;
      loudness?: number;
      caption?: string;
    }
  /** A short buzz, where the device has one and the person wants it. */
  | { type: 'touch'; ms: number }
  /** Goes to screen readers, and is spoken where the person has switched the voice on. */
  | { type: 'say'; text: string };

/** One line of the help sheet: the keys, as people call them, and what they do. */
export interface KeyHelp {
  keys: string;
  does: string;
}

export interface LevelInfo {
  level: number;
  title: string;
  detail: string;
}

export interface OptionValue {
  id: string;
  label: string;
  detail?: string;
  /** Shown while this value is chosen: who should not choose it. */
  caution?: string;
}

/** A choice before starting. The first value is the default. */
export interface GameOption {
  id: string;
  label: string;
  values: readonly [OptionValue, ...OptionValue[]];
  /** Leaves the option out where it would change nothing. */
  matters?(this: void, options: Readonly<Record<string, string>>): boolean;
}

export interface Intro {
  /** For a game whose registry entry does not say it (`GameInfo.trains`). */
  trains?: string;
  /** What the evidence label rests on, in plain words. */
  evidence: string;
  steps: readonly string[];
  safety?: string;
}

/** Asked before and after with the same words, 0–10, always optional. */
export interface RatingScale {
  question: string;
  low: string;
  high: string;
}

export interface Reflection {
  question: string;
  hint: string;
  /** Beginnings that one touch puts into the text; none where `Reflecting` has its own. */
  starters: readonly string[];
}

/** A part of the reflection that is the game's own. It stands above the writing, and is optional. */
export interface ReflectingProps<S> {
  state: S;
  /** What is written so far; a choice made by touch may put words there. */
  words: string;
  write(this: void, text: string): void;
}

/** A way in without any choice, for when there is no strength to choose. Asks nothing at the end. */
export interface QuickStart {
  label: string;
  detail: string;
  start: Start;
  /** What is offered when it is over. */
  afterwards: string;
}

export interface Game<S extends GameState, A extends { type: string }> {
  rules: Rules<S, A>;
  View(this: void, props: ViewProps<S, A>): ReactNode;
  /** A static picture of the game for the intro, whose place is kept until it is here. Decorative. */
  Cover(this: void): ReactNode;
  intro: Intro;
  levels: readonly [LevelInfo, ...LevelInfo[]];
  options: readonly GameOption[];
  rating?: RatingScale;
  reflection?: Reflection;
  /** In the place of `reflection`, where what was answered in the run changes what is asked. */
  reflectionOf?(this: void, state: S): Reflection;
  quickStart?: QuickStart;
  /** Stands above the field of the reflection. */
  Reflecting?(this: void, props: ReflectingProps<S>): ReactNode;
  /** Whether somebody drew something in this run: it is asked before a new one takes its place. */
  drawn?(this: void, state: S): boolean;
  /** What the person made, shown and offered to be kept when all is over. */
  Keepsake?(this: void, props: { state: S }): ReactNode;
  /** The melody of a run: the result plays it again, and the start offers to hear it. */
  tune?(this: void, state: S): readonly Extract<Cue, { type: 'note' }>[];
  /** Chance makes each run another one: its seed is shown, and can be played again. */
  seeded?: true;
  /** The view is as high as what is in it and scrolls with the page: games of words. */
  flows?: true;
  /** What the help sheet says of the keys, besides what is the same for all games. */
  help?: readonly KeyHelp[];
  /** `KeyboardEvent.key` → what pressing and letting go of it mean. */
  keys?: Readonly<Record<string, { down?: A; up?: A }>>;
  /** Pure, asked after every step. */
  cues?(before: S, after: S): readonly Cue[];
}

/** A game as the shell and the registry see it: its state and actions are its own business. */
export type AnyGame = Game<GameState, { type: string }>;

/** How sure the benefit is; the shell shows it to everyone, in plain words. */
export type Evidence = 'solid' | 'moderate' | 'preliminary' | 'enjoyment';

export interface GameInfo {
  /** The first path is canonical, the others open the same game. */
  paths: readonly [string, ...string[]];
  /** Each level has an address too: a path, and the level's number after it. */
  levelPaths?: true;
  icon: IconName;
  /** What the tab and the navigation call it, in a word. */
  label: string;
  title: string;
  /** What it trains, in a few words. */
  skill: string;
  /**
   * What it trains, in one or two sentences that claim no more than the evidence does: the first
   * lines of its intro, which paint with the page, before the game is fetched.
   */
  trains?: string;
  minutes: string;
  evidence: Evidence;
  /**
   * What a high number of `rating` means. Left out it is distress or tension, and 8 or more before
   * the game offers other help first.
   */
  rated?: 'wellbeing';
  /** Its place under the games in the navigation, for the few that many come for. */
  listedAt?: number;
  /** How the home of who is signed in proposes it. */
  atHome?: NonNullable<Place['atHome']>;
  load(): Promise<AnyGame>;
}

/** What a finished run leaves behind. `id` is made at the start, so that sending it twice is once. */
export interface GameResult {
  id: string;
  gameId: string;
  level: number;
  score: number | null;
  durationSeconds: number;
  ratingBefore: number | null;
  ratingAfter: number | null;
  reflection: string;
  /** Started by the quick start: no result details, no reward toast. */
  quick: boolean;
}
