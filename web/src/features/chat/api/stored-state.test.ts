import { PostgrestClient } from '@supabase/postgrest-js';
import { beforeEach, expect, it, vi } from 'vitest';
import { loadConversation } from './load-conversation.ts';
import { storeExchange } from './store-exchange.ts';

const C = '0198c0de-0000-7000-8000-00000000000c';
const at = '2026-11-20T19:00:00.000Z';
const CHIP = { id: 'way/vent', label: 'Desahogarme' };
const STATE = { v: 1, offered: { chips: [CHIP], flow: null, card: null } };

const rows = {
  asked: { id: 'm1', role: 'person', content: 'Hola', status: 'complete', reply_to: null },
  answered: { id: 'a1', role: 'companion', content: 'Sí', status: 'complete', reply_to: 'm1' },
};
let stored: object[];
let last: object[];
const sent: { path: string; body: unknown }[] = [];

vi.mock('#web/data/backend.ts', () => ({
  loadBackend: () => Promise.resolve(new PostgrestClient('http://here', { fetch: answerFrom })),
}));

/** The Data API: the newest message of the person, a page of messages, the conversation. */
async function answerFrom(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input);
  if (typeof init?.body === 'string') {
    sent.push({ path: pathname, body: JSON.parse(init.body) });
    return new Response(null, { status: 201 });
  }
  if (pathname === '/conversations') {
    return Response.json([{ safety_level: 'none', safety_asked: true }]);
  }
  return Response.json(searchParams.get('role') === 'eq.person' ? last : stored);
}

beforeEach(() => {
  sent.length = 0;
  last = [{ id: 'm1', state: STATE }];
  stored = [rows.answered, rows.asked].map((row) => ({ ...row, created_at: at }));
});

it('opens a conversation with what its last answer offered, and where it stands', async () => {
  const loaded = await loadConversation(C);
  expect(loaded.state).toEqual(STATE);
  expect(loaded.messages).toMatchObject([{ id: 'm1' }, { id: 'a1', chips: [CHIP], card: null }]);
});

it.each([
  ['is from before states were kept', () => (last = [{ id: 'm1', state: null }])],
  ['answers an older message', () => (last = [{ id: 'm0', state: STATE }])],
  ['was stopped', () => Object.assign(stored[0] ?? {}, { status: 'stopped' })],
])('offers nothing beside an answer that %s', async (_, given) => {
  given();
  expect((await loadConversation(C)).messages[1]).toMatchObject({ chips: [], flow: null });
});

it('stores where the talk stands with the message that was answered on this device', async () => {
  const answer = { id: 'a2', text: 'Aquí sigo.', at, level: 'none' as const, ask: false };
  const item = { messageId: 'm2', conversationId: C, text: 'Hola', at };
  await storeExchange({ ...item, answer: { ...answer, state: STATE } });
  const messages = sent.filter(({ path }) => path === '/messages').map(({ body }) => body);
  expect(messages).toMatchObject([
    { id: 'm2', state: STATE },
    { id: 'a2', reply_to: 'm2' },
  ]);
  expect(messages[1]).not.toHaveProperty('state');
});
