import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import { describePolicies, insertRow } from './policy-matrix.ts';

/** As a person the owner follows from the token; while seeding it has to be named. */
async function conversationOf(client: PoolClient, userId: string): Promise<string> {
  const { rows } = await client.query('select current_user as role');
  const id = randomUUID();
  const owner = rows[0].role === 'authenticated' ? {} : { user_id: userId };
  await insertRow(client, 'public.conversations', { id, ...owner });
  return id;
}

describePolicies({
  table: 'public.profiles',
  row: async () => ({ display_name: 'Ana' }),
  insert: false,
  update: ['display_name', 'Ana'],
  delete: false,
  comesWithAccount: true,
});

describePolicies({
  table: 'public.user_progress',
  row: async () => ({ points: 50 }),
  insert: false,
  delete: true,
});

describePolicies({
  table: 'public.user_tokens',
  row: async () => ({ token_type: 'activity_reward', amount: 1, description: 'welcome' }),
  insert: false,
  delete: true,
});

describePolicies({
  table: 'public.conversations',
  row: async () => ({ id: randomUUID(), title: 'Un día largo' }),
  insert: true,
  update: ['title', 'Otro nombre'],
  delete: true,
});

describePolicies({
  table: 'public.messages',
  row: async (client, userId) => ({
    id: randomUUID(),
    conversation_id: await conversationOf(client, userId),
    role: 'person',
    content: 'Hola',
  }),
  insert: true,
  update: ['content', 'Hola de nuevo'],
  delete: true,
});

describePolicies({
  table: 'public.game_results',
  row: async () => ({ game_id: 'breathing', level: 1, score: 1, duration_seconds: 60 }),
  insert: false,
  delete: true,
});

describePolicies({
  table: 'public.tool_marks',
  row: async () => ({ id: randomUUID(), tool_id: 'rain', mark: 'favourite' }),
  insert: true,
  delete: true,
});

describePolicies({
  table: 'public.challenge_acts',
  row: async () => ({ act_id: 'rest-nothing' }),
  insert: false,
  delete: true,
});

describePolicies({
  table: 'public.challenge_runs',
  row: async () => ({ pack_id: 'sleep-better', state: 'running' }),
  insert: true,
  update: ['state', 'paused'],
  delete: true,
});

describePolicies({
  table: 'public.challenge_picks',
  row: async () => ({ week: '2026-11-23', slot: 2, act_id: 'rest-nothing' }),
  insert: true,
  delete: true,
});

describePolicies({
  table: 'public.lesson_events',
  row: async () => ({ lesson_id: 'the-alarm', kind: 'read' }),
  insert: false,
  delete: true,
});

describePolicies({
  table: 'public.lesson_notes',
  row: async () => ({ lesson_id: 'the-alarm', passage: 'note', note: 'Respirar antes' }),
  insert: true,
  update: ['note', 'Respirar antes de hablar'],
  delete: true,
});

describePolicies({
  table: 'public.tool_results',
  row: async () => ({ tool_id: 'rain', chosen_minutes: 5, duration_seconds: 280 }),
  insert: false,
  delete: true,
});

describePolicies({
  table: 'public.security_events',
  row: async () => ({ event_type: 'failed_login' }),
  insert: false,
  delete: false,
  needsConsent: false,
});

describePolicies({
  table: 'public.legal_consent_records',
  row: async () => ({
    consent_version: '4.1',
    age_verified: true,
    medical_disclaimer: true,
    privacy_policy: true,
    terms_conditions: true,
    full_name: 'Ana',
    digital_signature: 'data:image/png;base64,AAAA',
  }),
  insert: false,
  delete: false,
  needsConsent: false,
});
