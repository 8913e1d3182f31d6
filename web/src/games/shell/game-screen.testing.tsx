import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { vi } from 'vitest';
import type { AnyGame, Game, GameInfo, GameResult, GameState } from '../contract.ts';
import { GameScreen } from './game-screen.tsx';

interface PebblesState extends GameState {
  seen: readonly number[];
}

const NUMBERS = [1, 2, 3];

/** Three pebbles to look at, and nothing else: what the shell does shows by itself. */
export const pebbles: Game<PebblesState, { type: 'look'; at: number }> = {
  Cover: () => null,
  rules: {
    version: 1,
    setup: (_start, rng) => ({ rng, seen: [] }),
    step: (state, action) =>
      action.type === 'tick' ? state : { ...state, seen: [...state.seen, action.at] },
    status: ({ seen }) => ({
      phase: NUMBERS.every((number) => seen.includes(number)) ? 'finished' : 'playing',
      score: null,
    }),
    legalActions: ({ seen }) =>
      NUMBERS.filter((at) => !seen.includes(at)).map((at) => ({ type: 'look', at })),
  },
  View: ({ state, send }) =>
    NUMBERS.map((at) => (
      <button key={at} type="button" onClick={() => send({ type: 'look', at })}>
        Piedra {at}
        {state.seen.includes(at) && ', vista'}
      </button>
    )),
  intro: { evidence: 'Ninguna.', steps: ['Mira.'] },
  levels: [
    { level: 1, title: 'Tres piedras', detail: 'Para empezar' },
    { level: 2, title: 'Las mismas', detail: 'Con calma' },
  ],
  options: [],
  reflection: {
    question: 'Palabras',
    hint: 'Unas palabras bastan.',
    starters: ['Un gris azul.', 'Una forma.'],
  },
};

const INFO: GameInfo = {
  paths: ['/minigames/pebbles'],
  icon: 'pebble',
  label: 'Piedras',
  title: 'Piedras',
  skill: 'Mirar',
  minutes: '1 minuto',
  evidence: 'enjoyment',
  load: () => Promise.resolve(pebbles),
};

interface Opening {
  game?: AnyGame;
  quick?: boolean;
  level?: number;
  onFinish?: (result: GameResult) => void | Promise<void>;
}

/** A game as its page opens it. */
export function openGame(opening: Opening = {}) {
  const { game = pebbles, quick = false, level, onFinish = () => undefined } = opening;
  return render(
    <GameScreen
      gameId="pebbles"
      info={INFO}
      afterwards={<a href="/minigames">Ver los juegos</a>}
      {...{ game, quick, level, onFinish }}
    />,
  );
}

/** The page is loaded again: it says good-bye, and nothing it does afterwards reaches its storage. */
export function reloadGame(opening: Opening = {}) {
  fireEvent(window, new Event('pagehide'));
  const nothing = () => null;
  vi.stubGlobal('localStorage', { getItem: nothing, setItem: nothing, removeItem: nothing });
  cleanup();
  vi.unstubAllGlobals();
  return openGame(opening);
}

export const pressButton = (name: string | RegExp) =>
  fireEvent.click(screen.getByRole('button', { name }));

/** Plays it to its end. */
export const lookAtAll = () => NUMBERS.forEach((number) => pressButton(`Piedra ${number}`));
