/** Tables that the web reads, and why a thousand rows are enough, where they are. */
export const READS: Readonly<
  Record<string, 'a list, above' | 'the newest few' | 'one row' | 'written only'>
> = {
  account_deletions: 'one row',
  ambient_mixes: 'a list, above',
  challenge_acts: 'a list, above',
  challenge_picks: 'the newest few',
  challenge_runs: 'a list, above',
  companion_memories: 'a list, above',
  conversations: 'a list, above',
  diary_entries: 'a list, above',
  diary_keys: 'one row',
  diary_versions: 'the newest few',
  factor_days: 'a list, above',
  found_stones: 'written only',
  game_results: 'the newest few',
  keepsakes: 'a list, above',
  legal_consent_records: 'one row',
  lesson_events: 'a list, above',
  lesson_notes: 'a list, above',
  messages: 'a list, above',
  mood_entries: 'a list, above',
  mood_experiments: 'a list, above',
  practice_ratings: 'a list, above',
  profiles: 'one row',
  rest_days: 'written only',
  safety_plans: 'one row',
  // One of each piece at most.
  store_purchases: 'the newest few',
  support_contacts: 'a list, above',
  token_balance: 'one row',
  tool_marks: 'a list, above',
  user_progress: 'one row',
  user_tokens: 'a list, above',
  wellbeing_checks: 'a list, above',
  wellness_factors: 'a list, above',
  // One in each place.
  worn_pieces: 'the newest few',
};

/**
 * Functions that answer a list; those in `SHORT_CALLS` one that cannot grow (games, names of what was
 * done), or the newest few.
 */
export const CALLS = ['list_own_sessions', 'search_messages'];
export const SHORT_CALLS = ['game_progress', 'my_stones', 'recent_care', 'spent_tokens'];
