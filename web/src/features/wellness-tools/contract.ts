/** What a person came for. One tool may serve several. */
export const NEEDS = ['calm', 'understand', 'move', 'sleep', 'connect'] as const;
export type Need = (typeof NEEDS)[number];

/** How sure the benefit is; shown to everyone, in plain words. */
export type Evidence = 'solid' | 'moderate' | 'preliminary' | 'enjoyment';

/** Drawings of `pictures/`. Tools of one family may share one. */
export type PictureId =
  | 'stones'
  | 'water'
  | 'breath'
  | 'muscle'
  | 'body'
  | 'place'
  | 'wave'
  | 'drawer'
  | 'scale'
  | 'leaves'
  | 'mirror'
  | 'letter'
  | 'cup'
  | 'compass'
  | 'step'
  | 'turn'
  | 'moon'
  | 'lamp'
  | 'stretch'
  | 'lanterns'
  | 'bell'
  | 'rain'
  | 'path';

/** Where longer versions say or ask more: in minutes, compared with the length that was chosen. */
export interface OfLength {
  from?: number;
  upTo?: number;
}

/** One sentence of a guided stretch: said, then silence to do it in. */
export interface Line extends OfLength {
  say: string;
  /** Seconds of silence after it, at least. */
  pause: number;
  /** Its share of the time that a longer version has to give; none where it is left out. */
  room?: number;
}

interface StepBase extends OfLength {
  /** Names the answer in the session. Never changed once people have it on their devices. */
  id: string;
  title?: string;
  picture?: PictureId;
}

/** To be read at one's own pace. */
export interface TextStep extends StepBase {
  kind: 'text';
  lines: readonly string[];
}

/** A drawing that says something, with few words. */
export interface PictureStep extends StepBase {
  kind: 'picture';
  picture: PictureId;
  lines: readonly string[];
}

/** Guided, to be followed with the eyes closed; it goes on by itself. */
export interface TimerStep extends StepBase {
  kind: 'timer';
  lines: readonly Line[];
}

/** So many things to find, one touch for each; nothing has to be written. */
export interface TallyStep extends StepBase {
  kind: 'tally';
  count: number;
  title: string;
  lines: readonly string[];
}

/** Some of a list. */
export interface ListStep extends StepBase {
  kind: 'list';
  title: string;
  hint?: string;
  items: readonly string[];
  most: number;
}

/** A number from 0 to 10. */
export interface SliderStep extends StepBase {
  kind: 'slider';
  title: string;
  low: string;
  high: string;
  /** An earlier slider that asked the same, shown beside this one. */
  before?: string;
}

/** The person's own words. Always optional, always read by the guard. */
export interface WritingStep extends StepBase {
  kind: 'writing';
  title: string;
  hint: string;
  /** Beginnings that one touch puts into an empty field. */
  starters?: readonly string[];
  /** Earlier steps whose answers are shown above. */
  recalls?: readonly string[];
  /** Stays on the device after the end and is there the next time, until it is emptied. */
  stays?: boolean;
}

/** Bells around silence: takes all the time of the length that was chosen. */
export interface SoundStep extends StepBase {
  kind: 'sound';
  lines: readonly string[];
  /** Minutes between two bells in between, in versions that are longer than that. */
  every: number;
}

export type Step =
  | TextStep
  | PictureStep
  | TimerStep
  | TallyStep
  | ListStep
  | SliderStep
  | WritingStep
  | SoundStep;

export type Answer = string | number | readonly string[];

export interface Source {
  authors: string;
  year: number;
  title: string;
  /** Journal, book or publisher. */
  where: string;
}

/** A tool is content: nothing in it draws, counts or stores. */
export interface Tool {
  /** Raise it when a session of the version before can no longer be continued. */
  version: number;
  forWhom: string;
  /** Who leaves it, or does it otherwise. */
  notFor: string;
  /** What the grade in the registry rests on, in plain words. */
  evidence: string;
  sources: readonly [Source, ...Source[]];
  /** Before the beginning: place, posture, what is needed. */
  beforehand: string;
  steps: readonly [Step, ...Step[]];
  /** Said at the end. */
  closing: string;
  /** Where somebody may go on from there: another page of the app. */
  goOn?: { to: string; label: string };
}

export interface ToolInfo {
  title: string;
  /** What happens, in one line. */
  lead: string;
  /** The first one is its place where no need was chosen. */
  needs: readonly [Need, ...Need[]];
  /** Lengths to choose from, rising; with `anyLength` the usual ones. */
  minutes: readonly [number, ...number[]];
  /** Where every whole number of minutes may be chosen. */
  anyLength?: { least: number; most: number };
  evidence: Evidence;
  picture: PictureId;
  /** Words that people look for it with, besides those above. */
  words: string;
}

/** Made by its own file, fetched when somebody opens it; or another page of the app. */
export type ToolDoor = { load: () => Promise<Tool> } | { opens: string; practice: string };

/** What a finished tool leaves behind. `id` is made at the beginning, so that sending it twice is once. */
export interface ToolResult {
  id: string;
  toolId: string;
  chosenMinutes: number;
  durationSeconds: number;
  before: number | null;
  after: number | null;
  /** ISO 8601. */
  finishedAt: string;
}
