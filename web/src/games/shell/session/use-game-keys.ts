import { type RefObject, useEffect, useRef } from 'react';
import type { AnyGame } from '../../contract.ts';

interface GameKeys {
  game: AnyGame;
  stage: RefObject<HTMLElement | null>;
  send: (action: { type: string }) => void;
  onPause: () => void;
}

const CONTROLS = 'a, button, input, textarea, select, summary';
/** A control that is the game itself (`kit/press`): what is pressed on it the game hears. */
const SURFACE = '[data-game-surface]';

/**
 * Whether a key is the business of the control that has the focus: Enter and the space bar press
 * it wherever it stands, a way to help or an end within the stage too; outside, every key is its own.
 */
function belongsToControl({ target, key }: KeyboardEvent, stage: HTMLElement | null): boolean {
  const control = target instanceof Element ? target.closest(CONTROLS) : null;
  if (!control || control.matches(SURFACE)) return false;
  return key === ' ' || key === 'Enter' || !stage?.contains(control);
}

/**
 * Listens to a game's keys while it is played; Escape pauses. Keys that belong to a control are
 * left to it. A key that is down when the game goes away is let go.
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
      if (!meaning || event.ctrlKey || event.metaKey || event.altKey) return;
      if (belongsToControl(event, stage.current)) return;
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
