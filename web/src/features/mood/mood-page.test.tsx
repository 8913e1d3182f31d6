// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { STEP_LABELS, type StepId } from '#domain/mood/answers/steps.content.ts';
import { isRecord } from '#web/lib/is-record.ts';
import { outbox } from '#web/data/outbox/the-outbox.ts';
import { queryClient } from '#web/data/query-client.ts';
import { readDraft, writeDraft } from '#web/lib/drafts.ts';
import { MoodPage } from './mood-page.tsx';

/** A server that keeps rows in a list, and can be slow or out of reach. */
interface Server {
  rows: Record<string, unknown>[];
  reachable: boolean;
  writes: number;
  /** While set, lists are read at once and answered when it resolves. */
  slow: Promise<void> | null;
}

const server: Server = {
  slow: null,
  rows: [],
  reachable: true,
  writes: 0,
};

async function answer(url: URL, method: string, row: Record<string, unknown>): Promise<Response> {
  if (method === 'GET') {
    const answered = Response.json(server.rows);
    await server.slow;
    return answered;
  }
  server.writes += 1;
  const id = url.searchParams.get('id')?.replace('eq.', '');
  if (method === 'POST') {
    if (!server.rows.some((known) => known['id'] === row['id'])) server.rows.unshift(row);
  } else if (method === 'PATCH') {
    const known = server.rows.find((one) => one['id'] === id);
    return Response.json(known ? [Object.assign(known, row)] : []);
  } else {
    server.rows = server.rows.filter((known) => known['id'] !== id);
  }
  return new Response(null, { status: method === 'POST' ? 201 : 204 });
}

vi.mock('#web/data/session.ts', () => ({
  useUser: () => ({ id: 'ana' }),
  useSession: () => ({ status: 'signed-in', user: { id: 'ana' } }),
}));
vi.mock('#web/data/auth.ts', () => ({
  accessToken: () => Promise.resolve(`x.${btoa('{"sub":"ana"}')}.x`),
  renewedToken: () => Promise.resolve(null),
}));

// Fetched when somebody wants them; these stories are not about how long that takes.
beforeAll(async () => {
  await import('./refine/entry-editor.tsx');
  await import('./refine/word-names.tsx');
});

beforeEach(() => {
  Object.assign(server, { rows: [], reachable: true, writes: 0, slow: null });
  vi.stubGlobal('fetch', (input: string | URL, init: RequestInit = {}) => {
    if (!server.reachable) return Promise.reject(new TypeError('Failed to fetch'));
    const url = new URL(input, 'http://localhost');
    if (url.pathname === '/config.json')
      return Promise.resolve(Response.json({ publishableKey: 'k' }));
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : {};
    if (!isRecord(body)) throw new Error('no row');
    return answer(url, init.method ?? 'GET', body);
  });
});

afterEach(() => {
  cleanup();
  queryClient.clear();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const STEPS = Object.fromEntries(Object.keys(STEP_LABELS).map((step) => [step, '/chat'])) as Record<
  StepId,
  string
>;

function openPage() {
  render(
    <MemoryRouter>
      <QueryClientProvider client={queryClient}>
        <MoodPage steps={STEPS} />
      </QueryClientProvider>
    </MemoryRouter>,
  );
}

function checkIn(emotion: string, intensity: string) {
  fireEvent.click(screen.getByRole('radio', { name: emotion }));
  fireEvent.click(screen.getByRole('button', { name: intensity }));
}

const FEAR = {
  words: [],
  own_words: [],
  mixed: false,
  id: 'x',
  emotion: 'miedo',
  intensity: 4,
  note: 'Antes',
  occurred_at: '2026-11-01T10:00:00Z',
};

const entries = () => screen.findAllByRole('article');

it('says what will be here while there is nothing', async () => {
  openPage();
  expect(await screen.findByText('Aquí verás tus días')).toBeTruthy();
});

it('keeps a check-in at the second touch, and a note when there is one', async () => {
  openPage();
  checkIn('Alegría', 'bastante');
  expect(await screen.findByText('Guardado')).toBeTruthy();
  await waitFor(() =>
    expect(server.rows).toMatchObject([{ emotion: 'alegria', intensity: 3, note: null }]),
  );
  fireEvent.change(await screen.findByLabelText(/¿Qué pasó?/), {
    target: { value: 'Sol en la cara' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Guardar nota' }));
  await waitFor(() => expect(server.rows).toMatchObject([{ note: 'Sol en la cara' }]));
  expect(within((await entries())[0]!).getByText('Sol en la cara')).toBeTruthy();
});

it('answers what was told, and takes it back', async () => {
  openPage();
  checkIn('Tristeza', 'mucho');
  const told = await screen.findByRole('heading', { name: 'Tristeza, mucho' });
  expect(document.activeElement).toBe(told);
  await waitFor(() => expect(server.rows).toHaveLength(1));
  fireEvent.click(screen.getByRole('button', { name: 'No era eso' }));
  await waitFor(() => expect(server.rows).toHaveLength(0));
  expect(screen.getByRole('radio', { name: 'Tristeza' })).toBeTruthy();
});

it('takes exact words, own ones and another time, each kept at once', async () => {
  openPage();
  checkIn('Tristeza', 'algo');
  fireEvent.click(await screen.findByRole('button', { name: 'melancolía' }));
  expect(screen.getByText('Una tristeza suave, sin causa clara.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /más$/ }));
  fireEvent.click(screen.getByRole('button', { name: 'morriña' }));
  fireEvent.change(screen.getByLabelText(/Una palabra propia/), { target: { value: 'gris' } });
  fireEvent.click(screen.getByRole('button', { name: 'Añadir palabra' }));
  fireEvent.click(screen.getByLabelText('Mixto'));
  fireEvent.change(screen.getByLabelText('Día y hora'), { target: { value: '2026-01-02T03:04' } });
  await waitFor(() =>
    expect(server.rows).toMatchObject([
      {
        words: ['melancolia', 'morrina'],
        own_words: ['gris'],
        mixed: true,
        occurred_at: new Date(2026, 0, 2, 3, 4).toISOString(),
      },
    ]),
  );
  expect(await screen.findByText(/melancolía, morriña, gris/)).toBeTruthy();
});

it('deletes at once and brings the same entry back', async () => {
  openPage();
  checkIn('Calma', 'mucho');
  await waitFor(() => expect(server.rows).toHaveLength(1));
  const before = server.rows[0]!;
  fireEvent.click(await screen.findByRole('button', { name: /^Borrar: Calma/ }));
  await waitFor(() => expect(server.rows).toHaveLength(0));
  fireEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
  await waitFor(() => expect(server.rows).toEqual([before]));
  expect(await entries()).toHaveLength(1);
});

it('keeps what it knows when an older answer arrives late', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.slow = promise;
  openPage();
  checkIn('Ternura', 'algo');
  await waitFor(() => expect(server.rows).toHaveLength(1));
  server.slow = null;
  resolve();
  await waitFor(() => expect(screen.queryByText('pendiente de enviar')).toBeNull());
  expect(await entries()).toHaveLength(1);
});

it('edits a note in its place and can leave it alone', async () => {
  server.rows = [FEAR];
  openPage();
  fireEvent.click(await screen.findByRole('button', { name: /^Editar nota/ }));
  const field = screen.getByLabelText(/¿Qué pasó?/);
  fireEvent.change(field, { target: { value: 'Otra cosa' } });
  fireEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(await screen.findByText('Antes')).toBeTruthy();
  expect(server.writes).toBe(0);
});

it('gives focus back to the button that opened the editor', async () => {
  server.rows = [FEAR];
  openPage();
  fireEvent.click(await screen.findByRole('button', { name: /^Editar nota/ }));
  fireEvent.change(screen.getByLabelText(/¿Qué pasó?/), { target: { value: 'Otra cosa' } });
  fireEvent.click(screen.getByRole('button', { name: 'Guardar nota' }));
  const opener = await screen.findByRole('button', { name: /^Editar nota/ });
  expect(document.activeElement).toBe(opener);
  fireEvent.click(opener);
  fireEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Editar nota/);
});

describe('words begun to an entry that is deleted', () => {
  beforeEach(async () => {
    server.rows = [FEAR];
    writeDraft('mood-note.x', 'a medias');
    openPage();
    fireEvent.click(await screen.findByRole('button', { name: /^Borrar/ }));
    await screen.findByText('Anotación borrada.');
  });

  it('come back with it', async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    fireEvent.click(await screen.findByRole('button', { name: /^Editar nota/ }));
    expect(screen.getByDisplayValue('a medias')).toBeTruthy();
    cleanup();
    expect(readDraft('mood-note.x')).toBe('a medias');
  });

  it('go with its place', async () => {
    expect(readDraft('mood-note.x')).toBe('a medias');
    await waitFor(() => expect(screen.queryByText('Deshacer')).toBeNull(), { timeout: 12_000 });
    expect(readDraft('mood-note.x')).toBe('');
  });

  it('go with the page', () => {
    cleanup();
    expect(readDraft('mood-note.x')).toBe('');
  });
});

it('shows what could not be sent, and sends it once when the network is back', async () => {
  openPage();
  await screen.findByText('Aquí verás tus días');
  server.reachable = false;
  checkIn('Enojo', 'un poco');
  expect(await screen.findByText('pendiente de enviar')).toBeTruthy();
  server.reachable = true;
  await outbox.flush('ana');
  await outbox.flush('ana');
  await waitFor(() => expect(screen.queryByText('pendiente de enviar')).toBeNull());
  expect(server.writes).toBe(1);
  expect(await entries()).toHaveLength(1);
});

it('offers help beside words that call for it, and keeps them', async () => {
  openPage();
  checkIn('Tristeza', 'muchísimo');
  const field = await screen.findByLabelText(/¿Qué pasó?/);
  fireEvent.change(field, { target: { value: 'ya no quiero vivir' } });
  const link = await screen.findByRole('link', { name: 'Ver ayuda ahora' }, { timeout: 5000 });
  expect(link.getAttribute('href')).toBe('/crisis-moment');
  expect(screen.getByDisplayValue('ya no quiero vivir')).toBe(field);
});

it('says so when the list cannot be fetched, and lets the person write all the same', async () => {
  server.reachable = false;
  openPage();
  expect(
    await screen.findByText(/No se pudo traer lo que ya anotaste/, {}, { timeout: 5000 }),
  ).toBeTruthy();
  checkIn('Alivio', 'algo');
  expect(await screen.findByText('pendiente de enviar')).toBeTruthy();
  server.reachable = true;
  await outbox.flush('ana');
  expect(server.rows).toHaveLength(1);
});
