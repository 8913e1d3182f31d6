import { type RefObject, useEffect, useRef } from 'react';
import type { AnyGame } from '../../contract.ts';

interface GameKeys {
  game: AnyGame;
  stage: RefObject<HTMLElement | null>;
  send: (action: { type: string }) => void;
  onPause: () => void;
}

const CONTROLS = 'a, button, input, textarea, select, summary';

/**
 * Listens to a game's keys while it is played; Escape pauses. Keys that belong to a control
 * outside of the stage are left to it. A key that is down when the game goes away is let go.
 */
export function useGameKeys(keys: GameKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });

  useEffect(() => {
    const down = new Set<string>();

    function release(key: string) {
      if (!down.delete(key)) return;
      const action = latest.current.game.keys?.[key]?.up;
      if (action) latest.current.send(action);
    }

    function onKeyDown(event: KeyboardEvent) {
      const { game, stage, send, onPause } = latest.current;
      if (event.key === 'Escape') {
        onPause();
        return;
      }
      const meaning = game.keys?.[event.key];
      const target = event.target instanceof Element ? event.target : null;
      const elsewhere = target?.closest(CONTROLS) && !stage.current?.contains(target);
      if (!meaning || elsewhere || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      if (event.repeat || down.has(event.key)) return;
      down.add(event.key);
      if (meaning.down) send(meaning.down);
    }

    function onKeyUp(event: KeyboardEvent) {
      if (!down.has(event.key)) return;
      event.preventDefault();
      release(event.key);
    }

    const releaseAll = () => {
      down.forEach(release);
    };
    window.addEventListener('keydown', onKeyDown);
    window.addEventListener('keyup', onKeyUp);
    window.addEventListener('blur', releaseAll);
    return () => {
      releaseAll();
      window.removeEventListener('keydown', onKeyDown);
      window.removeEventListener('keyup', onKeyUp);
      window.removeEventListener('blur', releaseAll);
    };
  }, []);
}
