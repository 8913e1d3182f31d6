// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '#web/data/query-client.ts';
import { isRecord } from '#web/lib/is-record.ts';
import { LearningPage } from './learning-page.tsx';
import { LessonPage } from './lesson-page.tsx';
import type { Lesson } from './lesson/lesson.ts';
import { findCard } from './library/cards.ts';
import { loadLesson } from './library/load-lesson.ts';
import { begunLast, savePlace } from './reader/saved-place.ts';

const server = {
  events: [] as Record<string, unknown>[],
  notes: [] as Record<string, unknown>[],
  reachable: true,
  refuses: false,
};

vi.mock('#web/data/session.ts', () => ({ useUser: () => ({ id: 'ana' }) }));
vi.mock('#web/data/auth.ts', () => ({
  accessToken: () => Promise.resolve(`x.${btoa('{"sub":"ana"}')}.x`),
  renewedToken: () => Promise.resolve(null),
}));

function answer(url: URL, method: string, body: Record<string, unknown>): Response {
  if (url.pathname.endsWith('/rpc/record_lesson_event')) {
    server.events.unshift(rowOf(body));
    return Response.json({ stored: true, token_granted: body['p_kind'] === 'recall' });
  }
  const table = url.pathname.endsWith('lesson_notes') ? 'notes' : 'events';
  const id = url.searchParams.get('id')?.replace('eq.', '');
  if (method === 'POST' && server.refuses) {
    return Response.json({ code: 'PT422', message: 'quota_exceeded' }, { status: 422 });
  }
  if (method === 'POST') server[table].unshift(body);
  if (method === 'DELETE') server[table] = server[table].filter((row) => row['id'] !== id);
  return method === 'GET' ? Response.json(server[table]) : new Response(null, { status: 204 });
}

/** What the function makes of what it is called with. */
function rowOf(call: Record<string, unknown>) {
  const entries = Object.entries(call).map(([name, value]) => [name.replace('p_', ''), value]);
  return { question: null, was_right: null, ...Object.fromEntries(entries) };
}

// Fetched when somebody wants them; these stories are not about how long that takes.
beforeAll(async () => {
  await import('./review/asking.tsx');
  await import('./overview/kept-notes.tsx');
  await import('./pictures/picture.tsx');
});

beforeEach(() => {
  Object.assign(server, { events: [], notes: [], reachable: true, refuses: false });
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
  queryClient.clear();
  localStorage.clear();
  vi.unstubAllGlobals();
});

function show(page: ReactNode) {
  render(
    <MemoryRouter>
      <QueryClientProvider client={queryClient}>{page}</QueryClientProvider>
    </MemoryRouter>,
  );
}

const card = findCard('the-alarm')!;
const openLesson = () =>
  show(
    <LessonPage card={card} doorOf={() => ({ title: 'Respirar', to: '/minigames/breathing' })} />,
  );
const lesson: Lesson = await loadLesson(card);
const option = (question: 0 | 1, which: 'right' | 'wrong') => {
  const { options, right } = lesson.questions[question];
  return options[which === 'right' ? right : (right + 1) % 3]!;
};
const choose = async (words: string) =>
  fireEvent.click(await screen.findByRole('button', { name: words }));
const read = (daysAgo: number) =>
  server.events.push({
    id: crypto.randomUUID(),
    lesson_id: card.id,
    kind: 'read',
    question: null,
    was_right: null,
    happened_at: new Date(Date.now() - daysAgo * 86_400_000).toISOString(),
  });

it('lets who has read nothing choose among the paths, and asks nothing', async () => {
  show(<LearningPage />);
  expect(await screen.findByRole('heading', { name: '¿Por dónde quieres empezar?' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Ansiedad' })).toBeTruthy();
  expect(screen.queryByText('Repaso de hoy')).toBeNull();
});

it('asks again what was read, once, and says kindly what was missed', async () => {
  read(2);
  show(<LearningPage />);
  fireEvent.click(await screen.findByRole('button', { name: 'Empezar el repaso' }));
  await choose(option(0, 'right'));
  expect(screen.getByText('Eso es.')).toBeTruthy();
  await choose('Siguiente');
  await choose(option(1, 'wrong'));
  expect(screen.getByText(`Casi. Era esta: «${option(1, 'right')}».`)).toBeTruthy();
  // The first choice counts, whatever is touched afterwards.
  fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${option(1, 'right')}`) }));
  await choose('Terminar');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Repaso hecho' }));
  expect(await screen.findByText(/Una ficha por recordar/)).toBeTruthy();
  await waitFor(() =>
    expect(server.events.slice(0, 2)).toMatchObject([
      { kind: 'recall', question: 2, was_right: false },
      { kind: 'recall', question: 1, was_right: true },
    ]),
  );
  await choose('Terminar');
  expect(screen.getByText('Hoy no toca repaso. Vuelve mañana.')).toBeTruthy();
});

it('finds a lesson by what somebody types without accents', async () => {
  show(<LearningPage />);
  const field = await screen.findByRole('searchbox');
  fireEvent.change(field, { target: { value: 'no puedo dormir' } });
  expect(await screen.findByRole('link', { name: 'El sueño pesa y tiene hora' })).toBeTruthy();
  fireEvent.change(field, { target: { value: 'panico' } });
  expect(screen.getByRole('link', { name: card.title })).toBeTruthy();
  fireEvent.change(field, { target: { value: 'ornitorrinco' } });
  expect(screen.getByRole('heading', { name: 'Nada con eso' })).toBeTruthy();
});

it('keeps what was read and answered without a network, and lets go of the place', async () => {
  savePlace('ana', card.id, lesson.blocks[3]!.id);
  server.reachable = false;
  openLesson();
  expect(await screen.findByRole('button', { name: 'Ir a donde estabas' })).toBeTruthy();
  await choose(option(0, 'wrong'));
  await choose('Siguiente');
  await choose(option(1, 'right'));
  await choose('Terminar');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Lección leída' }));
  expect(begunLast('ana')).toBeNull();
  cleanup();
  show(<LearningPage />);
  expect(await screen.findByText('Hoy no toca repaso. Vuelve mañana.')).toBeTruthy();
});

it('marks a passage and keeps a note, both for the next time', async () => {
  openLesson();
  fireEvent.click(await screen.findByRole('button', { name: 'Marcar' }));
  fireEvent.click(screen.getAllByRole('button', { name: 'Marcar esto' })[0]!);
  await waitFor(() => expect(server.notes).toMatchObject([{ passage: lesson.blocks[0]!.id }]));
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Soltar el aire' } });
  fireEvent.click(screen.getByRole('button', { name: 'Guardar la nota' }));
  await waitFor(() => expect(server.notes).toMatchObject([{ note: 'Soltar el aire' }, {}]));
  cleanup();
  show(<LearningPage />);
  const kept = (await screen.findByText('Lo que marcaste y escribiste')).closest('details')!;
  expect(within(kept).getByText('1 frase marcada')).toBeTruthy();
  expect(within(kept).getByText('Soltar el aire')).toBeTruthy();
});

it('says of a note that was refused that it is only on this device', async () => {
  server.refuses = true;
  openLesson();
  await screen.findByRole('button', { name: 'Marcar' });
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Soltar el aire' } });
  fireEvent.click(screen.getByRole('button', { name: 'Guardar la nota' }));
  expect(
    await screen.findByText('No se pudo guardar en tu cuenta. Sigue en este dispositivo.'),
  ).toBeTruthy();
  expect(screen.getByText('Soltar el aire')).toBeTruthy();
});
