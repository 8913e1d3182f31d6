import { seedRng } from '../kit/random/random.ts';
import { rules, thoughtOf } from './rules.ts';
import type { ThoughtsAction, ThoughtsState } from './state.ts';
import { STRIDES } from './visits.ts';

export const begin = (level: number, seed = 'hoja') =>
  rules.setup({ level, options: {} }, seedRng(seed));
export const NEXT: ThoughtsAction = { type: 'next' };
export const EXAMPLE: ThoughtsAction = { type: 'example' };
export const LOOKS = (['prefix', 'slow', 'shore'] as const).map(
  (lens) => ({ type: 'lens', lens }) as const,
);

export function follow(state: ThoughtsState, ...actions: ThoughtsAction[]): ThoughtsState {
  return actions.reduce((now, action) => rules.step(now, action), state);
}

export function walk(state: ThoughtsState): ThoughtsState {
  return follow(state, ...Array.from({ length: STRIDES }, () => ({ type: 'stride' }) as const));
}

/** What somebody does at each stage who names as the game does and looks in three ways. */
export function onward(now: ThoughtsState, after: number, yes: boolean): readonly ThoughtsAction[] {
  switch (now.stage) {
    case 'write':
      return [EXAMPLE];
    case 'before':
      return [{ type: 'believe', value: 50 }, NEXT];
    case 'heavier':
      return [{ type: 'heavier', which: 0 }];
    case 'kind':
      return [{ type: 'kind', kind: thoughtOf(now)?.kind ?? 'judgement' }];
    case 'lens':
      return [...LOOKS, NEXT];
    case 'value':
      return [{ type: 'value', value: 0 }];
    case 'carry':
      return [{ type: 'stride' }];
    case 'after':
      return [{ type: 'believe', value: after }, NEXT];
    case 'serves':
      return [{ type: 'serves', yes }];
    default:
      return [NEXT];
  }
}

export function play(
  level: number,
  { after = 10, yes = false, seed = 'hoja' } = {},
): ThoughtsState[] {
  let now = begin(level, seed);
  const states = [now];
  while (rules.status(now).phase === 'playing') {
    now = follow(now, ...onward(now, after, yes));
    states.push(now);
  }
  return states;
}
