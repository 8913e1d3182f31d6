// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OwnData } from '#web/data/own-data/own-data.ts';
import { getSessionState, refreshSessionState } from '#web/data/session.ts';
import { SESSION_KEY } from '#web/data/stored-session.ts';
import { dismissToast, Toaster } from '#web/ui/toast.tsx';
import { SignOutButton } from './sign-out-button.tsx';
import { SIGN_OUT_TEXTS as TEXTS } from './texts.ts';

vi.mock('#web/data/public-config.ts', () => ({
  loadPublicConfig: () => Promise.resolve({ publishableKey: 'k' }),
}));
const erase = vi.fn<OwnData['erase']>();
const unsent = vi.fn<OwnData['unsent']>();
const ownData: OwnData = { erase, unsent, mustAsk: () => Promise.resolve(false) };

beforeEach(() => {
  localStorage.clear();
  const user = { id: 'ana', email: 'ana@e.mx', email_confirmed_at: '2026-01-01' };
  const session = { access_token: 't', expires_at: Date.now() / 1000 + 3600, user };
  localStorage.setItem(SESSION_KEY, JSON.stringify(session));
  refreshSessionState();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 204 })));
  unsent.mockReset().mockResolvedValue([{ count: 1, words: 'tu plan de seguridad' }]);
  erase.mockReset().mockResolvedValue();
});
afterEach(() => {
  cleanup();
  dismissToast();
});

function open(load: () => Promise<OwnData> = () => Promise.resolve(ownData)) {
  render(
    <>
      <Toaster />
      <SignOutButton loadOwnData={load} />
    </>,
  );
  fireEvent.click(screen.getByRole('button', { name: TEXTS.signOut }));
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

test('the session goes first, then what was written, and once more when all calls are back', async () => {
  const signedIn: string[] = [];
  erase.mockImplementation(async () => void signedIn.push(getSessionState().status));
  open();
  await screen.findByText(/todavía no llegó a tu cuenta: tu plan de seguridad\./);
  await press(TEXTS.erase);
  await screen.findByText(TEXTS.done);
  await vi.waitFor(() => expect(signedIn).toEqual(['signed-out', 'signed-out']));
  expect(erase).toHaveBeenCalledWith('ana', true);
});

test('what is kept is not erased', async () => {
  open();
  await press(TEXTS.keep);
  await screen.findByText(TEXTS.done);
  expect(erase).not.toHaveBeenCalled();
});

test('what could not be erased is said', async () => {
  erase.mockRejectedValue(new Error('closed'));
  open();
  await press(TEXTS.erase);
  expect(await screen.findByText(TEXTS.eraseFailed)).toBeTruthy();
  expect(getSessionState().status).toBe('signed-out');
});

test('who cannot be told what is here leaves, and nothing is thrown away', async () => {
  open(() => Promise.reject(new TypeError('Failed to fetch')));
  await screen.findByText(TEXTS.done);
  expect(erase).not.toHaveBeenCalled();
});
