// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { layerOf } from '#domain/ambient/mix.ts';
import { queryClient } from '#web/data/query-client.ts';
import { setLooks } from '#web/lib/look/look.ts';
import { isRecord } from '#web/lib/is-record.ts';
import { Toaster } from '#web/ui/toast.tsx';
import { AmbientPage } from './ambient-page.tsx';
import { keepLastMix } from './mixes/last-mix.ts';
import { setMix, stop } from './player/player.ts';

const server = { rows: [] as Record<string, unknown>[], reachable: true };

vi.mock('#web/data/session.ts', () => ({
  useUser: () => ({ id: 'ana' }),
  useSession: () => ({ status: 'signed-in' }),
}));
vi.mock('#web/data/auth.ts', () => ({
  accessToken: () => Promise.resolve(`x.${btoa('{"sub":"ana"}')}.x`),
  renewedToken: () => Promise.resolve(null),
}));

function answer(url: URL, method: string, body: Record<string, unknown>): Response {
  const id = url.searchParams.get('id')?.replace('eq.', '');
  if (method === 'POST') server.rows.unshift(body);
  if (method === 'DELETE') server.rows = server.rows.filter((row) => row['id'] !== id);
  if (method === 'PATCH') {
    server.rows = server.rows.map((row) => (row['id'] === id ? { ...row, ...body } : row));
    return Response.json([{ id }]);
  }
  return method === 'GET' ? Response.json(server.rows) : new Response(null, { status: 204 });
}

// Fetched with the first change; these stories are not about how long that takes.
beforeAll(async () => {
  await import('#web/data/outbox/send-to-table.ts');
  await import('#web/data/outbox/tell-queries.ts');
  await import('./player/player-bar.tsx');
});

beforeEach(() => {
  Object.assign(server, { rows: [], reachable: true });
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
  stop();
  setMix([], null);
  queryClient.clear();
  localStorage.clear();
  vi.unstubAllGlobals();
});

function open() {
  render(
    <MemoryRouter>
      <QueryClientProvider client={queryClient}>
        <Toaster />
        <AmbientPage />
      </QueryClientProvider>
    </MemoryRouter>,
  );
}

const PATIENT = { timeout: 8000 };
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const rainOnRoof = { sound: 'rain', level: 0.6, values: { amount: 0.5, surface: 0.9, near: 0.4 } };
const kept = (name: string, mix: unknown = [rainOnRoof]) => ({
  id: crypto.randomUUID(),
  name,
  mix,
  kept_at: '2026-11-20T21:00:00Z',
});

it('begins in silence, and says how to begin', async () => {
  open();
  expect(screen.getByText('Todavía no suena nada')).toBeTruthy();
  expect(await screen.findByText(/Cuando una mezcla te guste/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Guardar esta mezcla' })).toBeNull();
});

it('says in words what is heard, and that nothing can be heard where a browser has no sound', () => {
  open();
  press(/^Lluvia en el tejado y fuego/);
  expect(screen.getAllByText('Llueve en el tejado; un fuego que cruje.').length).toBe(1);
  // There is none in this test's browser.
  expect(screen.getByRole('alert').textContent).toContain(
    'Este navegador no puede producir sonido',
  );
});

it('says that the settings keep it silent', () => {
  setLooks(['mute']);
  open();
  expect(screen.getByText(/el sonido está apagado en tus ajustes/)).toBeTruthy();
  setLooks([]);
});

it('turns sounds on and off, and each of them about', () => {
  open();
  press('Mar');
  press('Afinar: Mar');
  fireEvent.change(screen.getByRole('slider', { name: 'Mar: Olas' }), { target: { value: '1' } });
  expect(screen.getByRole('slider', { name: 'Mar: Olas' }).getAttribute('aria-valuetext')).toBe(
    'grandes',
  );
  expect(screen.getAllByText(/^olas grandes que llegan a la orilla\.$/i).length).toBe(2);
  press('Mar');
  expect(screen.queryByRole('slider', { name: 'Mar: cuánto suena' })).toBeNull();
});

it('comes back to what was heard last, without playing it', () => {
  keepLastMix('ana', [layerOf('heartbeat')]);
  open();
  expect(screen.getAllByText(/^Late un corazón despacio\.$/i).length).toBeGreaterThan(0);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('keeps a mix under a name, shows that it changed, and lets it go with a way back', async () => {
  open();
  press('Río');
  press('Guardar esta mezcla');
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(screen.getByText('Ponle un nombre para encontrarla luego.')).toBeTruthy();
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '  Junto al   agua ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(server.rows[0]?.['name']).toBe('Junto al agua'), PATIENT);
  expect(screen.queryByRole('button', { name: 'Guardar esta mezcla' })).toBeNull();
  fireEvent.change(screen.getByRole('slider', { name: 'Río: cuánto suena' }), {
    target: { value: '0.9' },
  });
  press('Guardar los cambios en «Junto al agua»');
  await waitFor(() => expect(server.rows[0]?.['mix']).toMatchObject([{ level: 0.9 }]), PATIENT);
  press('Borrar «Junto al agua»');
  await waitFor(() => expect(server.rows).toEqual([]), PATIENT);
  press('Deshacer');
  expect(await screen.findByRole('button', { name: /^Junto al agua/ })).toBeTruthy();
});

it('opens what is kept, and leaves out what it does not know', async () => {
  server.rows = [
    kept('Mi tejado'),
    kept('De otra versión', [{ sound: 'whales', level: 1, values: {} }]),
  ];
  open();
  fireEvent.click(await screen.findByRole('button', { name: /^Mi tejado/ }));
  expect(screen.getByRole('button', { name: 'Lluvia' }).getAttribute('aria-pressed')).toBe('true');
  expect(screen.queryByText('De otra versión')).toBeNull();

  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return 'blob:mixes';
  });
  press('Descargar mis mezclas');
  const saved: unknown = JSON.parse((await files[0]?.text()) ?? '');
  expect(saved).toMatchObject({ mixes: [{ name: 'Mi tejado', heard: 'Llueve en el tejado.' }] });
});

it('says when the account does not answer; the house’s mixes are there', async () => {
  server.reachable = false;
  open();
  expect(await screen.findByText(/No se pudieron leer tus mezclas/, {}, PATIENT)).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Mar de noche/ })).toBeTruthy();
}, 15_000);
