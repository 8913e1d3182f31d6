// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { EMOTION_IDS, type EmotionId } from '#domain/mood/emotions.ts';
import { queryClient } from '#web/data/query-client.ts';
import type { Seal } from './api/send-import.ts';
import { ImportPage } from './import-page.tsx';

type Row = Record<string, unknown>;

/**
 * A server that keeps rows by table, may fall silent after some requests that write, and whose next
 * answers may be lost on their way.
 */
const server = {
  tables: new Map<string, Row[]>(),
  writesLeft: Infinity,
  answersLost: 0,
  isReadable: true,
};

async function answer(url: URL, init: RequestInit): Promise<Response> {
  const table = url.pathname.split('/').at(-1) ?? '';
  const rows = server.tables.get(table) ?? [];
  const method = init.method ?? 'GET';
  if (method === 'GET') {
    if (!server.isReadable) throw new TypeError('Failed to fetch');
    return Response.json(rows);
  }
  if (server.writesLeft <= 0) throw new TypeError('Failed to fetch');
  server.writesLeft -= 1;
  if (method === 'DELETE') {
    const ids = url.searchParams.get('id') ?? '';
    server.tables.set(
      table,
      rows.filter(({ id }) => !ids.includes(String(id))),
    );
    return new Response(null, { status: 204 });
  }
  expect(new Headers(init.headers).get('prefer')).toContain('resolution=ignore-duplicates');
  const sent = JSON.parse(typeof init.body === 'string' ? init.body : '[]') as Row[];
  const news = sent.filter((row) => !rows.some(({ id }) => id === row['id']));
  server.tables.set(table, [...rows, ...news]);
  if (server.answersLost > 0) {
    server.answersLost -= 1;
    throw new TypeError('Failed to fetch');
  }
  return Response.json(
    news.map(({ id }) => ({ id })),
    { status: 201 },
  );
}

const session = vi.hoisted(() => ({ status: 'signed-in', user: { id: 'ana' } }));
vi.mock('#web/data/session.ts', () => ({
  useUser: () => ({ id: 'ana' }),
  getSessionState: () => session,
}));
vi.mock('#web/data/auth.ts', () => ({
  accessToken: () => Promise.resolve(`x.${btoa('{"sub":"ana"}')}.x`),
  renewedToken: () => Promise.resolve(null),
}));

// Fetched when a file was chosen; these stories are not about how long that takes.
beforeAll(() => import('#domain/imports/read-import.ts'));

beforeEach(() => {
  Object.assign(server, {
    tables: new Map(),
    writesLeft: Infinity,
    answersLost: 0,
    isReadable: true,
  });
  session.status = 'signed-in';
  vi.stubGlobal('fetch', (input: string | URL, init: RequestInit = {}) => {
    const url = new URL(input, 'http://localhost');
    if (url.pathname === '/config.json') {
      return Promise.resolve(Response.json({ publishableKey: 'k' }));
    }
    return answer(url, init);
  });
});

afterEach(() => {
  cleanup();
  queryClient.clear();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const NAMES = Object.fromEntries(EMOTION_IDS.map((id) => [id, id])) as Record<EmotionId, string>;
const LOOK = {
  Mark: () => null,
  emotions: NAMES,
  intensities: { 1: 'un poco', 2: 'algo', 3: 'bastante', 4: 'mucho', 5: 'muchísimo' },
};

function openPage(seal: Seal = null) {
  render(
    <MemoryRouter>
      <QueryClientProvider client={queryClient}>
        <ImportPage look={LOOK} loadSeal={() => Promise.resolve(seal)} />
      </QueryClientProvider>
    </MemoryRouter>,
  );
}

function choose(text: string, name = 'daylio_export.csv') {
  chooseFile(new File([text], name, { type: 'text/csv' }));
}

function chooseFile(file: File) {
  fireEvent.change(screen.getByLabelText(/Elegir un archivo/), { target: { files: [file] } });
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => fireEvent.click(await button(name));
const stored = (table: string) => server.tables.get(table) ?? [];

const DAYLIO = `full_date,date,weekday,time,mood,activities,note_title,note
2021-09-28,28 September,Tuesday,22:00,bad,"clean | music","","Llovió todo el día"
2021-09-27,27 September,Monday,23:05,Raro,"","",""
2021-09-26,26 September,Sunday,11:00,rad,"","",""
2021-02-30,30 February,Sunday,11:00,rad,"","",""
`;

it('shows what it will take and what not, takes it, and takes it back', async () => {
  const kept = { id: 'own', occurred_at: '2026-11-01T10:00:00Z' };
  server.tables.set('mood_entries', [kept]);
  openPage();
  choose(DAYLIO);
  expect(await screen.findByText('2 registros de ánimo')).toBeTruthy();
  expect(screen.getByText(/Fila 5: la fecha o la hora no existe/)).toBeTruthy();
  expect(screen.getByText(/^Un registro no entra en tus gráficas/)).toBeTruthy();
  expect(stored('mood_entries')).toEqual([kept]);

  fireEvent.change(screen.getByLabelText(/«Raro», 1 vez/), { target: { value: 'soledad' } });
  await press('Traer 4');
  expect(await screen.findByText(/Se guardaron 3 registros de ánimo y 1 página/)).toBeTruthy();
  expect(stored('mood_entries')).toMatchObject([
    kept,
    { emotion: 'tristeza', note: null, own_words: ['bad'] },
    { emotion: 'soledad', own_words: ['Raro'] },
    { emotion: 'alegria', intensity: 4 },
  ]);
  expect(stored('diary_entries')).toMatchObject([
    { body: 'Llovió todo el día', tags: ['clean', 'music'], sealed: null },
  ]);

  await press('Quitar esta importación');
  await press('Quitar');
  await waitFor(() => expect(stored('mood_entries')).toEqual([kept]));
  await waitFor(() => expect(stored('diary_entries')).toEqual([]));
});

it('stores nothing twice, and undoes only what the second time brought', async () => {
  openPage();
  choose(DAYLIO);
  await press('Traer 3');
  await press('Traer otro archivo');
  choose(DAYLIO);
  expect(await screen.findByText(/3 ya están en tu cuenta/)).toBeTruthy();
  expect((await button('Traer 0')).getAttribute('aria-disabled')).toBe('true');
  await press('Elegir otro archivo');
  choose(`${DAYLIO}2021-09-20,20 September,Monday,10:00,good,"","",""\n`);
  await press('Traer 1');
  await press('Quitar esta importación');
  await press('Quitar');
  await waitFor(() => expect(stored('mood_entries')).toHaveLength(2));
});

it('goes on after an interruption, and can be taken back after a reload', async () => {
  const days = Array.from({ length: 450 }, (_, day) => {
    const at = new Date(Date.UTC(2020, 0, 1 + day)).toISOString().slice(0, 10);
    return `${at},x,x,10:00,good,"","",""`;
  });
  openPage();
  server.writesLeft = 1;
  choose(['full_date,date,weekday,time,mood,activities,note_title,note', ...days].join('\n'));
  await press('Traer 450');
  expect(await screen.findByText('Se interrumpió a la mitad')).toBeTruthy();
  expect(stored('mood_entries')).toHaveLength(200);
  server.writesLeft = Infinity;
  await press('Seguir');
  expect(await screen.findByText('Ya están contigo')).toBeTruthy();
  expect(stored('mood_entries')).toHaveLength(450);

  cleanup();
  openPage();
  await press('Quitar esta importación');
  await press('Quitar');
  await waitFor(() => expect(stored('mood_entries')).toHaveLength(0));
});

it('takes back what was stored when its answer was lost', async () => {
  openPage();
  server.answersLost = 1;
  choose(DAYLIO);
  await press('Traer 3');
  await screen.findByText('Se interrumpió a la mitad');
  expect(stored('mood_entries')).toHaveLength(2);
  await press('Quitar esta importación');
  await press('Quitar');
  await waitFor(() => expect(stored('mood_entries')).toHaveLength(0));
});

it('goes on after a lost answer and a reload, and takes back the whole of it', async () => {
  openPage();
  server.answersLost = 1;
  choose(DAYLIO);
  await press('Traer 3');
  await screen.findByText('Se interrumpió a la mitad');
  cleanup();
  openPage();
  choose(DAYLIO);
  await press('Traer 1');
  await screen.findByText('Ya están contigo');
  expect(stored('diary_entries')).toHaveLength(1);
  await press('Quitar esta importación');
  await press('Quitar');
  await waitFor(() => expect([...server.tables.values()]).toEqual([[], []]));
});

it('keeps nothing on a device whose person has left', async () => {
  openPage();
  choose(DAYLIO);
  await button('Traer 3');
  session.status = 'signed-out';
  await press('Traer 3');
  await screen.findByText('Ya están contigo');
  expect(localStorage.getItem('remanso.import.ana')).toBeNull();
});

it('says whether it was the file or the account that could not be read', async () => {
  openPage();
  const gone = new File([DAYLIO], 'daylio_export.csv');
  vi.spyOn(gone, 'arrayBuffer').mockRejectedValue(new DOMException('', 'NotReadableError'));
  chooseFile(gone);
  expect(await screen.findByText(/No se pudo leer el archivo/)).toBeTruthy();
  server.isReadable = false;
  choose(DAYLIO);
  expect(await screen.findByText(/No se pudo mirar qué hay ya/)).toBeTruthy();
});

it('seals pages for a sealed diary before they leave', async () => {
  openPage(({ body }) => Promise.resolve(`sealed ${body.length}`));
  choose(DAYLIO);
  await press('Traer 3');
  await screen.findByText('Ya están contigo');
  expect(stored('diary_entries')).toMatchObject([
    { title: '', body: '', emotion: null, tags: [], sealed: 'sealed 18' },
  ]);
  expect(
    JSON.stringify([...server.tables, localStorage.getItem('remanso.import.ana')]),
  ).not.toContain('Llovió');
});

it.each([
  ['', /está vacío/],
  ['nombre,edad\nAna,30', /No reconocemos sus columnas/],
  ['{"entries":', /cortado o cambiado/],
  ['PK\0\0', /no es un archivo de texto/],
])('says of %j why nothing is taken, and stores nothing', async (text, problem) => {
  openPage();
  choose(text);
  expect(await screen.findByText(problem)).toBeTruthy();
  expect(screen.getByLabelText(/Elegir un archivo/)).toBeTruthy();
  expect(server.tables.size).toBe(0);
});
