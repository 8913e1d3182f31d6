import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#server/db/testing.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

/** `table` → the columns (or `*`) that a role holds a right on. */
async function columnsGranted(role: string, right: 'insert' | 'update'): Promise<object> {
  const { rows } = await db.pools.owner.query<{ table: string; columns: string }>(
    `select c.relname as table,
            case when has_table_privilege($1, c.oid, $2) then '*'
                 else string_agg(a.attname, ' ' order by a.attnum) end as columns
       from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
        and has_column_privilege($1, c.oid, a.attnum, $2)
      group by c.oid, c.relname`,
    [role, right],
  );
  return Object.fromEntries(rows.map(({ table, columns }) => [table, columns]));
}

/** Tables of a schema on which the role holds the right, whole or on some column. */
async function tablesGranted(role: string, right: string, schema = 'public'): Promise<string[]> {
  const { rows } = await db.pools.owner.query<{ table: string }>(
    `select relname as table from pg_class
      where relnamespace = $3::regnamespace and relkind = 'r'
        and has_table_privilege($1, oid, $2) order by relname`,
    [role, right, schema],
  );
  return rows.map(({ table }) => table);
}

describe('what a signed-in person may write', () => {
  it('inserts only these columns: no owner, no points, no tokens, no results', async () => {
    expect(await columnsGranted('authenticated', 'insert')).toEqual({
      challenge_picks: 'id week slot act_id picked_at',
      challenge_runs: 'id pack_id state started_at ended_at did_good was_hard kept',
      ambient_mixes: 'id name mix kept_at',
      companion_memories: 'id fact message_id',
      conversations: 'id title safety_level uses_memory safety_asked',
      diary_entries: 'id occurred_at title body emotion tags sealed revision twin_of',
      diary_keys: 'phase salt cost by_passphrase by_recovery public_key private_key revision',
      factor_days: 'factor day value',
      keepsakes: 'id title lines kept_at',
      lesson_notes: 'id lesson_id passage note noted_at',
      messages: 'id conversation_id role content safety_level status reply_to safety_asked state',
      mood_entries: 'id emotion intensity note occurred_at words own_words mixed',
      mood_experiments: 'id factor question arms starts_on stopped_on',
      rest_days: 'id day',
      safety_plans: 'parts reviewed_at revision',
      support_contacts: 'id name closeness angle phone good_for note',
      tool_marks: 'id tool_id mark marked_at',
      wellbeing_checks: 'id answers taken_at',
      wellness_factors: 'id name kind unit added_at',
    });
  });

  it('updates only these columns', async () => {
    expect(await columnsGranted('authenticated', 'update')).toEqual({
      ambient_mixes: 'name mix',
      challenge_runs: 'state ended_at did_good was_hard kept',
      conversations: 'title safety_level uses_memory safety_asked',
      diary_entries: 'occurred_at title body emotion tags sealed revision twin_of',
      diary_keys: 'phase salt cost by_passphrase by_recovery public_key private_key revision',
      diary_versions: 'title body emotion tags sealed',
      factor_days: 'value',
      found_stones: 'seen_at',
      lesson_notes: 'note',
      messages: 'content safety_level status safety_asked state',
      mood_entries: 'emotion intensity note occurred_at words own_words mixed',
      mood_experiments: 'stopped_on',
      profiles:
        'display_name time_zone form_of_address country companion_memory shows_streak background preferences',
      safety_plans: 'parts reviewed_at revision',
      support_contacts: 'name closeness angle phone good_for note',
      wellness_factors: 'name kind unit added_at',
    });
  });

  it('deletes own rows, but neither consents nor events nor the profile', async () => {
    expect(await tablesGranted('authenticated', 'delete')).toEqual([
      'ambient_mixes',
      'challenge_acts',
      'challenge_picks',
      'challenge_runs',
      'companion_memories',
      'conversations',
      'diary_entries',
      'diary_versions',
      'factor_days',
      'found_stones',
      'game_results',
      'keepsakes',
      'lesson_events',
      'lesson_notes',
      'messages',
      'mood_entries',
      'mood_experiments',
      'rest_days',
      'safety_plans',
      'support_contacts',
      'tool_marks',
      'tool_results',
      'user_progress',
      'user_tokens',
      'wellbeing_checks',
      'wellness_factors',
      'worn_pieces',
    ]);
  });

  it('truncates nothing, references nothing, makes no triggers', async () => {
    for (const right of ['truncate', 'references', 'trigger']) {
      for (const role of ['anon', 'authenticated', 'service_role']) {
        expect(await tablesGranted(role, right)).toEqual([]);
      }
    }
  });
});

describe('what nobody reaches through the API', () => {
  it('a visitor has no right on any table', async () => {
    for (const right of ['select', 'insert', 'update', 'delete']) {
      expect(await tablesGranted('anon', right)).toEqual([]);
    }
    expect(await columnsGranted('anon', 'insert')).toEqual({});
    expect(await columnsGranted('anon', 'update')).toEqual({});
  });

  it('accounts, admins and the ledger of rewards are closed to every role', async () => {
    for (const role of ['anon', 'authenticated', 'service_role', 'authenticator']) {
      for (const right of ['select', 'insert', 'update', 'delete']) {
        expect(await tablesGranted(role, right, 'auth')).toEqual([]);
        expect(await tablesGranted(role, right, 'private')).toEqual([]);
      }
    }
  });

  it('only these functions are callable', async () => {
    const callable = async (role: string) => {
      const { rows } = await db.pools.owner.query<{ name: string }>(
        `select distinct proname as name from pg_proc
          where pronamespace = 'public'::regnamespace
            and has_function_privilege($1, oid, 'execute')
            and proname <> 'uuidv7' order by 1`,
        [role],
      );
      return rows.map(({ name }) => name);
    };
    expect(await callable('anon')).toEqual(['legal_framework_version']);
    expect(await callable('authenticated')).toEqual([
      'branch_conversation',
      'buy_piece',
      'cancel_account_deletion',
      'care_summary',
      'care_year',
      'change_preference',
      'claim_daily_reward',
      'end_own_session',
      'finish_game',
      'finish_tool',
      'game_progress',
      'legal_framework_version',
      'level_of_points',
      'link_anonymous_consents_to_user',
      'list_own_sessions',
      'log_security_event',
      'my_stones',
      'recent_care',
      'record_challenge_act',
      'record_legal_consent',
      'record_lesson_event',
      'refund_piece',
      'request_account_deletion',
      'revoke_legal_consent',
      'search_messages',
      'spent_tokens',
      'take_level_up',
      'token_balance',
      'verify_admin_access',
      'wear_piece',
    ]);
  });

  it('no role of the API is more than its grants', async () => {
    const { rows } = await db.pools.owner.query(
      `select rolname from pg_roles where rolname in ('anon', 'authenticated', 'authenticator')
          and (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolinherit)`,
    );
    expect(rows).toEqual([]);
  });
});
