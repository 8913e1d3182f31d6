import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { openReader } from './reader.ts';

const CALM = 'vi un colibrí en la playa';
/** Danger that no rule knows: only the learned reader hears it. */
const VEILED = 'mi familia descansaría si un día ya no abro los ojos';
const WEIGHTS = new Uint8Array(
  readFileSync(join(import.meta.dirname, '../../../../domain/safety/classifier/weights.bin')),
);
const ALONE = { previous: [] };

afterEach(() => vi.unstubAllGlobals());

/** The reader where the file of the weights is answered like this. */
function readerWith(answer: () => Promise<Response>) {
  const fetched = vi.fn<(address: string) => Promise<Response>>(answer);
  vi.stubGlobal('fetch', fetched);
  return { reader: openReader(), fetched };
}

it('fetches the weights by an address of their own, and hears with them what no rule knows', async () => {
  const { reader, fetched } = readerWith(() => Promise.resolve(new Response(WEIGHTS)));
  expect(reader.isWhole()).toBe(false);
  expect(reader.assess(VEILED, ALONE).level).toBe('none');
  await vi.waitFor(() => expect(reader.isWhole()).toBe(true));
  expect(fetched.mock.calls).toEqual([[expect.stringMatching(/weights.*\.bin/)]]);
  expect(reader.assess(VEILED, ALONE).level).toBe('risk');
  expect(reader.assess(CALM, ALONE).level).toBe('none');
});

it.each([
  ['cut short', WEIGHTS.slice(0, 1000)],
  ['changed', WEIGHTS.map((byte, at) => (at === 90_000 ? byte ^ 1 : byte))],
  ['a page instead', new TextEncoder().encode('<!doctype html>')],
])('shows help, and asks nothing, where the weights came broken: %s', async (_how, bytes) => {
  const { reader } = readerWith(() => Promise.resolve(new Response(bytes)));
  await vi.waitFor(() => expect(reader.isWhole()).toBe(true));
  expect(reader.assess(CALM, ALONE)).toEqual({ level: 'risk', ask: false });
});

it.each([
  ['no network', () => Promise.reject(new TypeError('fetch failed'))],
  ['no such file', () => Promise.resolve(new Response('', { status: 404 }))],
])('reads by the rules alone where the weights cannot be fetched: %s', async (_how, answer) => {
  const { reader, fetched } = readerWith(answer);
  await vi.waitFor(() => expect(fetched).toHaveBeenCalled());
  await Promise.resolve();
  expect(reader.assess('ya no quiero vivir', ALONE).level).toBe('risk');
  expect(reader.assess(CALM, ALONE).level).toBe('none');
  expect(reader.isWhole()).toBe(false);
});
