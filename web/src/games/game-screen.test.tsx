// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { template } from './_template/index.ts';
import type { AnyGame, GameInfo, GameResult } from './contract.ts';
import { GameScreen } from './shell/game-screen.tsx';
import { GameErrorBoundary } from './shell/screens/game-error-boundary.tsx';

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

let results: GameResult[] = [];

type OnFinish = (result: GameResult) => void | Promise<void>;

function open(
  game: AnyGame = template,
  onFinish: OnFinish = (result) => void results.push(result),
) {
  return render(
    <GameErrorBoundary onStartOver={() => undefined}>
      <GameScreen
        gameId="template"
        info={INFO}
        quick={false}
        afterwards={<a href="/minigames">Ver los juegos</a>}
        {...{ game, onFinish }}
      />
    </GameErrorBoundary>,
  );
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const lookAtAll = () => [1, 2, 3].forEach((number) => press(`Piedra ${number}`));

beforeEach(() => {
  results = [];
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('says what it trains and how sure that is, before anything starts', () => {
  open();
  expect(screen.getByText('Mirar una cosa cada vez.')).toBeTruthy();
  expect(screen.getByText('Evidencia: solo disfrute')).toBeTruthy();
});

it('plays to the end and hands over one result', async () => {
  open();
  press('Empezar');
  lookAtAll();
  fireEvent.change(screen.getByLabelText(/¿Qué viste\?/), { target: { value: 'Un gris azul' } });
  press('Guardar y terminar');
  expect(await screen.findByText('Un gris azul')).toBeTruthy();
  await waitFor(() =>
    expect(results).toMatchObject([{ gameId: 'template', reflection: 'Un gris azul' }]),
  );
});

it('is found again after a reload: in the middle, while reflecting, and not once delivered', async () => {
  open();
  press('Empezar');
  press('Piedra 2');
  cleanup();
  open();
  expect(screen.getByText('En pausa')).toBeTruthy();
  press('Seguir');
  expect(screen.getByRole('button', { name: 'Piedra 2, vista' })).toBeTruthy();
  press('Piedra 1');
  press('Piedra 3');
  fireEvent.change(screen.getByLabelText(/¿Qué viste\?/), { target: { value: 'Musgo' } });
  cleanup();
  open();
  expect(screen.getByDisplayValue('Musgo')).toBeTruthy();
  press('Guardar y terminar');
  await waitFor(() => expect(results).toHaveLength(1));
  await act(async () => Promise.resolve());
  cleanup();
  open();
  expect(screen.getByRole('button', { name: 'Empezar' })).toBeTruthy();
});

it('delivers again, under the same id, what could not be delivered', async () => {
  const seen: string[] = [];
  const fails = (result: GameResult) => {
    seen.push(result.id);
    throw new Error('full');
  };
  open(template, async (result) => fails(result));
  press('Empezar');
  lookAtAll();
  press('Terminar sin escribir');
  await waitFor(() => expect(seen).toHaveLength(1));
  cleanup();
  open();
  await waitFor(() => expect(results.map(({ id }) => id)).toEqual(seen));
});

it('pauses when the page goes out of sight, and with Escape', () => {
  open();
  press('Empezar');
  fireEvent.keyDown(window, { key: 'Escape' });
  expect(screen.getByText('En pausa')).toBeTruthy();
  press('Seguir');
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  fireEvent(document, new Event('visibilitychange'));
  expect(screen.getByText('En pausa')).toBeTruthy();
});

it('hands its keys to the game, once a press, and leaves controls their own', () => {
  const heard: string[] = [];
  const game: AnyGame = {
    ...template,
    keys: { ' ': { down: { type: 'down' }, up: { type: 'up' } } },
    rules: {
      ...template.rules,
      step: (state, action) => {
        if (action.type !== 'tick') heard.push(action.type);
        return state;
      },
    },
  };
  open(game);
  press('Empezar');
  fireEvent.keyDown(document.body, { key: ' ' });
  fireEvent.keyDown(document.body, { key: ' ', repeat: true });
  fireEvent.keyUp(document.body, { key: ' ' });
  expect(new Set(heard)).toEqual(new Set(['down', 'up']));
  const before = heard.length;
  fireEvent.keyDown(screen.getByRole('button', { name: 'Pausar' }), { key: ' ' });
  expect(heard).toHaveLength(before);
});

it('offers help beside words that call for it', async () => {
  open();
  press('Empezar');
  lookAtAll();
  fireEvent.change(screen.getByLabelText(/¿Qué viste\?/), {
    target: { value: 'ya no quiero vivir' },
  });
  const link = await screen.findByRole('link', { name: 'Ver ayuda ahora' }, { timeout: 5000 });
  expect(link.getAttribute('href')).toBe('/crisis-moment');
});

it('shows its own screen when the game breaks', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  open({
    ...template,
    View: () => {
      throw new Error('broken');
    },
  });
  press('Empezar');
  expect(screen.getByText('Algo salió mal')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeTruthy();
});
