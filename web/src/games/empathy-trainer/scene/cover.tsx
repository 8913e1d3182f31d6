import type { Look } from '../../kit/people/look.ts';
import { TalkScene } from './talk-scene.tsx';

const NEARLY_THERE = 5;

/** Drawn without the talks: a list shows it before the game is fetched. */
const LOOK: Look = {
  skin: 'tan',
  hair: 'bob',
  tone: 'black',
  age: 'young',
  build: 'medium',
  top: 'sand',
  extra: 'glasses',
};

export function EmpathyCover() {
  return (
    <TalkScene
      place="bench"
      look={LOOK}
      mood="open"
      openness={NEARLY_THERE}
      still
      className="h-36 w-full rounded-card md:h-52"
    />
  );
}
