import type { MascotEmotion } from '#web/ui/mascot/emotions.ts';
import { EXPRESSIONS, MIXES, NEUTRAL, type Six } from '../face/expressions.ts';
import { between, scaled, type Units, units } from '../face/units.ts';
import { CONTEXTS } from '../contexts.content.ts';

/** One thing to look at. Plain JSON; how strong a face shows is the staircase's. */
export type Trial =
  | { kind: 'warm-up'; shown: Six; options: readonly Six[] }
  | {
      kind: 'name';
      person: number;
      shown: Six;
      options: readonly Six[];
      crop: Crop;
      flash: boolean;
    }
  | { kind: 'mixed'; person: number; mix: number }
  | { kind: 'context'; context: number; reading: number; options: readonly string[] }
  | { kind: 'morph'; person: number; from: Six; to: Six }
  | { kind: 'smile'; cells: readonly Cell[]; smile: number };

export type Crop = 'face' | 'eyes';

export interface Cell {
  person: number;
  shows: keyof typeof CELL_UNITS;
}

/** What a board is made of: one smile among faces that do not. */
export const CELL_UNITS = {
  smile: units({ cornerUp: 0.75, cheek: 0.6, open: 0.25 }),
  still: NEUTRAL,
  annoyed: units({ browDown: 0.75, lidTight: 0.4, press: 0.5, cornerDown: 0.35 }),
  doubting: units({ browDown: 0.3, cornerDown: 0.55, chin: 0.4 }),
} as const satisfies Record<string, Units>;

/** How Nilo shows it, for the first faces of all. */
export const NILO: Partial<Record<Six, MascotEmotion>> = { joy: 'happy', sadness: 'sadness' };

/** What is drawn: `at` is where the morph stands, 0–100. */
export function unitsOf(trial: Trial, strength: number, at: number): Units {
  switch (trial.kind) {
    case 'name':
      return scaled(EXPRESSIONS[trial.shown], strength);
    case 'mixed':
      return MIXES[trial.mix]?.units ?? NEUTRAL;
    case 'context':
      return CONTEXTS[trial.context]?.units ?? NEUTRAL;
    case 'morph':
      return between(EXPRESSIONS[trial.from], EXPRESSIONS[trial.to], at / 100);
    default:
      return NEUTRAL;
  }
}

/** What there is to choose from, in the order in which it stands. */
export function optionsOf(trial: Trial): readonly string[] {
  switch (trial.kind) {
    case 'warm-up':
    case 'name':
    case 'context':
      return trial.options;
    case 'smile':
      return trial.cells.map((_, at) => String(at));
    case 'mixed':
      return Object.keys(EXPRESSIONS);
    default:
      return [];
  }
}

/** What counts as seen. Of a morph nothing does: where it turns is each one's own. */
export function answersOf(trial: Trial): readonly string[] {
  switch (trial.kind) {
    case 'warm-up':
    case 'name':
      return [trial.shown];
    case 'context':
      return [CONTEXTS[trial.context]?.readings[trial.reading]?.word ?? ''];
    case 'smile':
      return [String(trial.smile)];
    case 'mixed':
      return MIXES[trial.mix]?.both ?? [];
    default:
      return [];
  }
}
