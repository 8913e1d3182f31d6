// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Asked } from './questions.ts';

const DANGER = 'ya no quiero vivir';
const nothing = { level: 'none', ask: false };

/** A worker that does what a test says, and what became of it. */
class FakeWorker extends EventTarget {
  static all: FakeWorker[] = [];
  static answer: (worker: FakeWorker, asked: Asked) => void = () => undefined;
  ended = false;
  asked = 0;

  constructor() {
    super();
    FakeWorker.all.push(this);
  }
  postMessage(asked: Asked) {
    this.asked += 1;
    FakeWorker.answer(this, asked);
  }
  terminate() {
    this.ended = true;
  }
  tell(data: object) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

const opened = vi.fn<() => void>();
vi.mock('./reader.ts', async (original) => {
  const reader = await original<typeof import('./reader.ts')>();
  return {
    ...reader,
    openReader: () => {
      opened();
      return reader.openReader();
    },
  };
});

/** As after a page load: what is remembered of the worker is in the module. */
async function page() {
  vi.resetModules();
  const { assess } = await import('./guard.ts');
  const { PATIENCE_MS } = await import('./ask-reader.ts');
  return { assess, PATIENCE_MS };
}

/** Where the worker was asked once, and the page's patience with it has run out. */
async function pageOfSilence() {
  FakeWorker.answer = () => undefined;
  const { assess, PATIENCE_MS } = await page();
  vi.useFakeTimers();
  const first = assess(DANGER);
  await vi.advanceTimersByTimeAsync(PATIENCE_MS);
  vi.useRealTimers();
  return { assess, first };
}

beforeEach(() => {
  FakeWorker.all = [];
  opened.mockClear();
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('asking the guard', () => {
  it('asks the worker, one for all questions, and loads nothing on the page', async () => {
    FakeWorker.answer = (worker, { id, args: [text] }) =>
      worker.tell({ id, value: { level: text === DANGER ? 'risk' : 'none', ask: true } });
    const { assess } = await page();
    const both = await Promise.all([assess('hola'), assess(DANGER)]);
    expect(both.map(({ level }) => level)).toEqual(['none', 'risk']);
    expect(FakeWorker.all).toHaveLength(1);
    expect(opened).not.toHaveBeenCalled();
  });

  it('reads on the page where the worker cannot be fetched, and tries it again', async () => {
    FakeWorker.answer = (worker) => void worker.dispatchEvent(new Event('error'));
    const { assess } = await page();
    expect(await assess(DANGER)).toMatchObject({ level: 'risk' });
    expect(FakeWorker.all[0]?.ended).toBe(true);
    await assess(DANGER);
    expect(FakeWorker.all).toHaveLength(2);
    expect(opened).toHaveBeenCalledTimes(1);
  });

  it('reads on the page where the worker fails at a message, and where there is none', async () => {
    FakeWorker.answer = (worker, { id }) => worker.tell({ id, failed: true });
    expect(await (await page()).assess(DANGER)).toMatchObject({ level: 'risk' });
    vi.stubGlobal('Worker', undefined);
    expect(await (await page()).assess(DANGER)).toMatchObject({ level: 'risk' });
    vi.stubGlobal('Worker', function refused() {
      throw new DOMException('closed', 'SecurityError');
    });
    expect(await (await page()).assess(DANGER)).toMatchObject({ level: 'risk' });
  });

  it('waits for a silent worker once, for a bounded time, until it speaks', async () => {
    const { assess, first } = await pageOfSilence();
    expect(await first).toMatchObject({ level: 'risk' });
    const [worker] = FakeWorker.all;
    expect(await assess('hoy comí arepas con mi tía')).toEqual(nothing);
    expect(worker?.asked).toBe(1);
    worker?.tell({ id: 1, value: nothing });
    FakeWorker.answer = (one, { id }) => one.tell({ id, value: nothing });
    await assess(DANGER);
    expect(worker?.asked).toBe(2);
  });

  it('is asked for an answer also while it is silent: it may only be slow', async () => {
    await (await pageOfSilence()).first;
    FakeWorker.answer = (one, { id }) => one.tell({ id, value: 'Aquí estoy.' });
    const { askReader } = await import('./ask-reader.ts');
    const turn = { text: 'hola', state: null, previous: [], keep: true };
    expect(await askReader('respond', turn, 'seed', {})).toBe('Aquí estoy.');
  });
});
