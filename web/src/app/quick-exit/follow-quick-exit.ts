import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { leaveNow } from '#web/features/crisis/exit/leave-now.ts';
import { ExitPill } from '#web/features/crisis/exit/quick-exit.tsx';
import { hasLook, onLookChange } from '#web/lib/look/look.ts';
import { exitKeys } from './exit-keys.ts';

/** Shows the way out on every page, and hears the key for it, where somebody chose so. Returns the end of it. */
export function followQuickExit(): () => void {
  const ends = [followPill(), followKeys()];
  return () => ends.forEach((end) => end());
}

/** Beside the app, so that no page pays for what few choose. */
function followPill(): () => void {
  let remove: (() => void) | null = null;
  const update = () => {
    if (hasLook('exit') === (remove !== null)) return;
    if (remove) {
      remove();
      remove = null;
      return;
    }
    const host = document.body.appendChild(document.createElement('div'));
    const root = createRoot(host);
    root.render(createElement(ExitPill));
    remove = () => {
      root.unmount();
      host.remove();
    };
  };
  update();
  const end = onLookChange(update);
  return () => {
    end();
    remove?.();
  };
}

function followKeys(): () => void {
  const isLastPress = exitKeys();
  const onKeyDown = ({ key, repeat, timeStamp }: KeyboardEvent) => {
    const isLast = isLastPress(key, timeStamp, repeat);
    const isKey =
      (key === 'Escape' && hasLook('exit-escape')) || (key === 'Shift' && hasLook('exit-shift'));
    // Where the way out stands, its key works too, and nowhere else.
    if (isLast && isKey && document.querySelector('[data-quick-exit]')) leaveNow();
  };
  document.addEventListener('keydown', onKeyDown, true);
  return () => document.removeEventListener('keydown', onKeyDown, true);
}
