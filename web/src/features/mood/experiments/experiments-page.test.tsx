// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isRecord } from '#web/lib/is-record.ts';
import { outbox } from '#web/data/outbox/the-outbox.ts';
import { queryClient } from '#web/data/query-client.ts';
import { localDate } from '../days.ts';
import { ExperimentsPage } from './experiments-page.tsx';
import { TodaysArm } from './todays-arm.tsx';

type Row = Record<string, unknown>;

const server = { reachable: true, tables: new Map<string, Row[]>() };
const rowsOf = (table: string) => server.tables.get(table) ?? [];

function answer(url: URL, method: string, row: Row): Response {
  const table = url.pathname.split('/').at(-1) ?? '';
  const id = url.searchParams.get('id')?.replace('eq.', '');
  const rows = rowsOf(table);
  if (method === 'GET') return Response.json(rows);
  if (method === 'POST') server.tables.set(table, [...rows, row]);
  if (method === 'DELETE') {
    server.tables.set(
      table,
      rows.filter((known) => known['id'] !== id),
    );
  }
  if (method !== 'PATCH') return new Response(null, { status: 201 });
  const known = rows.find((one) => one['id'] === id);
  return Response.json(known ? [Object.assign(known, row)] : []);
}

vi.mock('#web/data/session.ts', () => ({ useUser: () => ({ id: 'ana' }) }));
vi.mock('#web/data/auth.ts', () => ({
  accessToken: () => Promise.resolve(`x.${btoa('{"sub":"ana"}')}.x`),
  renewedToken: () => Promise.resolve(null),
}));

beforeEach(() => {
  Object.assign(server, { reachable: true, tables: new Map() });
  vi.stubGlobal('fetch', (input: string | URL, init: RequestInit = {}) => {
    if (!server.reachable) return Promise.reject(new TypeError('Failed to fetch'));
    const url = new URL(input, 'http://localhost');
    if (url.pathname === '/config.json')
      return Promise.resolve(Response.json({ publishableKey: 'k' }));
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : {};
    if (!isRecord(body)) throw new Error('no row');
    return Promise.resolve(answer(url, init.method ?? 'GET', body));
  });
});

afterEach(() => {
  cleanup();
  queryClient.clear();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const open = (page = <ExperimentsPage />) =>
  render(
    <MemoryRouter>
      <QueryClientProvider client={queryClient}>{page}</QueryClientProvider>
    </MemoryRouter>,
  );

/** The calendar date so many days from today. */
function date(from: number): string {
  const today = new Date();
  return localDate(new Date(today.getFullYear(), today.getMonth(), today.getDate() + from, 12));
}

const BEGIN = 'Repartir los días y empezar hoy';
const past = (id: string, arms = '1010100') => ({
  id,
  factor: 'outdoors',
  question: 'mood',
  arms,
  starts_on: date(-20),
  stopped_on: null,
});

/** One mood a day, from the first day of `past`: pleasant by so much, or hard. */
const moodsOf = (scores: readonly number[]) =>
  scores.map((score, day) => ({
    id: `00000000-0000-4000-8000-0000000000${String(day).padStart(2, '0')}`,
    emotion: score < 0 ? 'tristeza' : 'alegria',
    intensity: Math.abs(score),
    note: null,
    occurred_at: `${date(day - 20)}T12:00:00`,
    words: [],
    own_words: [],
    mixed: false,
  }));

/** One pleasant mood, so many days from today. */
const moodOn = (from: number) =>
  moodsOf([3]).map((mood) => ({ ...mood, occurred_at: `${date(from)}T12:00:00` }));

const own = (id: string, name: string) => ({
  id,
  name,
  kind: 'yes_no',
  unit: null,
  added_at: '2026-01-01T00:00:00Z',
});

it('begins today, says what today is about, and keeps it in the account', async () => {
  open();
  fireEvent.click(await screen.findByRole('button', { name: BEGIN }));
  expect(await screen.findByRole('heading', { name: /^Hoy, (con|sin)$/ })).toBeTruthy();
  expect(screen.getByText(/^Día 1 de 14\./)).toBeTruthy();
  await waitFor(() => expect(rowsOf('mood_experiments')).toHaveLength(1));
  expect(rowsOf('mood_experiments')[0]).toMatchObject({ factor: 'outdoors', starts_on: date(0) });
  expect(String(rowsOf('mood_experiments')[0]?.['arms'])).toMatch(/^[01]{7}$/);
});

it('shows no day to come, and no result before the end', async () => {
  server.tables.set('mood_experiments', [{ ...past('a'), starts_on: date(-3) }]);
  server.tables.set('mood_entries', moodsOf([3, 3, 3]));
  open();
  const list = await screen.findByRole('list', { name: 'Tus días hasta hoy' });
  expect(within(list).getAllByText(/^Día \d+: /)).toHaveLength(4);
  expect(screen.queryByText('Ver los datos en una tabla')).toBeNull();
});

it('marks a day by its own note, also where the next day is asked', async () => {
  server.tables.set('mood_experiments', [
    { ...past('a'), question: 'next-day', starts_on: date(-1) },
  ]);
  server.tables.set('mood_entries', moodOn(-1));
  open();
  expect(await screen.findByText(/^Día 1: con, con nota/)).toBeTruthy();
  expect(screen.getByText(/^Día 2: con, sin nota/)).toBeTruthy();
  expect(screen.getByText(/^Día 2 de 14\. Con nota: 1 día/)).toBeTruthy();
});

it('waits for the note of the day after the last', async () => {
  const running = { ...past('a'), question: 'next-day', starts_on: date(-14) };
  server.tables.set('mood_experiments', [running]);
  open();
  expect(await screen.findByText(/Falta anotar cómo llegas hoy/)).toBeTruthy();
  cleanup();
  queryClient.clear();
  server.tables.set('mood_entries', moodOn(0));
  open();
  expect(await screen.findByText(/la nota de hoy también/)).toBeTruthy();
});

it('says on the mood page what today is about, and never what to go without', async () => {
  const factor = '00000000-0000-4000-8000-000000000001';
  server.tables.set('wellness_factors', [own(factor, 'Llamar a María')]);
  server.tables.set('mood_experiments', [{ ...past('a'), factor, starts_on: date(0) }]);
  open(<TodaysArm />);
  expect(await screen.findByText('Hoy, con: Llamar a María')).toBeTruthy();
  cleanup();
  queryClient.clear();
  server.tables.set('mood_experiments', [{ ...past('a'), factor, starts_on: date(-2) }]);
  open(<TodaysArm />);
  expect(await screen.findByText('Hoy, como cualquier día.')).toBeTruthy();
  expect(screen.queryByText(/sin/)).toBeNull();
});

it('starts offline, and is sent when the network is back', async () => {
  open();
  const begin = await screen.findByRole('button', { name: BEGIN });
  server.reachable = false;
  fireEvent.click(begin);
  expect(await screen.findByText('Pendiente de enviar.')).toBeTruthy();
  expect(screen.getByText(/^Día 1 de 14\./)).toBeTruthy();
  server.reachable = true;
  await outbox.flush('ana');
  expect(rowsOf('mood_experiments')).toHaveLength(1);
  await waitFor(() => expect(screen.queryByText('Pendiente de enviar.')).toBeNull());
});

it('stops at any time with what there is, which mostly says that it is not known', async () => {
  server.tables.set('mood_experiments', [{ ...past('a'), starts_on: date(-2) }]);
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Parar aquí' }));
  expect(await screen.findByRole('heading', { name: 'Aire libre: aún no se sabe' })).toBeTruthy();
  await waitFor(() =>
    expect(rowsOf('mood_experiments')[0]).toMatchObject({ stopped_on: date(0), arms: '1010100' }),
  );
});

it('says yes with its effect and how often chance would do it', async () => {
  server.tables.set('mood_experiments', [past('a')]);
  const scores = [4, 4, 1, 1, 5, 5, 1, 1, 3, 3, 1, 1, 1, 1];
  server.tables.set('mood_entries', moodsOf(scores).toReversed());
  open();
  expect(await screen.findByRole('heading', { name: 'Aire libre: sí' })).toBeTruthy();
  // 4 against 1; one order of the 35 there are.
  expect(screen.getByText(/más agradable: \+3,0 puntos .* 3 de cada 100 repartos/)).toBeTruthy();
});

it('offers own things, but none of what is taken, slept or eaten', async () => {
  server.tables.set('wellness_factors', [
    own('x', 'Pintar'),
    own('y', 'Medicación'),
    own('z', 'Dormir menos'),
  ]);
  open();
  const what = await screen.findByRole('combobox', { name: 'Qué quiero probar' });
  await waitFor(() => expect(within(what).getByRole('option', { name: 'Pintar' })).toBeTruthy());
  const offered = within(what)
    .getAllByRole('option')
    .map((option) => option.textContent);
  expect(offered).not.toContain('Medicación');
  expect(offered).not.toContain('Dormir menos');
  expect(offered.join(' ')).not.toMatch(/sueño|medic|alcohol|comida/i);
});
