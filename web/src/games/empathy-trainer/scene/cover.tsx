import { VIGNETTES } from '../vignettes/all.ts';
import { TalkScene } from './talk-scene.tsx';

const WHO = 'rocio';
const NEARLY_THERE = 5;

export function EmpathyCover() {
  const shown = VIGNETTES.find(({ id }) => id === WHO);
  if (!shown) return null;
  return (
    <TalkScene
      place={shown.backdrop}
      look={shown.look}
      mood="open"
      openness={NEARLY_THERE}
      still
      className="h-36 w-full rounded-card md:h-52"
    />
  );
}
