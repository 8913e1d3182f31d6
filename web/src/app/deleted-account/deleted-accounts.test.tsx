// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { outbox } from '#web/data/outbox/the-outbox.ts';
import { refreshSessionState } from '#web/data/session.ts';
import { SESSION_KEY } from '#web/data/stored-session.ts';
import { safetyPlan, showSignedOut, writePart } from '#web/features/safety-plan/plan/plan-store.ts';
import { eachPart } from '#web/features/safety-plan/plan/plan.ts';
import { setDraftOwner, writeDraft } from '#web/lib/drafts.ts';
import { keepAccountEnd } from './account-end.ts';
import { DeletedAccounts } from './deleted-accounts.tsx';
import { followAccountEnds } from './follow-account-ends.ts';
import { DELETED_ACCOUNT_TEXTS as TEXTS } from './texts.ts';

const ANA = '0198b7a0-0000-7000-8000-000000000001';
const LEO = '0198b7a0-0000-7000-8000-000000000002';
const yesterday = new Date(Date.now() - 86_400_000).toISOString();
const tomorrow = new Date(Date.now() + 86_400_000).toISOString();

beforeEach(() => {
  localStorage.clear();
  refreshSessionState();
});
afterEach(cleanup);

const open = () => render(<DeletedAccounts />);

/** A plan that is in the account to the last word, and what else names a person. */
function leaveTraces(userId: string) {
  writePart(userId, 'self', 'Caminar');
  const { doc: plan } = safetyPlan.kept(userId);
  safetyPlan.accept(
    userId,
    eachPart((id) => plan.parts[id].at),
    plan,
  );
  localStorage.setItem(`remanso.chat.last.${userId}`, 'x');
  localStorage.setItem('remanso.session-backup', JSON.stringify({ userId }));
}
const tracesOf = (userId: string) =>
  Object.entries(localStorage).filter((entry) => entry.join().includes(userId));
/** Long enough for the component to have looked, where nothing is to happen. */
const looked = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

describe('what a deleted account left on the device', () => {
  it('goes by itself when the account had all of it, and nobody else’s does', async () => {
    leaveTraces(LEO);
    leaveTraces(ANA);
    keepAccountEnd(ANA, yesterday);
    open();
    await waitFor(() => expect(tracesOf(ANA)).toEqual([]));
    expect(safetyPlan.kept(LEO).doc.parts.self.text).toBe('Caminar');
  });

  it('stays until the week is over, and while the account is signed in', async () => {
    leaveTraces(ANA);
    keepAccountEnd(ANA, tomorrow);
    open();
    await looked();
    expect(safetyPlan.kept(ANA).doc.parts.self.text).toBe('Caminar');
    cleanup();
    keepAccountEnd(ANA, yesterday);
    const session = { access_token: 'a.e30.b', expires_at: Date.now(), user: { id: ANA } };
    localStorage.setItem(SESSION_KEY, JSON.stringify(session));
    refreshSessionState();
    open();
    await looked();
    expect(safetyPlan.kept(ANA).doc.parts.self.text).toBe('Caminar');
    localStorage.removeItem(SESSION_KEY);
    refreshSessionState();
    await waitFor(() => expect(tracesOf(ANA)).toEqual([]));
  });

  it.each([
    [
      'a draft',
      async () => {
        setDraftOwner(ANA);
        writeDraft('chat.new', 'hola');
        setDraftOwner(null);
      },
    ],
    ['a part of the plan', async () => writePart(ANA, 'people', 'Marta')],
    ['a plan that opens without a session', async () => showSignedOut(ANA, true)],
    ['something that waits to be sent', async () => outbox.add('mood', ANA, { note: 'hola' })],
  ])('is asked about when there is %s', async (_, write) => {
    leaveTraces(ANA);
    await write();
    keepAccountEnd(ANA, yesterday);
    open();
    const forget = await screen.findByRole('button', { name: TEXTS.forget });
    expect(tracesOf(ANA)).not.toEqual([]);
    fireEvent.click(forget);
    await waitFor(() => expect(tracesOf(ANA)).toEqual([]));
    expect(outbox.items()).toEqual([]);
    expect(screen.queryByText(TEXTS.title)).toBeNull();
  });

  it('may be left, and is not asked about again', async () => {
    writePart(ANA, 'people', 'Marta');
    keepAccountEnd(ANA, yesterday);
    open();
    fireEvent.click(await screen.findByRole('button', { name: TEXTS.leave }));
    cleanup();
    open();
    await looked();
    expect(screen.queryByText(TEXTS.title)).toBeNull();
    expect(safetyPlan.kept(ANA).doc.parts.people.text).toBe('Marta');
  });

  it('goes on every page, but is asked about on one', async () => {
    leaveTraces(LEO);
    keepAccountEnd(LEO, yesterday);
    writePart(ANA, 'people', 'Marta');
    keepAccountEnd(ANA, yesterday);
    const stop = followAccountEnds();
    await waitFor(() => expect(tracesOf(LEO)).toEqual([]));
    expect(safetyPlan.kept(ANA).doc.parts.people.text).toBe('Marta');
    stop();
  });
});
