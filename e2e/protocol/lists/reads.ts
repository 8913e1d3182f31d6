/** Tables that the web reads, and why a thousand rows are enough, where they are. */
export const READS: Readonly<
  Record<string, 'a list, above' | 'the newest few' | 'one row' | 'written only'>
> = {
  account_deletions: 'one row',
  ambient_mixes: 'a list, above',
  companion_memories: 'a list, above',
  conversations: 'a list, above',
  diary_entries: 'a list, above',
  diary_keys: 'one row',
  diary_versions: 'the newest few',
  factor_days: 'a list, above',
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
