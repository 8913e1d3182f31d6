// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isRecord } from '#web/lib/is-record.ts';
import { looks } from '#web/lib/look/look.ts';
import { soundLevel } from '#web/lib/look/sound-level.ts';
import { isStill } from '#web/lib/look/stillness.ts';
import { writeItem } from '#web/lib/safe-storage.ts';
import { outbox } from '../outbox/the-outbox.ts';
import { refreshSessionState } from '../session.ts';
import { SESSION_KEY } from '../stored-session.ts';
import { changePreference } from './change-preference.ts';
import { keepOwnLook } from './device-preferences.ts';
import { chosenHere } from './effective-preferences.ts';
import { fetchPreferences, followPreferences } from './follow-preferences.ts';

const ANA = '0198b7a0-0000-7000-8000-000000000001';
const LEO = '0198b7a0-0000-7000-8000-000000000002';

/** The account: one row of choices, merged key by key. */
const server = {
  chosen: {} as Record<string, unknown>,
  reachable: true,
  held: null as Promise<void> | null,
};

vi.mock('../auth.ts', () => ({
  accessToken: () => {
    const stored: unknown = JSON.parse(localStorage.getItem('remanso.auth') ?? 'null');
    const token = isRecord(stored) ? stored['access_token'] : null;
    return Promise.resolve(typeof token === 'string' ? token : null);
  },
  renewedToken: () => Promise.resolve(null),
}));

function signIn(id: string) {
  const session = {
    access_token: `x.${btoa(JSON.stringify({ sub: id }))}.x`,
    refresh_token: 'r',
    expires_at: Date.now() / 1000 + 3600,
    user: { id, email: 'ana@e.mx', email_confirmed_at: '2026-01-01' },
  };
  localStorage.setItem(SESSION_KEY, JSON.stringify(session));
  refreshSessionState();
}

let end: (() => void) | undefined;

beforeEach(() => {
  localStorage.clear();
  const root = document.documentElement;
  for (const name of ['look', 'theme', 'textSize']) delete root.dataset[name];
  Object.assign(server, { chosen: {}, reachable: true, held: null });
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
    const url = String(input instanceof Request ? input.url : input);
    if (url.includes('config.json')) return Response.json({ publishableKey: 'k' });
    if (!server.reachable) throw new TypeError('offline');
    if (url.includes('rpc/change_preference')) {
      const { p_key: key, p_value: value } = JSON.parse(
        typeof init?.body === 'string' ? init.body : '',
      );
      server.chosen[key] = value;
      return new Response(null, { status: 204 });
    }
    const answered = Response.json([{ preferences: { ...server.chosen } }]);
    await server.held;
    return answered;
  });
  signIn(ANA);
});

afterEach(() => {
  end?.();
  end = undefined;
  vi.unstubAllGlobals();
});

const arrived = () => vi.waitFor(() => expect(outbox.items()).toEqual([]));

it('holds at once, before and without any answer, and arrives when it can', async () => {
  server.reachable = false;
  changePreference('motion', 'less');
  changePreference('volume', 40);
  expect(isStill()).toBe(true);
  expect(soundLevel()).toBe(0.4);
  changePreference('sounds', false);
  expect(soundLevel()).toBe(0);
  server.reachable = true;
  await outbox.flush(ANA);
  expect(server.chosen).toEqual({ motion: 'less', volume: 40, sounds: false });
});

it('sends of one choice only what was chosen last', async () => {
  server.reachable = false;
  for (const theme of ['dark', 'light', 'dark'] as const) changePreference('theme', theme);
  expect(outbox.items()).toHaveLength(1);
  server.reachable = true;
  await outbox.flush(ANA);
  expect(server.chosen).toEqual({ theme: 'dark' });
});

it('has what another device chose, and keeps what waits here over it', async () => {
  server.reachable = false;
  changePreference('lowStimulus', true);
  server.reachable = true;
  server.chosen = { theme: 'dark', lowStimulus: false, motion: 'jump', later: 1 };
  await fetchPreferences(ANA);
  expect(document.documentElement.dataset['theme']).toBe('dark');
  expect(looks()).toEqual(['calm']);
  await arrived();
  expect(server.chosen['lowStimulus']).toBe(true);
});

it('is not taken back by an answer from before the change', async () => {
  let answer = () => {};
  server.held = new Promise((resolve) => {
    answer = resolve;
  });
  const asked = fetchPreferences(ANA);
  // The question has to be on its way.
  await vi.waitFor(() => expect(server.held).not.toBeNull());
  await new Promise((resolve) => setTimeout(resolve, 20));
  changePreference('theme', 'dark');
  await arrived();
  server.held = null;
  answer();
  await asked;
  expect(chosenHere(ANA).theme).toBe('dark');
  expect(document.documentElement.dataset['theme']).toBe('dark');
});

it('leaves theme and letters of a device alone that has its own', async () => {
  changePreference('theme', 'dark');
  await arrived();
  keepOwnLook(true);
  changePreference('theme', 'light');
  server.chosen = { theme: 'dark', textSize: '200', lowStimulus: true };
  await fetchPreferences(ANA);
  const { theme, textSize } = document.documentElement.dataset;
  expect([theme, textSize, looks()]).toEqual(['light', undefined, ['calm']]);
  expect(server.chosen['theme']).toBe('dark');
});

it('keeps what was chosen here before anybody signed in, and one person’s own from another', async () => {
  writeItem('theme', 'dark');
  changePreference('wordsOf', 'mx');
  await arrived();
  expect(chosenHere(ANA)).toMatchObject({ theme: 'dark', wordsOf: 'mx' });
  signIn(LEO);
  expect(chosenHere(LEO)).toEqual({ theme: 'dark' });
});

it('holds in the other tabs', () => {
  end = followPreferences();
  // What another tab leaves behind.
  localStorage.setItem(
    `remanso.preferences.${ANA}`,
    JSON.stringify({ chosen: { haptics: false }, at: Date.now() }),
  );
  dispatchEvent(new StorageEvent('storage', { key: `remanso.preferences.${ANA}` }));
  expect(looks()).toEqual(['steady']);
});
