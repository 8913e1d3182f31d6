import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { QueryClient } from '@tanstack/react-query';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { TestUser } from '#server/db/testing.ts';
import { practicesQuery } from '#web/data/practices/list-practices.ts';
import { doneActsQuery } from '#web/features/challenges/acts/list-done.ts';
import { runsQuery } from '#web/features/challenges/runs/list-runs.ts';
import { mixesQuery } from '#web/features/ambient/mixes/list-mixes.ts';
import { sessionsQuery } from '#web/features/account-security/sessions/session-calls.ts';
import {
  exportConversations,
  exportKeepsakes,
} from '#web/features/chat/api/export-conversations.ts';
import { conversationsQuery } from '#web/features/chat/api/list-conversations.ts';
import { loadConversation, loadEarlier } from '#web/features/chat/api/load-conversation.ts';
import { keepsakesQuery } from '#web/features/chat/keepsakes/list-keepsakes.ts';
import { memoriesQuery } from '#web/features/chat/api/list-memories.ts';
import { searchQuery } from '#web/features/chat/api/search-messages.ts';
import { keepsakes } from '#web/features/chat/keepsakes/keepsakes.ts';
import { entriesQuery as diaryQuery } from '#web/features/diary/api/list-entries.ts';
import { diary } from '#web/features/diary/diary.ts';
import { eventsQuery } from '#web/features/learning/events/list-events.ts';
import { events } from '#web/features/learning/events/events.ts';
import { notesQuery } from '#web/features/learning/notes/list-notes.ts';
import { allEntriesQuery } from '#web/features/mood/api/all-entries.ts';
import { checksQuery } from '#web/features/mood/api/list-checks.ts';
import { experimentsQuery } from '#web/features/mood/api/list-experiments.ts';
import { factorDaysQuery } from '#web/features/mood/api/list-factor-days.ts';
import { entriesQuery } from '#web/features/mood/api/list-entries.ts';
import { ownFactorsQuery } from '#web/features/mood/api/list-own-factors.ts';
import { experiments } from '#web/features/mood/experiments/experiments.ts';
import { ownFactors } from '#web/features/mood/factors/own-factors.ts';
import { moods } from '#web/features/mood/moods.ts';
import { checks } from '#web/features/mood/well-being/checks.ts';
import { tokensQuery } from '#web/features/rewards/api/tokens.ts';
import { tokenMovesQuery } from '#web/features/rewards/ledger/list-token-moves.ts';
import { contactsQuery } from '#web/features/support-network/api/list-contacts.ts';
import { contacts } from '#web/features/support-network/contacts/contacts.ts';
import { marksQuery } from '#web/features/wellness-tools/marks/list-marks.ts';
import { CALLS, READS, SHORT_CALLS } from './lists/reads.ts';
import { SEEDS } from './lists/seeds.ts';
import { type RestServer, startRestServer } from './rest-server.ts';

const ROWS = 2500;
const TALK = '0198b7a0-0000-7000-8000-0000000000aa';

let server: RestServer;
let ana: TestUser;
let leo: TestUser;
vi.mock('#web/data/backend.ts', () => ({
  loadBackend: () => Promise.resolve(server.as(ana)),
  callFunction: () => Promise.reject(new Error('not here')),
}));

/**
 * Rows by the thousand, seven of which share each moment: a page ends in the midst of such a moment.
 * `n` counts from 1, `at` is the moment.
 */
const seed = (userId: string, into: string, values: string) =>
  server.db.pools.owner.query(
    `insert into ${into}
     select ${values} from generate_series(1, ${ROWS}) n,
       lateral (select now() - make_interval(mins => n / 7) as at, '${userId}'::uuid as owner) x`,
  );

beforeAll(async () => {
  server = await startRestServer();
  [ana, leo] = [await server.db.createUser(), await server.db.createUser()];
  for (const { id } of [ana, leo]) {
    await server.db.giveConsent(id);
    for (const [into, values] of SEEDS) await seed(id, into, values);
  }
  await server.db.pools.owner.query(
    'insert into public.conversations (id, user_id) values ($1, $2)',
    [TALK, ana.id],
  );
  await seed(
    ana.id,
    'public.messages (conversation_id, user_id, role, content, created_at)',
    `'${TALK}', owner, 'person', 'El mar ' || n, at`,
  );
  await server.db.pools.owner.query('analyze');
}, 120_000);
afterAll(() => server.stop());

const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });

type Paged = typeof conversationsQuery;
/** As somebody who presses "Ver más" until there is no more. */
async function pressToTheEnd(query: unknown): Promise<{ id: string }[]> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- lists differ in their rows alone
  const { pages } = await client.fetchInfiniteQuery({ ...(query as Paged), pages: ROWS });
  for (const { rows } of pages) expect(rows.length).toBeLessThanOrEqual(60);
  return pages.flatMap(({ rows }) => rows);
}

async function wholeTalk(): Promise<{ id: string }[]> {
  let { messages, more } = await loadConversation(TALK);
  while (more) {
    const earlier = await loadEarlier(TALK, messages[0]!);
    messages = [...earlier.messages, ...messages];
    ({ more } = earlier);
  }
  return messages;
}

const exported = async (id: string | null) => {
  const talks = await exportConversations(id);
  return talks.flatMap(({ messages }) => messages);
};

interface List {
  /** The table or the function that is asked. */
  of: string;
  count: number;
  read: () => Promise<readonly { id: string }[]>;
}

/** Each list that the web reads, and how many rows there are in it. */
const LISTS: Readonly<Record<string, List>> = {
  moods: { of: 'mood_entries', count: ROWS, read: () => pressToTheEnd(entriesQuery(ana.id)) },
  diary: { of: 'diary_entries', count: ROWS, read: () => pressToTheEnd(diaryQuery(ana.id)) },
  'all moods': {
    of: 'mood_entries',
    count: ROWS,
    read: () => client.fetchQuery(allEntriesQuery(ana.id)),
  },
  'values of factors': {
    of: 'factor_days',
    count: ROWS,
    read: () => client.fetchQuery(factorDaysQuery(ana.id)),
  },
  'own factors': {
    of: 'wellness_factors',
    count: ROWS,
    read: () => client.fetchQuery(ownFactorsQuery(ana.id)),
  },
  experiments: {
    of: 'mood_experiments',
    count: ROWS,
    read: () => client.fetchQuery(experimentsQuery(ana.id)),
  },
  'well-being checks': {
    of: 'wellbeing_checks',
    count: ROWS,
    read: () => client.fetchQuery(checksQuery(ana.id)),
  },
  'rated practices': {
    of: 'practice_ratings',
    count: ROWS,
    read: () => client.fetchQuery(practicesQuery(ana.id)),
  },
  'acts of challenges': {
    of: 'challenge_acts',
    count: ROWS,
    read: () => client.fetchQuery(doneActsQuery(ana.id)),
  },
  'packs of challenges': {
    of: 'challenge_runs',
    count: ROWS,
    read: () => client.fetchQuery(runsQuery(ana.id)),
  },
  'what was done with lessons': {
    of: 'lesson_events',
    count: ROWS,
    read: () => client.fetchQuery(eventsQuery(ana.id)),
  },
  'notes in lessons': {
    of: 'lesson_notes',
    count: ROWS,
    read: () => client.fetchQuery(notesQuery(ana.id)),
  },
  'mixes of sounds': {
    of: 'ambient_mixes',
    count: ROWS,
    read: () => client.fetchQuery(mixesQuery(ana.id)),
  },
  'marks of tools': {
    of: 'tool_marks',
    count: ROWS,
    read: () => client.fetchQuery(marksQuery(ana.id)),
  },
  conversations: {
    of: 'conversations',
    count: ROWS + 1,
    read: () => pressToTheEnd(conversationsQuery),
  },
  'messages of a talk': { of: 'messages', count: ROWS, read: wholeTalk },
  'messages that were searched': {
    of: 'search_messages',
    count: ROWS,
    read: () => pressToTheEnd(searchQuery('mar')),
  },
  memories: { of: 'companion_memories', count: ROWS, read: () => pressToTheEnd(memoriesQuery) },
  keepsakes: { of: 'keepsakes', count: ROWS, read: () => pressToTheEnd(keepsakesQuery(ana.id)) },
  'moves of tokens': {
    of: 'user_tokens',
    count: ROWS,
    read: () => pressToTheEnd(tokenMovesQuery(ana.id)),
  },
  contacts: {
    of: 'support_contacts',
    count: ROWS,
    read: () => client.fetchQuery(contactsQuery(ana.id)),
  },
  'open sessions': {
    of: 'list_own_sessions',
    count: ROWS + 1,
    read: () => pressToTheEnd(sessionsQuery(ana.id)),
  },
  'exported talks': {
    of: 'conversations',
    count: ROWS + 1,
    read: () => exportConversations(null),
  },
  'exported keepsakes': { of: 'keepsakes', count: ROWS, read: exportKeepsakes },
  'exported messages of all': { of: 'messages', count: ROWS, read: () => exported(null) },
  'exported messages of one': { of: 'messages', count: ROWS, read: () => exported(TALK) },
};

describe('a list of 2,500 rows', () => {
  it.each(Object.keys(LISTS))('is read to its end, each row once: %s', async (name) => {
    const { count, read } = LISTS[name]!;
    const ids = (await read()).map(({ id }) => id);
    expect(ids).toHaveLength(count);
    expect(new Set(ids).size).toBe(count);
  });

  it('is summed up where it is', async () => {
    expect(await client.fetchQuery(tokensQuery(ana.id))).toBe(2 * ROWS);
  });

  it('keeps its order over the pages', async () => {
    const said = (await wholeTalk()) as unknown as { at: string }[];
    const times = said.map(({ at }) => Date.parse(at));
    expect(times).toEqual(times.toSorted((a, b) => a - b));
  });

  it('stands on a device as the query gives it', async () => {
    const moodPages = await client.fetchInfiniteQuery({ ...entriesQuery(ana.id), pages: ROWS });
    const entries = moodPages.pages.flatMap(({ rows }) => rows);
    expect(entries.toSorted(moods.rules.order)).toEqual(entries);
    const written = await client.fetchInfiniteQuery({ ...diaryQuery(ana.id), pages: ROWS });
    const pages = written.pages.flatMap(({ rows }) => rows);
    expect(pages.toSorted(diary.rules.order)).toEqual(pages);
    const kept = await client.fetchInfiniteQuery({ ...keepsakesQuery(ana.id), pages: ROWS });
    const things = kept.pages.flatMap(({ rows }) => rows);
    expect(things.toSorted(keepsakes.rules.order)).toEqual(things);
    const people = await client.fetchQuery(contactsQuery(ana.id));
    expect(people.toSorted(contacts.rules.order)).toEqual(people);
    const own = await client.fetchQuery(ownFactorsQuery(ana.id));
    expect(own.toSorted(ownFactors.rules.order)).toEqual(own);
    const taken = await client.fetchQuery(checksQuery(ana.id));
    expect(taken.toSorted(checks.rules.order)).toEqual(taken);
    const tried = await client.fetchQuery(experimentsQuery(ana.id));
    expect(tried.toSorted(experiments.rules.order)).toEqual(tried);
    const done = await client.fetchQuery(eventsQuery(ana.id));
    expect(done.toSorted(events.rules.order)).toEqual(done);
    // Within a day no screen has an order.
    const days = (await client.fetchQuery(factorDaysQuery(ana.id))).map(({ day }) => day);
    expect(days).toEqual(days.toSorted().toReversed());
  });
});

/** What is said to be read as a list above, and is not. */
function notAbove(reads: typeof READS, calls: readonly string[], lists: readonly List[]): string[] {
  const tables = Object.keys(reads).filter((name) => reads[name] === 'a list, above');
  return [...tables, ...calls].filter((name) => !lists.some((list) => list.of === name));
}

it('reads above every list that it says is read above', () => {
  expect(notAbove(READS, CALLS, Object.values(LISTS))).toEqual([]);
  const reads = { ...READS, thanks: 'a list, above' } as const;
  expect(notAbove(reads, [...CALLS, 'find'], Object.values(LISTS))).toEqual(['thanks', 'find']);
});

it('knows every table and every list of a function that the web reads', () => {
  const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'web/src'], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\./.test(path))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
  const named = (pattern: RegExp) =>
    [...new Set([...sources.matchAll(pattern)].map(([, name = '']) => name))].toSorted((a, b) =>
      a < b ? -1 : 1,
    );
  expect(named(/\.from\('(\w+)'\)/g)).toEqual(Object.keys(READS));
  const types = readFileSync('domain/database.types.ts', 'utf8');
  const answersRows = (name: string) =>
    new RegExp(String.raw`\b${name}: \{[^\n]*Returns: \{[^}\n]*\}\[\]`).test(types);
  expect(named(/\.rpc\('(\w+)'/g).filter(answersRows)).toEqual(
    [...SHORT_CALLS, ...CALLS].toSorted(),
  );
});
