import { beginStory, choose, linesAt, sceneAt } from '../../kit/scenario/walk.ts';
import { type EmpathyState, talkOf } from '../rules.ts';

export interface Said {
  mine: boolean;
  text: string;
}

/** What was said before this moment, told again from the replies: a reload loses no thread. */
export function saidBefore(state: EmpathyState): Said[] {
  const talk = talkOf(state);
  const said: Said[] = [];
  let at = beginStory(talk);
  for (const kind of state.replies) {
    for (const { text } of linesAt(talk, at)) said.push({ mine: false, text });
    if (sceneAt(talk, state.position).after && isSameBeat(state, at.scene)) return said;
    const reply = sceneAt(talk, at).choices.find(({ id }) => id === kind);
    if (reply) said.push({ mine: true, text: reply.text });
    at = choose(talk, at, kind);
    for (const { text } of linesAt(talk, at)) said.push({ mine: false, text });
    at = choose(talk, at, 'go');
  }
  return said;
}

function isSameBeat(state: EmpathyState, scene: string): boolean {
  return state.position.scene.startsWith(`${scene}-`);
}
