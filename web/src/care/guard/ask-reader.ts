import type { Asked, Told } from './questions.ts';
import type { Reader } from './reader.ts';

/**
 * A worker that says nothing for so long is not waited for: the page reads by itself. Long enough
 * for the worker's file on a slow network.
 */
export const PATIENCE_MS = 4000;
/**
 * For an answer of guided mode: a slow device needs some seconds to read its 1.5 MB, and without a
 * network there is nobody else who could answer.
 */
const ANSWER_PATIENCE_MS = 12_000;

type Waiting = (told: Told | null) => void;

let worker: Worker | null = null;
/** The worker was asked and has said nothing in time: until it speaks, nobody waits for it again. */
let silent = false;
let lastId = 0;
const waiting = new Map<number, Waiting>();

/** Starts the worker, which fetches its file and the weights. Null where there can be none. */
export function startReader(): Worker | null {
  if (worker || typeof Worker === 'undefined') return worker;
  try {
    worker = new Worker(new URL('./guard-worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return null;
  }
  worker.addEventListener('message', ({ data }: MessageEvent<Told>) => {
    silent = false;
    settle(data.id, data);
  });
  // Its file cannot be fetched, or it broke down: the next question tries again.
  worker.addEventListener('error', giveUp);
  worker.addEventListener('messageerror', giveUp);
  return worker;
}

function giveUp(): void {
  worker?.terminate();
  worker = null;
  silent = false;
  for (const id of waiting.keys()) settle(id, null);
}

function settle(id: number, told: Told | null): void {
  const tell = waiting.get(id);
  waiting.delete(id);
  tell?.(told);
}

/** What the worker says; null where it cannot, or not in time. */
function tellOf(name: keyof Reader, args: Asked['args']): Promise<Told | null> {
  const started = startReader();
  const patience = name === 'respond' ? ANSWER_PATIENCE_MS : PATIENCE_MS;
  if (!started || (silent && patience === PATIENCE_MS)) return Promise.resolve(null);
  lastId += 1;
  const id = lastId;
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      silent = true;
      settle(id, null);
    }, patience);
    waiting.set(id, (told) => {
      clearTimeout(timer);
      resolve(told);
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
    started.postMessage({ id, name, args } satisfies Asked);
  });
}

let here: Promise<Reader> | null = null;

/** The same reader on this thread, for where there is no worker. */
function readerHere(): Promise<Reader> {
  here ??= import('./reader.ts').then(
    ({ openReader }) => openReader(),
    (error: unknown) => {
      // Not here and no connection: try again next time.
      here = null;
      throw error;
    },
  );
  return here;
}

/**
 * Asks the reader in its worker, or, where that does not answer in time, on this thread.
 * @throws when its part of the site cannot be fetched either
 */
export async function askReader<Name extends keyof Reader>(
  name: Name,
  ...args: Parameters<Reader[Name]>
): Promise<Awaited<ReturnType<Reader[Name]>>> {
  const told = await tellOf(name, args);
  // The worker runs the same function: what it sends is what that returns.
  const value: unknown =
    told && 'value' in told
      ? told.value
      : await Reflect.apply((await readerHere())[name], undefined, args);
  return value as Awaited<ReturnType<Reader[Name]>>;
}
