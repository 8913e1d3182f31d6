import { describe, expect, it } from 'vitest';
import { DataError } from '../data-error.ts';
import { createOutbox } from './outbox.ts';
import { memoryStore } from './outbox-store.ts';

const offline = () => new DataError('network', 'no answer', 0);

function setUp(answers: (payload: string) => Promise<void>) {
  const sent: string[] = [];
  const outbox = createOutbox(memoryStore(), () =>
    Promise.resolve(async (payload: unknown) => {
      const text = String(payload);
      await answers(text);
      sent.push(text);
    }),
  );
  return { outbox, sent };
}

describe('outbox', () => {
  it('sends in order, once, and is then empty', async () => {
    const { outbox, sent } = setUp(() => Promise.resolve());
    await Promise.all(['a', 'b', 'c'].map((payload) => outbox.add('x', 'ana', payload)));
    await outbox.flush('ana');
    expect(sent).toEqual(['a', 'b', 'c']);
    expect(outbox.items()).toEqual([]);
  });

  it('keeps everything in order while there is no network', async () => {
    let online = false;
    const { outbox, sent } = setUp(() => (online ? Promise.resolve() : Promise.reject(offline())));
    await outbox.add('x', 'ana', 'a');
    await outbox.add('x', 'ana', 'b');
    await outbox.flush('ana');
    expect(outbox.items().map((item) => item.payload)).toEqual(['a', 'b']);
    online = true;
    await outbox.flush('ana');
    expect(sent).toEqual(['a', 'b']);
  });

  it('waits for a session and for limits, and sets aside what the server refuses for good', async () => {
    for (const [status, stays] of [
      [401, true],
      [403, true],
      [429, true],
      [503, true],
      [400, false],
      [409, false],
    ] as const) {
      const { outbox, sent } = setUp((payload) =>
        payload === 'bad' ? Promise.reject(new DataError('c', 'no', status)) : Promise.resolve(),
      );
      await outbox.add('x', 'ana', 'bad');
      await outbox.add('x', 'ana', 'good');
      await outbox.flush('ana');
      expect(sent).toEqual(stays ? [] : ['good']);
      expect(outbox.items()[0]?.rejected).toBe(stays ? undefined : 'c');
    }
  });

  it('never sends for somebody else', async () => {
    let online = false;
    const { outbox, sent } = setUp(() => (online ? Promise.resolve() : Promise.reject(offline())));
    await outbox.add('x', 'ana', 'of ana');
    await outbox.flush('ana');
    online = true;
    await outbox.add('x', 'leo', 'of leo');
    await outbox.flush('leo');
    expect(sent).toEqual(['of leo']);
    expect(outbox.items().map((item) => item.owner)).toEqual(['ana']);
  });

  it('sends what was added while it was sending', async () => {
    const { outbox, sent } = setUp(async (payload) => {
      if (payload === 'a') await outbox.add('x', 'ana', 'b');
    });
    await outbox.add('x', 'ana', 'a');
    await outbox.flush('ana');
    expect(sent).toEqual(['a', 'b']);
  });

  it('tells who listens, and lets a refused item go', async () => {
    const { outbox } = setUp(() => Promise.reject(new DataError('c', 'no', 400)));
    let told = 0;
    outbox.subscribe(() => {
      told += 1;
    });
    await outbox.add('x', 'ana', 'a');
    await outbox.flush('ana');
    expect(told).toBeGreaterThan(1);
    await outbox.discard(outbox.items()[0]!.key);
    expect(outbox.items()).toEqual([]);
  });
});
