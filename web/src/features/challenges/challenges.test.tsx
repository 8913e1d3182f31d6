// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findPack, PACKS } from '#domain/challenges/packs.ts';
import { queryClient } from '#web/data/query-client.ts';
import { isRecord } from '#web/lib/is-record.ts';
import { Toaster, dismissToast } from '#web/ui/toast.tsx';
import { ChallengesPage } from './challenges-page.tsx';
import type { CareOf, DoorOf } from './contract.ts';
import { PackPage } from './pack-page.tsx';

type Row = Record<string, unknown>;
const TABLES = ['challenge_runs', 'challenge_acts', 'challenge_picks'] as const;
const server = {
  rows: { challenge_runs: [], challenge_acts: [], challenge_picks: [] } as Record<string, Row[]>,
  care: [] as Row[],
  reachable: true,
};

vi.mock('#web/data/session.ts', () => ({ useUser: () => ({ id: 'ana' }) }));
vi.mock('#web/data/auth.ts', () => ({
  accessToken: () => Promise.resolve(`x.${btoa('{"sub":"ana"}')}.x`),
  renewedToken: () => Promise.resolve(null),
}));

/** What the functions and tables of the account answer. */
function answer(url: URL, method: string, body: Row): Response {
  if (url.pathname.endsWith('/rpc/recent_care')) return Response.json(server.care);
  if (url.pathname.endsWith('/rpc/record_challenge_act')) {
    const { p_id: id, p_act_id: act, p_smaller: smaller, p_done_at: at } = body;
    const acts = server.rows['challenge_acts']!;
    const isNew = acts.every((row) => row['act_id'] !== act);
    if (isNew) acts.unshift({ id, act_id: act, smaller, done_at: at });
    return Response.json({ stored: isNew, token_granted: isNew });
  }
  const table = TABLES.find((name) => url.pathname.endsWith(name))!;
  const id = url.searchParams.get('id')?.replace('eq.', '');
  const rows = server.rows[table]!;
  if (method === 'POST') rows.unshift(body);
  if (method === 'DELETE') server.rows[table] = rows.filter((row) => row['id'] !== id);
  if (method === 'PATCH') {
    const row = rows.find((one) => one['id'] === id);
    Object.assign(row ?? {}, body);
    return Response.json(row ? [{ id }] : []);
  }
  return method === 'GET' ? Response.json(rows) : new Response(null, { status: 204 });
}

beforeEach(() => {
  server.rows = { challenge_runs: [], challenge_acts: [], challenge_picks: [] };
  server.care = [];
  server.reachable = true;
  vi.stubGlobal('fetch', (input: string | URL, init: RequestInit = {}) => {
    if (!server.reachable) return Promise.reject(new TypeError('Failed to fetch'));
    const url = new URL(input, 'http://localhost');
    if (url.pathname === '/config.json') {
      return Promise.resolve(Response.json({ publishableKey: 'k' }));
    }
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : {};
    return Promise.resolve(answer(url, init.method ?? 'GET', isRecord(body) ? body : {}));
  });
});

afterEach(() => {
  cleanup();
  dismissToast();
  queryClient.clear();
  localStorage.clear();
  vi.unstubAllGlobals();
});

function show(page: ReactNode) {
  render(
    <MemoryRouter>
      <QueryClientProvider client={queryClient}>
        <Toaster />
        {page}
      </QueryClientProvider>
    </MemoryRouter>,
  );
}

const doorOf: DoorOf = ({ id }) => ({ title: id, to: `/wellness-tools/${id}` });
const careOf: CareOf = (kind) => (kind === 'tool' ? 'calm' : null);
const openWeek = () => show(<ChallengesPage {...{ doorOf, careOf }} />);
const pack = findPack('slow-mornings')!;
const diary = { kept: [] as { text: string }[] };
const openPack = () =>
  show(
    <PackPage
      pack={pack}
      doorOf={doorOf}
      keepInDiary={(_owner, words) => {
        diary.kept.push(words);
        return Promise.resolve(() => {
          diary.kept.pop();
          return Promise.resolve();
        });
      }}
    />,
  );
const press = async (name: string | RegExp, within_ = document.body) =>
  fireEvent.click(await within(within_).findByRole('button', { name }));
const week = async () => {
  const section = screen.getByRole('region', { name: 'Tu semana' });
  await within(section).findAllByRole('listitem');
  return section;
};
const titles = (section: HTMLElement) =>
  [...section.querySelectorAll('summary span.leading-snug')].map((title) => title.textContent);
const begin = (started = new Date(Date.now() - 3_600_000)) =>
  server.rows['challenge_runs']!.push({
    id: crypto.randomUUID(),
    pack_id: pack.id,
    state: 'running',
    started_at: started.toISOString(),
    ended_at: null,
    did_good: null,
    was_hard: null,
    kept: [],
  });

it('proposes five acts from what was done, and shows every pack', async () => {
  server.care = [{ kind: 'tool', name: 'rain', days: 4 }];
  openWeek();
  const section = await week();
  expect(titles(section)).toHaveLength(5);
  expect(within(section).getAllByText('Porque ya te va saliendo').length).toBe(3);
  expect(within(section).getByText('Hace tiempo que no. En pequeño.')).toBeTruthy();
  expect(within(section).getByText('Descansar también cuenta')).toBeTruthy();
  for (const { title } of PACKS) expect(screen.getByRole('link', { name: title })).toBeTruthy();
});

it('does an act of the week once, says its token, and takes it back', async () => {
  openWeek();
  const section = await week();
  const [title] = titles(section);
  const [row] = within(section).getAllByRole('listitem');
  await press('Hice lo pequeño', row);
  expect(await within(row!).findByText('Hecho en pequeño')).toBeTruthy();
  expect(within(section).getByText(/Uno ya está\./)).toBeTruthy();
  expect(await within(row!).findByText(/^Una ficha por este acto/)).toBeTruthy();
  await waitFor(() => expect(server.rows['challenge_acts']).toMatchObject([{ smaller: true }]));
  // What was done is held in its place.
  expect(server.rows['challenge_picks']).toMatchObject([{ slot: 0 }]);
  expect(titles(section)[0]).toBe(title);
  await press('No lo hice', row);
  await waitFor(() => expect(server.rows['challenge_acts']).toEqual([]));
});

it('swaps an act with a touch, takes the swap back, and offers rest', async () => {
  openWeek();
  const section = await week();
  const before = titles(section);
  await press(`Cambiar «${before[1]}» por otro`, section);
  await waitFor(() => expect(titles(section)[1]).not.toBe(before[1]));
  expect(titles(section).toSpliced(1, 1)).toEqual(before.toSpliced(1, 1));
  await press('Deshacer');
  await waitFor(() => expect(titles(section)).toEqual(before));
  await press('Mejor descanso', within(section).getAllByRole('listitem')[0]);
  await waitFor(() =>
    expect(within(section).getAllByText('Descansar también cuenta')).toHaveLength(2),
  );
});

it('begins, pauses, leaves and takes up a pack, and loses nothing', async () => {
  openPack();
  await press('Empezar');
  const [first] = pack.acts;
  await press('Ya lo hice', (await screen.findAllByRole('listitem'))[0]);
  await waitFor(() => expect(server.rows['challenge_acts']).toMatchObject([{ act_id: first!.id }]));
  expect(screen.getByText(/Por hoy ya está/)).toBeTruthy();
  await press('Pausar');
  expect(await screen.findByText('En pausa. No se pierde nada mientras tanto.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Ya lo hice' })).toBeNull();
  await press('Dejarlo');
  expect(await screen.findByText('Lo dejaste. Las piedras siguen donde estaban.')).toBeTruthy();
  await press('Retomarlo');
  await waitFor(() => expect(server.rows['challenge_runs']).toMatchObject([{ state: 'running' }]));
  expect(screen.getByText(/^Hecho el/)).toBeTruthy();
});

it('asks to pause one before a third goes on', async () => {
  for (const id of ['saying-no', 'kind-body']) {
    begin();
    Object.assign(server.rows['challenge_runs']!.at(-1)!, { pack_id: id });
  }
  openPack();
  await press('Empezar');
  await press('Pausar «Decir que no» y empezar');
  await waitFor(() =>
    expect(server.rows['challenge_runs']!.map((row) => [row['pack_id'], row['state']])).toEqual(
      expect.arrayContaining([
        ['saying-no', 'paused'],
        ['kind-body', 'running'],
        [pack.id, 'running'],
      ]),
    ),
  );
});

it('looks back in two questions, keeps an act, and can take that back', async () => {
  begin();
  server.rows['challenge_acts'] = pack.acts.map(({ id }) => ({
    id: crypto.randomUUID(),
    act_id: id,
    smaller: false,
    done_at: new Date(Date.now() - 60_000).toISOString(),
  }));
  openPack();
  await press('Mirar atrás');
  const good = screen.getByLabelText('¿Qué te hizo bien, aunque fuera poco?');
  fireEvent.change(good, { target: { value: 'La ventana abierta' } });
  await press('Abre la ventana antes que nada');
  await press('Guardar y cerrar');
  const run = () => server.rows['challenge_runs']![0]!;
  await waitFor(() =>
    expect(run()).toMatchObject({
      state: 'finished',
      did_good: 'La ventana abierta',
      was_hard: null,
      kept: ['morning-window'],
    }),
  );
  expect(await screen.findByText(/^Cerrado el/)).toBeTruthy();
  await press('Deshacer');
  await waitFor(() => expect(run()).toMatchObject({ state: 'running', did_good: null, kept: [] }));
  await press('Mirar atrás');
  expect(screen.getByLabelText('¿Qué te hizo bien, aunque fuera poco?')).toHaveProperty(
    'value',
    'La ventana abierta',
  );
});

it('writes the words to the diary instead, where that was chosen, and keeps no copy', async () => {
  begin();
  openPack();
  await press('Mirar atrás');
  const hard = screen.getByLabelText('¿Qué costó, y qué lo haría más fácil?');
  fireEvent.change(hard, { target: { value: 'Madrugar' } });
  await press('En mi diario');
  await press('Guardar y cerrar');
  await waitFor(() =>
    expect(server.rows['challenge_runs']![0]).toMatchObject({ state: 'finished', was_hard: null }),
  );
  expect(diary.kept).toMatchObject([{ text: expect.stringContaining('Madrugar') }]);
  await press('Deshacer');
  await waitFor(() => expect(diary.kept).toEqual([]));
});

it('shows what was kept, and lets it go', async () => {
  begin();
  Object.assign(server.rows['challenge_runs']![0]!, {
    state: 'finished',
    ended_at: new Date().toISOString(),
    kept: ['morning-window', 'long-gone'],
  });
  openWeek();
  await press('Ya no quedarme con «Abre la ventana antes que nada»');
  await waitFor(() =>
    expect(server.rows['challenge_runs']).toMatchObject([{ kept: ['long-gone'] }]),
  );
  await press('Deshacer');
  await waitFor(() =>
    expect(server.rows['challenge_runs']).toMatchObject([
      { kept: ['morning-window', 'long-gone'] },
    ]),
  );
});

it('without a network says so, and says when the account could not be read', async () => {
  server.reachable = false;
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  openWeek();
  const section = await week();
  expect(screen.getByText(/^Sin conexión\./)).toBeTruthy();
  await press('Ya lo hice', within(section).getAllByRole('listitem')[0]);
  expect(await within(section).findByText('Hecho')).toBeTruthy();
  vi.restoreAllMocks();
});
