import type { Look } from '../../kit/people/look.ts';
import { WindowScene } from './window-scene.tsx';

/** Drawn without the cases: a list shows it before the game is fetched. */
const LOOK: Look = {
  skin: 'tan',
  hair: 'bald',
  tone: 'grey',
  age: 'older',
  build: 'slim',
  top: 'sand',
  extra: 'glasses',
};

/** A window, half open. */
export function DetectiveCover() {
  return (
    <WindowScene
      look={LOOK}
      mood="open"
      open={[true, true, false, true]}
      className="h-36 w-full rounded-card md:h-52"
    />
  );
}
