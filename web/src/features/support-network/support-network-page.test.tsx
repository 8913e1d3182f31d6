// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '#web/data/query-client.ts';
import { readDraft, writeDraft } from '#web/lib/drafts.ts';
import { dismissToast, toast, Toaster } from '#web/ui/toast.tsx';
import { contactsKey } from './api/list-contacts.ts';
import type { Contact } from './contacts/contact.ts';
import { SupportNetworkPage } from './support-network-page.tsx';

vi.mock('#web/data/session.ts', () => ({ useUser: () => ({ id: 'ana' }) }));
vi.mock('#web/data/backend.ts', () => ({
  loadBackend: () => Promise.reject(new TypeError('off')),
}));

const person = (id: string, name: string): Contact => ({
  id,
  name,
  closeness: 'close',
  angle: 0,
  phone: null,
  goodFor: [],
  note: null,
});

const DRAFTS = ['support-contact.m', 'support-ask.m'];
const begun = () => DRAFTS.map((key) => readDraft(key));

beforeEach(() => {
  for (const key of DRAFTS) writeDraft(key, 'a medias');
});

afterEach(() => {
  act(dismissToast);
  cleanup();
  queryClient.clear();
  localStorage.clear();
});

function openPage(people: readonly Contact[]) {
  queryClient.setQueryData(contactsKey('ana'), people);
  render(
    <QueryClientProvider client={queryClient}>
      <Toaster />
      <SupportNetworkPage />
    </QueryClientProvider>,
  );
}

/** As a keyboard does: the button has focus when it is pressed. */
function press(name: string) {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
}

it('gives focus to the list when somebody was taken out of it', () => {
  openPage([person('m', 'Marta'), person('l', 'Leo')]);
  press('Quitar: Marta');
  expect(screen.queryByRole('heading', { name: /Marta/ })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Personas' }));
});

it('gives focus to what begins the list when nobody is left', () => {
  openPage([person('m', 'Marta')]);
  press('Quitar: Marta');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Añadir a alguien' }));
});

it('brings somebody back with the words begun', async () => {
  openPage([person('m', 'Marta')]);
  press('Quitar: Marta');
  expect(begun()).toEqual(['a medias', 'a medias']);
  press('Deshacer');
  expect(await screen.findByRole('heading', { name: /Marta/ })).toBeTruthy();
  expect(begun()).toEqual(['a medias', 'a medias']);
});

it.each([
  ['is closed', () => dismissToast()],
  ['makes room for another', () => void toast({ title: 'No se pudo', tone: 'error' })],
])('lets the words begun go when the way back %s', (_, leave) => {
  openPage([person('m', 'Marta')]);
  press('Quitar: Marta');
  act(leave);
  expect(begun()).toEqual(['', '']);
});
