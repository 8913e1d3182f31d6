import { drawSome } from '../kit/random/random.ts';
import type { Rules } from '../contract.ts';
import type { Rng } from '../kit/random/random.ts';
import type { Position, Story } from '../kit/scenario/story.ts';
import { beginStory, choicesAt, choose, isEnding, sceneAt } from '../kit/scenario/walk.ts';
import { PARTS, type PartId } from './parts.ts';
import { asStory, type Drill, type DrillScene } from './stories/drill.ts';
import { DRILLS } from './stories/drills.content.ts';
import { NEEDS, type Need } from './stories/needs.content.ts';
import { outcomeText, PLACES_TO_KEEP } from './texts.ts';

export const LEVELS = { build: 1, rehearse: 2, find: 3, take: 4, review: 5 } as const;
/** docs/design/games.md §10: from here on the game gives way to help. */
export const HIGH_DISTRESS = 8;
const MOST_DISTRESS = 10;
export const DRILLS_PER_RUN = 3;
export const NEEDS_PER_RUN = 5;

export type Stage = 'check' | 'sail' | 'drill' | 'find' | 'take' | 'harbour';

/** Nothing that anybody wrote is in here: the plan stays where it lives. */
export interface NavigatorState {
  rng: Rng;
  level: number;
  stage: Stage;
  distress: number | null;
  /** The buoy, story or need that one is at. */
  at: number;
  /** For each buoy that was passed, whether it holds something. */
  filled: readonly boolean[];
  items: readonly string[];
  /** Inside a story. */
  position: Position | null;
  /** While looking for a card: how often something was touched, and the buoy that is open. */
  taps: number;
  open: PartId | null;
  found: boolean;
  place: string | null;
  moored: boolean;
}

export type NavigatorAction =
  | { type: 'rate'; value: number }
  | { type: 'set-out' }
  | { type: 'pass'; filled: boolean }
  | { type: 'choose'; id: string }
  | { type: 'open'; part: PartId }
  | { type: 'card' }
  | { type: 'next' }
  | { type: 'keep'; place: string }
  | { type: 'arrive' }
  | { type: 'moor' };

export function isHigh({ distress }: Pick<NavigatorState, 'distress'>): boolean {
  return distress !== null && distress >= HIGH_DISTRESS;
}

export function drillOf({ items, at }: NavigatorState): Drill {
  const found = DRILLS.find(({ id }) => id === items[at]) ?? DRILLS[0];
  if (!found) throw new RangeError('There are no stories.');
  return found;
}

export function needOf({ items, at }: NavigatorState): Need {
  const found = NEEDS.find(({ id }) => id === items[at]) ?? NEEDS[0];
  if (!found) throw new RangeError('There are no needs.');
  return found;
}

const STORIES = new Map<string, Story<DrillScene>>();

export function storyOf(state: NavigatorState): Story<DrillScene> {
  const drill = drillOf(state);
  const known = STORIES.get(drill.id) ?? asStory(drill);
  STORIES.set(drill.id, known);
  return known;
}

export function positionOf(state: NavigatorState): Position {
  return state.position ?? beginStory(storyOf(state));
}

/** The buoy that a story has come to: the boat lies there, and the own cards of that part show. */
export function partOf(state: NavigatorState): PartId {
  return sceneAt(storyOf(state), positionOf(state)).part;
}

export const rules: Rules<NavigatorState, NavigatorAction> = {
  version: 2,
  setup({ level }, rng) {
    const drawn =
      level === LEVELS.rehearse
        ? drawSome(rng, DRILLS, DRILLS_PER_RUN)
        : drawSome(rng, level === LEVELS.find ? NEEDS : [], NEEDS_PER_RUN);
    return {
      rng: drawn.rng,
      level,
      stage: 'check',
      distress: null,
      at: 0,
      filled: [],
      items: drawn.value.map(({ id }) => id),
      position: null,
      taps: 0,
      open: null,
      found: false,
      place: null,
      moored: false,
    };
  },
  step(state, action) {
    if (action.type === 'tick' || !isLegal(state, action)) return state;
    switch (action.type) {
      case 'rate':
        return { ...state, distress: action.value };
      case 'set-out':
        return { ...state, stage: stageOf(state.level) };
      case 'pass':
        return pass(state, action.filled);
      case 'choose':
        return { ...state, position: choose(storyOf(state), positionOf(state), action.id) };
      case 'open':
        return { ...state, open: action.part, taps: state.taps + 1 };
      case 'card':
        return { ...state, found: true, taps: state.taps + 1 };
      case 'next':
        return next(state);
      case 'keep':
        return { ...state, place: action.place };
      case 'arrive':
        return { ...state, stage: 'harbour' };
      default:
        return { ...state, moored: true };
    }
  },
  status(state) {
    if (!state.moored) return { phase: 'playing', score: null };
    const { level, filled, items } = state;
    const count = filled.filter(Boolean).length;
    const counts = level === LEVELS.build || level === LEVELS.review;
    return {
      phase: 'finished',
      score: counts ? Math.round((count / PARTS.length) * 100) : null,
      outcome: outcomeText(level, count, items.length),
    };
  },
  legalActions(state) {
    if (state.moored) return [];
    return ACTIONS[state.stage](state);
  },
};

const ACTIONS: Record<Stage, (state: NavigatorState) => NavigatorAction[]> = {
  check: (state) => {
    const rates = Array.from(
      { length: MOST_DISTRESS + 1 },
      (_, value): NavigatorAction => ({
        type: 'rate',
        value,
      }),
    );
    const calm = state.distress !== null && !isHigh(state);
    return calm ? [{ type: 'set-out' }, ...rates] : rates;
  },
  sail: () => [
    { type: 'pass', filled: true },
    { type: 'pass', filled: false },
  ],
  drill: (state) => {
    const at = positionOf(state);
    if (isEnding(storyOf(state), at)) return [{ type: 'next' }];
    return choicesAt(storyOf(state), at).map(({ id }) => ({ type: 'choose', id }));
  },
  find: (state) => {
    if (state.found) return [{ type: 'next' }];
    const { part: wanted } = needOf(state);
    const buoys = PARTS.map((part): NavigatorAction => ({ type: 'open', part }));
    if (state.open === wanted) return [{ type: 'card' }, ...buoys];
    return [{ type: 'open', part: wanted }, ...buoys.filter((_, at) => PARTS[at] !== wanted)];
  },
  take: ({ place }) => {
    const places = PLACES_TO_KEEP.map(({ id }): NavigatorAction => ({ type: 'keep', place: id }));
    return place ? [{ type: 'arrive' }, ...places] : places;
  },
  harbour: () => [{ type: 'moor' }],
};

function isLegal(state: NavigatorState, action: NavigatorAction): boolean {
  const wanted = JSON.stringify(action);
  return rules.legalActions(state).some((one) => JSON.stringify(one) === wanted);
}

function stageOf(level: number): Stage {
  if (level === LEVELS.rehearse) return 'drill';
  if (level === LEVELS.find) return 'find';
  return level === LEVELS.take ? 'take' : 'sail';
}

function pass(state: NavigatorState, isFilled: boolean): NavigatorState {
  const filled = [...state.filled, isFilled];
  if (filled.length >= PARTS.length) return { ...state, filled, stage: 'harbour' };
  return { ...state, filled, at: state.at + 1 };
}

function next(state: NavigatorState): NavigatorState {
  const cleared = { ...state, position: null, open: null, taps: 0, found: false };
  if (state.at + 1 >= state.items.length) return { ...cleared, stage: 'harbour' };
  return { ...cleared, at: state.at + 1 };
}
