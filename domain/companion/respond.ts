import type { Guard } from '../safety/guard.ts';
import { nextState, seenOf } from '../safety/state.ts';
import type { Answer, RespondOptions, Turn } from './answer.ts';
import type { Random } from './random.ts';
import { FRESH_STATE } from './turns/talk-state.ts';

/**
 * Guided mode: answers a message. Pure: the same guard, turn, options and `random` give the same
 * words, on the server, in the browser, without a network. Never throws.
 */
export function respond(
  guard: Guard,
  turn: Turn,
  _random: Random,
  _options: RespondOptions = {},
): Answer {
  const before = turn.state ?? FRESH_STATE;
  const assessment = guard.assess(turn.text, { previous: turn.previous });
  const safety = nextState(before.safety, assessment);
  const chips = [
    { id: 'way/vent', label: 'Desahogarme' },
    { id: 'way/idea', label: 'Una idea pequeña' },
    { id: 'way/prepare', label: 'Preparar qué decir' },
    { id: 'way/understand', label: 'Entender qué me pasa' },
  ];
  const state = { ...before, safety, turns: before.turns + 1, offered: { chips, flow: null, card: null } };
  return {
    text: 'Puede que no lo entienda todo. ¿Qué te vendría bien ahora?',
    suggestions: [],
    ...state.offered,
    own: assessment.own,
    ...seenOf(safety),
    safety,
    state,
    kind: 'talk',
    about: null,
  };
}
