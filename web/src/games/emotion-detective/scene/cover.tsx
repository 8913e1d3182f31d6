import { CASES } from '../cases.content.ts';
import { WindowScene } from './window-scene.tsx';

const WHO = 'aurelio';

/** A window, half open. */
export function DetectiveCover() {
  const shown = CASES.find(({ id }) => id === WHO);
  if (!shown) return null;
  return (
    <WindowScene
      look={shown.look}
      mood={shown.mood}
      open={[true, true, false, true]}
      className="h-36 w-full rounded-card md:h-52"
    />
  );
}
