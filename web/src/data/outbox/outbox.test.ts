// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DataError } from '../data-error.ts';
import { createOutbox } from './outbox.ts';

const offline = () => new DataError('network', 'no answer', 0);
const answered = (status: number) => new DataError('c', 'no', status);

/** A tab of the browser, whose server takes what `server` does not refuse. */
function tab(server: (text: string) => Promise<void> = () => Promise.resolve()) {
  const sent: string[] = [];
  const outbox = createOutbox();
  for (const kind of ['note', 'photo']) {
    outbox.declare<string>({
      kind,
      schema: (payload) => (typeof payload === 'string' ? payload : null),
      send: async (text) => {
        await server(text);
        sent.push(text);
      },
    });
  }
  const waiting = () => outbox.items().map(({ payload }) => payload);
  return { outbox, sent, waiting };
}

const online = (is: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(is);

/** One tab at a time, as browsers promise it. */
function stubLocks() {
  let held = 0;
  let last = Promise.resolve();
  const request = async (
    _name: string,
    { ifAvailable }: LockOptions,
    work: (lock: object | null) => Promise<void>,
  ) => {
    if (held > 0 && ifAvailable) return await work(null);
    held += 1;
    last = last.then(() => work({})).finally(() => (held -= 1));
    return await last;
  };
  vi.stubGlobal('navigator', { onLine: true, locks: { request } });
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('what waits to be sent', () => {
  it('goes in order, once, and is then gone', async () => {
    const { outbox, sent, waiting } = tab();
    for (const text of ['a', 'b', 'c']) outbox.add('note', 'ana', text);
    await outbox.flush('ana');
    await outbox.flush('ana');
    expect(sent).toEqual(['a', 'b', 'c']);
    expect(waiting()).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });

  it('keeps its order also where the clock is put back, and over a reload', async () => {
    vi.useFakeTimers({ now: new Date('2026-05-01T10:00:00Z') });
    online(false);
    tab().outbox.add('note', 'ana', 'a');
    vi.setSystemTime(new Date('2026-04-01T10:00:00Z'));
    tab().outbox.add('note', 'ana', 'b');
    tab().outbox.add('note', 'ana', 'c');
    const { outbox, sent } = tab();
    await outbox.flush('ana');
    expect(sent).toEqual(['a', 'b', 'c']);
  });

  it('stays whole and in order while there is no network, and is tried again', async () => {
    let reachable = false;
    const { outbox, sent, waiting } = tab(async () => {
      if (!reachable) throw offline();
    });
    outbox.add('note', 'ana', 'a');
    outbox.add('note', 'ana', 'b');
    await outbox.flush('ana');
    expect(waiting()).toEqual(['a', 'b']);
    reachable = true;
    await outbox.flush('ana');
    expect(sent).toEqual(['a', 'b']);
  });

  it('is one thing under one id, however often it is put in', async () => {
    online(false);
    const { outbox, sent } = tab();
    const id = outbox.add('note', 'ana', 'a');
    outbox.add('note', 'ana', 'b');
    outbox.add('note', 'ana', 'a, said better', id);
    await outbox.flush('ana');
    expect(sent).toEqual(['a, said better', 'b']);
  });

  it('waits for a session and for limits, and is set aside when it is refused for good', async () => {
    for (const [status, stays] of [
      [401, true],
      [403, true],
      [429, true],
      [503, true],
      [400, false],
      [409, false],
    ] as const) {
      localStorage.clear();
      const { outbox, sent } = tab(async (text) => {
        if (text === 'bad') throw answered(status);
      });
      outbox.add('note', 'ana', 'bad');
      outbox.add('note', 'ana', 'good');
      await outbox.flush('ana');
      expect(sent).toEqual(stays ? [] : ['good']);
      expect(outbox.items()[0]?.rejected).toBe(stays ? undefined : 'c');
    }
  });

  it('does not wait for another kind that the server cannot take, unless nothing gets through', async () => {
    for (const [status, sends] of [
      [503, ['photo']],
      [0, []],
      [401, []],
    ] as const) {
      localStorage.clear();
      const { outbox, sent } = tab(async (text) => {
        if (text === 'note') throw answered(status);
      });
      outbox.add('note', 'ana', 'note');
      outbox.add('photo', 'ana', 'photo');
      await outbox.flush('ana');
      expect(sent).toEqual(sends);
    }
  });

  it('is never sent for somebody else', async () => {
    online(false);
    const { outbox, sent, waiting } = tab();
    outbox.add('note', 'ana', 'of ana');
    outbox.add('note', 'leo', 'of leo');
    await outbox.flush('leo');
    expect(sent).toEqual(['of leo']);
    expect(waiting()).toEqual(['of ana']);
  });

  it('goes as well when it was put in while something was being sent', async () => {
    const { outbox, sent } = tab(async (text) => {
      if (text === 'a') outbox.add('note', 'ana', 'b');
    });
    outbox.add('note', 'ana', 'a');
    await outbox.flush('ana');
    expect(sent).toEqual(['a', 'b']);
  });

  it('stays where this version cannot read it, and holds nothing back', async () => {
    online(false);
    const { outbox, sent, waiting } = tab();
    outbox.add('note', 'ana', { from: 'a later version' });
    outbox.add('unknown', 'ana', 'x');
    outbox.add('note', 'ana', 'b');
    localStorage.setItem('remanso.outbox.ana.broken', '{"kind":');
    await outbox.flush('ana');
    expect(sent).toEqual(['b']);
    expect(waiting()).toEqual([{ from: 'a later version' }, 'x']);
    expect(localStorage).toHaveLength(3);
  });

  it('does not come back when it is erased while it is on its way', async () => {
    const { outbox } = tab(async () => {
      localStorage.clear();
      throw answered(400);
    });
    outbox.add('note', 'ana', 'a');
    await outbox.flush('ana');
    expect(localStorage).toHaveLength(0);
  });

  it('can be let go when it was refused', async () => {
    const { outbox, waiting } = tab(() => Promise.reject(answered(400)));
    const id = outbox.add('note', 'ana', 'a');
    await outbox.flush('ana');
    outbox.discard('ana', 'note', id);
    expect(waiting()).toEqual([]);
  });

  it('is read the same until something changes, of which who listens is told', async () => {
    online(false);
    const { outbox } = tab();
    let told = 0;
    const end = outbox.subscribe(() => (told += 1));
    const before = outbox.items();
    expect(outbox.items()).toBe(before);
    outbox.add('note', 'ana', 'a');
    expect(outbox.items()).not.toBe(before);
    window.dispatchEvent(new StorageEvent('storage', { key: 'remanso.outbox.ana.x' }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
    expect(told).toBe(2);
    end();
  });
});

describe('two tabs', () => {
  it('see what the other one put in, and send it once', async () => {
    stubLocks();
    const [one, other] = [tab(), tab()];
    one.outbox.add('note', 'ana', 'a');
    other.outbox.add('note', 'ana', 'b');
    expect(one.waiting()).toEqual(['a', 'b']);
    await Promise.all([one.outbox.flush('ana'), other.outbox.flush('ana')]);
    expect([...one.sent, ...other.sent].toSorted()).toEqual(['a', 'b']);
    expect(one.waiting()).toEqual([]);
  });
});

describe('undoing', () => {
  it('leaves no trace of what never left', async () => {
    online(false);
    const { outbox, sent, waiting } = tab();
    const id = outbox.add('note', 'ana', 'a');
    expect(await outbox.takeBack('ana', 'note', id)).toBe(true);
    expect(waiting()).toEqual([]);
    await outbox.flush('ana');
    expect(sent).toEqual([]);
  });

  it('is not pretended where it may have arrived without an answer', async () => {
    const { outbox, waiting } = tab(() => Promise.reject(offline()));
    const id = outbox.add('note', 'ana', 'a');
    await outbox.flush('ana');
    expect(await outbox.takeBack('ana', 'note', id)).toBe(false);
    expect(waiting()).toEqual(['a']);
  });

  it('is not pretended while any tab is sending', async () => {
    stubLocks();
    const { promise, resolve } = Promise.withResolvers<void>();
    const sender = tab(() => promise);
    sender.outbox.add('note', 'ana', 'a');
    const id = sender.outbox.add('note', 'ana', 'b');
    await vi.waitFor(() => expect(sender.outbox.items()[0]?.tried).toBe(true));
    expect(await tab().outbox.takeBack('ana', 'note', id)).toBe(false);
    resolve();
    await sender.outbox.flush('ana');
    expect(sender.sent).toEqual(['a', 'b']);
  });
});
