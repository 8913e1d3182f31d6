/**
 * What is put into each table of a list: its columns, and values for one row. `n` counts rows from 1,
 * `at` is the moment of a row, `owner` its person.
 */
export const SEEDS = [
  ['public.mood_entries (user_id, emotion, intensity, occurred_at)', `owner, 'calma', 1, at`],
  ['public.diary_entries (user_id, body, occurred_at)', `owner, 'Hola ' || n, at`],
  [
    'public.factor_days (user_id, factor, day, value)',
    `owner, 'f-' || n % 7, date '2026-01-01' - n / 7, 1`,
  ],
  ['public.wellness_factors (user_id, name, kind, added_at)', `owner, 'Factor ' || n, 'scale', at`],
  [
    'public.mood_experiments (user_id, factor, question, arms, starts_on)',
    `owner, 'outdoors', 'mood', '1010100', date '2026-01-01' - n / 7`,
  ],
  [
    'public.lesson_events (user_id, lesson_id, kind, happened_at)',
    `owner, 'the-alarm', 'read', at`,
  ],
  [
    'public.lesson_notes (user_id, lesson_id, passage, noted_at)',
    `owner, 'the-alarm', 'p' || n, at`,
  ],
  [
    'public.challenge_acts (user_id, act_id, day, done_at)',
    `owner, 'act-' || n % 7, date '2026-01-01' - n / 7, at`,
  ],
  [
    'public.challenge_runs (user_id, pack_id, state, started_at)',
    `owner, 'sleep-better', 'finished', at`,
  ],
  [
    'public.ambient_mixes (user_id, name, mix, kept_at)',
    `owner, 'Lluvia ' || n, '[{"sound":"rain","level":1,"values":{}}]'::jsonb, at`,
  ],
  ['public.tool_marks (user_id, tool_id, mark, marked_at)', `owner, 'rain', 'favourite', at`],
  [
    'public.wellbeing_checks (user_id, answers, taken_at)',
    `owner, array[1, 2, 3, 4, 5]::smallint[], at`,
  ],
  [
    'public.game_results (user_id, game_id, level, duration_seconds, rating_before, rating_after, finished_at)',
    `owner, 'breathing', 1, 60, 7, 4, at`,
  ],
  ['public.conversations (user_id, updated_at, created_at)', 'owner, at, at'],
  ['public.companion_memories (user_id, fact, created_at)', `owner, 'Hecho ' || n, at`],
  [
    'public.keepsakes (user_id, title, lines, kept_at)',
    `owner, 'Mi mensaje', array['Hola ' || n], at`,
  ],
  ['public.support_contacts (user_id, name, closeness)', `owner, 'Ana "la \\" ' || n / 7, 'close'`],
  [
    'public.user_tokens (user_id, token_type, amount, description, created_at)',
    `owner, 'activity_reward', 2, 'x', at`,
  ],
  ['auth.sessions (user_id, created_at)', 'owner, at'],
] as const;
