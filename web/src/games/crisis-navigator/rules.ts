import type { Rules } from '../contract.ts';
import type { Rng } from '../kit/random/random.ts';
import type { Position, Story } from '../kit/scenario/story.ts';
import { beginStory, choicesAt, choose, isEnding, sceneAt } from '../kit/scenario/walk.ts';
import { type Change, withChange } from './own/changes.ts';
import { LEVELS, PARTS, type PartId } from './parts.ts';
import { asStory, type Drill, type DrillScene } from './stories/drill.ts';
import { DRILLS } from './stories/drills.content.ts';
import { drawItems, metBefore } from './stories/draw-items.ts';
import { NEEDS, type Need } from './stories/needs.content.ts';
import { outcomeText, PLACES_TO_KEEP } from './texts.ts';

/** docs/design/games.md §10: from here on the game gives way to help. */
export const HIGH_DISTRESS = 8;
/** High enough for a word before setting out, and for one on coming in. */
const SWELL = 6;
const MOST_DISTRESS = 10;

export type Stage = 'check' | 'sail' | 'drill' | 'find' | 'take' | 'harbour';

/** Nothing that anybody wrote is in here: the plan stays where it lives. */
export interface NavigatorState {
  rng: Rng;
  level: number;
  stage: Stage;
  distress: number | null;
  /** What was marked in the run before, where the water was calm. */
  carried: number | null;
  /** Somebody marked high water in this run: nobody sets out then without another number. */
  wasHigh: boolean;
  /** The buoy, story or need that one is at. */
  at: number;
  /** For each buoy that was passed, whether it holds something. */
  filled: readonly boolean[];
  items: readonly string[];
  /** Stories and needs of the runs before, the newest last. */
  met: readonly string[];
  /** Inside a story, and the buoys that were looked at in it. */
  position: Position | null;
  tried: readonly PartId[];
  /** Buoys of the own plan that were changed in a story: where, never what. */
  changes: readonly Change[];
  /** While looking for a card: how often something was touched, and the buoy that is open. */
  taps: number;
  open: PartId | null;
  found: boolean;
  place: string | null;
  moored: boolean;
}

export type NavigatorAction =
  /** Null takes back what was marked. */
  | { type: 'rate'; value: number | null }
  | { type: 'set-out' }
  /** Setting out without a number. */
  | { type: 'skip' }
  | { type: 'pass'; filled: boolean }
  | { type: 'choose'; id: string }
  | { type: 'open'; part: PartId }
  | { type: 'card' }
  /** A line of the own buoy is new: its place among the lines; −1 where one only went away. */
  | { type: 'change'; line: number }
  /** The own buoy is as it was before the story. */
  | { type: 'unchange' }
  | { type: 'next' }
  | { type: 'keep'; place: string }
  | { type: 'arrive' }
  | { type: 'moor' };

export function isHigh({ distress }: Pick<NavigatorState, 'distress'>): boolean {
  return distress !== null && distress >= HIGH_DISTRESS;
}

/** Rough, and not so high that nobody sails. */
export function isSwell({ distress, wasHigh }: NavigatorState): boolean {
  return distress !== null && distress < HIGH_DISTRESS && (wasHigh || distress >= SWELL);
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
  version: 3,
  setup({ level }, rng) {
    const drawn = drawItems(level, rng);
    return {
      rng: drawn.rng,
      level,
      stage: 'check',
      distress: null,
      carried: null,
      wasHigh: false,
      at: 0,
      filled: [],
      items: drawn.items,
      met: [],
      position: null,
      tried: [],
      changes: [],
      taps: 0,
      open: null,
      found: false,
      place: null,
      moored: false,
    };
  },
  again(fresh, before) {
    const met = metBefore(before);
    const { rng, items } = drawItems(fresh.level, fresh.rng, met);
    // Calm water is marked already, to be marked anew; a swell is asked about every time.
    const distress = isSwell(before) ? null : before.distress;
    return { ...fresh, rng, items, met, distress, carried: distress };
  },
  step(state, action) {
    if (action.type === 'tick' || !isLegal(state, action)) return state;
    switch (action.type) {
      case 'rate':
        return rate(state, action.value);
      case 'set-out':
      case 'skip':
        return { ...state, stage: stageOf(state.level) };
      case 'pass':
        return pass(state, action.filled);
      case 'choose':
        return look(state, action.id);
      case 'change':
        return change(state, action.line);
      case 'unchange':
        return change(state, null);
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
    const names = items.flatMap((item) => DRILLS.find(({ id }) => id === item)?.name ?? []);
    const count = filled.filter(Boolean).length;
    const counts = level === LEVELS.build || level === LEVELS.review;
    return {
      phase: 'finished',
      score: counts ? Math.round((count / PARTS.length) * 100) : null,
      outcome: outcomeText(level, { filled: count, done: items.length, names }),
    };
  },
  legalActions(state) {
    if (state.moored) return [];
    return ACTIONS[state.stage](state);
  },
};

/** Lines that are told apart in a buoy of the plan. */
const MOST_LINES = 50;

const ACTIONS: Record<Stage, (state: NavigatorState) => NavigatorAction[]> = {
  check: (state) => {
    const values = Array.from({ length: MOST_DISTRESS + 1 }, (_, value) => value);
    const rates = [...values, null].map((value): NavigatorAction => ({ type: 'rate', value }));
    if (isHigh(state)) return rates;
    if (state.distress !== null) return [{ type: 'set-out' }, ...rates];
    return state.wasHigh ? rates : [...rates, { type: 'skip' }];
  },
  sail: () => [
    { type: 'pass', filled: true },
    { type: 'pass', filled: false },
  ],
  drill: (state) => {
    const at = positionOf(state);
    if (isEnding(storyOf(state), at)) {
      const lines = Array.from({ length: MOST_LINES }, (_, line) => line);
      const changes = [-1, ...lines].map((line): NavigatorAction => ({ type: 'change', line }));
      return [{ type: 'next' }, { type: 'unchange' }, ...changes];
    }
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

function rate(state: NavigatorState, distress: number | null): NavigatorState {
  return { ...state, distress, wasHigh: state.wasHigh || isHigh({ distress }) };
}

/** A step in a story. A buoy that was gone to is remembered until the story is over. */
function look(state: NavigatorState, id: string): NavigatorState {
  const position = choose(storyOf(state), positionOf(state), id);
  const part = PARTS.find((one) => one === id);
  const tried = part && !state.tried.includes(part) ? [...state.tried, part] : state.tried;
  return { ...state, position, tried };
}

function change(state: NavigatorState, line: number | null): NavigatorState {
  const changes = withChange(state.changes, partOf(state), drillOf(state).id, line);
  return changes === state.changes ? state : { ...state, changes };
}

function pass(state: NavigatorState, isFilled: boolean): NavigatorState {
  const filled = [...state.filled, isFilled];
  if (filled.length >= PARTS.length) return { ...state, filled, stage: 'harbour' };
  return { ...state, filled, at: state.at + 1 };
}

function next(state: NavigatorState): NavigatorState {
  const cleared = { ...state, position: null, tried: [], open: null, taps: 0, found: false };
  if (state.at + 1 >= state.items.length) return { ...cleared, stage: 'harbour' };
  return { ...cleared, at: state.at + 1 };
}
