import { doneActs } from '#web/features/challenges/acts/done-acts.ts';
import { runs } from '#web/features/challenges/runs/runs.ts';
import { picks } from '#web/features/challenges/week/picks.ts';
import { preferenceChanges } from '#web/data/preferences/change-preference.ts';
import { mixes } from '#web/features/ambient/mixes/mixes.ts';
import { choices as backgrounds } from '#web/features/background/choices.ts';
import { keepsakes } from '#web/features/chat/keepsakes/keepsakes.ts';
import { diary } from '#web/features/diary/diary.ts';
import { experiments } from '#web/features/mood/experiments/experiments.ts';
import { events } from '#web/features/learning/events/events.ts';
import { notes } from '#web/features/learning/notes/notes.ts';
import { factorDays } from '#web/features/mood/factors/factor-days.ts';
import { ownFactors } from '#web/features/mood/factors/own-factors.ts';
import { moods } from '#web/features/mood/moods.ts';
import { practices } from '#web/features/wellness-tools/ledger/practices.ts';
import { rests } from '#web/features/rewards/care/rests.ts';
import { marks } from '#web/features/wellness-tools/marks/marks.ts';
import { checks } from '#web/features/mood/well-being/checks.ts';
import { contacts } from '#web/features/support-network/contacts/contacts.ts';
import { results } from '../minigames/results.ts';

/** What is sent from wherever its person is; the app knows each by its declaration. */
export const OUTBOX_KINDS = [
  preferenceChanges,
  moods,
  factorDays,
  ownFactors,
  checks,
  experiments,
  diary,
  contacts,
  keepsakes,
  results,
  practices,
  marks,
  events,
  notes,
  runs,
  doneActs,
  picks,
  rests,
  backgrounds,
  mixes,
] as const;
