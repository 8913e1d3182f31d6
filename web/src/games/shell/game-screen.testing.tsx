import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { template } from '../_template/index.ts';
import type { AnyGame, GameInfo, GameResult } from '../contract.ts';
import { GameScreen } from './game-screen.tsx';

const INFO: GameInfo = {
  paths: ['/minigames/template'],
  icon: 'pebble',
  label: 'Piedras',
  title: 'Piedras',
  skill: 'Mirar',
  minutes: '1 minuto',
  evidence: 'enjoyment',
  load: () => Promise.resolve(template),
};

interface Opening {
  game?: AnyGame;
  quick?: boolean;
  level?: number;
  onFinish?: (result: GameResult) => void | Promise<void>;
}

/** A game as its page opens it. */
export function openGame(opening: Opening = {}) {
  const { game = template, quick = false, level, onFinish = () => undefined } = opening;
  return render(
    <GameScreen
      gameId="template"
      info={INFO}
      afterwards={<a href="/minigames">Ver los juegos</a>}
      {...{ game, quick, level, onFinish }}
    />,
  );
}

/** The page is loaded again: it says good-bye, and only what lies in storage comes through. */
export function reloadGame(opening: Opening = {}) {
  fireEvent(window, new Event('pagehide'));
  const kept = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '');
  const items = kept.map((key) => [key, localStorage.getItem(key) ?? ''] as const);
  cleanup();
  localStorage.clear();
  for (const [key, value] of items) localStorage.setItem(key, value);
  return openGame(opening);
}

export const pressButton = (name: string | RegExp) =>
  fireEvent.click(screen.getByRole('button', { name }));

/** Plays the template to its end. */
export const lookAtAll = () => [1, 2, 3].forEach((number) => pressButton(`Piedra ${number}`));
