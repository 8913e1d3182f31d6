// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { refreshSessionState } from '#web/data/session.ts';
import { SESSION_KEY } from '#web/data/stored-session.ts';
import { After } from './before-after.tsx';

function come(id: string | null) {
  const user = { id, email: 'x@e.mx', email_confirmed_at: '2026-01-01' };
  const session = { access_token: 't', expires_at: Date.now() / 1000 + 3600, user };
  if (id === null) localStorage.removeItem(SESSION_KEY);
  else localStorage.setItem(SESSION_KEY, JSON.stringify(session));
  refreshSessionState();
}

/** One moment that fell from 9 to 4; what is said of earlier ones. */
function rate(): boolean {
  render(<After before={9} />);
  fireEvent.click(screen.getByLabelText('4'));
  const told = screen.queryByText(/Otras veces también bajó: unos 5 puntos/) !== null;
  cleanup();
  return told;
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  come(null);
});
afterEach(cleanup);

describe('what is said of earlier moments', () => {
  it('is of the person who is signed in, and of no one else at this device', () => {
    come('ana');
    expect([rate(), rate(), rate(), rate()]).toEqual([false, false, false, true]);
    come(null);
    expect(rate()).toBe(false);
    come('eva');
    expect(rate()).toBe(false);
    come('ana');
    expect(rate()).toBe(true);
  });

  it('ends with the tab of somebody who is not signed in', () => {
    for (let moment = 0; moment < 3; moment += 1) rate();
    expect(rate()).toBe(true);
    expect(localStorage).toHaveLength(0);
    sessionStorage.clear();
    expect(rate()).toBe(false);
  });
});
