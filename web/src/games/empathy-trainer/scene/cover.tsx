import type { Look } from '../../kit/people/look.ts';
import { BoatsOnWater } from './boats.tsx';
import { TalkScene } from './talk-scene.tsx';

const NEARLY_THERE = 3;

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
    <TalkScene place="bench" look={LOOK} mood="open" className="h-36 w-full rounded-card md:h-52">
      <g transform="translate(0 92)">
        <BoatsOnWater openness={NEARLY_THERE} still />
      </g>
    </TalkScene>
  );
}
