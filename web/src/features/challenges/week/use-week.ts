import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { WEEK_ACTS } from '#domain/challenges/packs.ts';
import { daysAfter, weekOf } from '#domain/challenges/week.ts';
import { restFor, swapFor, weekCard, type WeekFacts } from '#domain/challenges/week-card.ts';
import { DEFAULT_TIME_ZONE, dayOf } from '#domain/rewards/day.ts';
import { useChanges, useOfflineList } from '#web/data/outbox/use-offline-list.ts';
import { useToday } from '#web/lib/days/use-today.ts';
import type { DoneAct } from '../acts/done-act.ts';
import type { CareOf } from '../contract.ts';
import type { Run } from '../runs/run.ts';
import { picksQuery } from './list-picks.ts';
import { picks } from './picks.ts';
import { daysOfCare, recentCareQuery } from './recent-care.ts';

/** Acts of the two weeks before are not proposed again, except those that were kept. */
const LATELY_DAYS = 14;

interface Known {
  runs: readonly Run[];
  done: readonly DoneAct[];
  careOf: CareOf;
}

/** The card of this week, what of it was done, and how to swap. */
export function useWeek(userId: string, { runs, done, careOf }: Known) {
  const today = useToday();
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone || DEFAULT_TIME_ZONE;
  const week = weekOf(today, zone);
  const care = useQuery(recentCareQuery(userId, week));
  const list = useOfflineList(picks, userId, useQuery(picksQuery(userId, week)));
  const { change, undo } = useChanges(picks);
  const ofWeek = list.rows.filter((pick) => pick.week === week);

  const facts: WeekFacts = useMemo(() => {
    const [from, to] = [daysAfter(week, -LATELY_DAYS), week];
    const before = done.filter(({ doneAt }) => {
      const day = dayOf(new Date(doneAt), zone);
      return day >= from && day < to;
    });
    return {
      seed: `${userId} ${week}`,
      acts: WEEK_ACTS,
      days: daysOfCare(care.data ?? [], careOf),
      // What was kept this week begins to count with the next one: the card does not move.
      kept: new Set(
        runs
          .filter(({ endedAt }) => endedAt !== null && dayOf(new Date(endedAt), zone) < week)
          .flatMap(({ kept }) => kept),
      ),
      lately: new Set(before.map(({ actId }) => actId)),
    };
  }, [userId, week, zone, care.data, careOf, runs, done]);

  const card = weekCard(facts, ofWeek);
  const put = (slot: number, actId: string) => {
    const row = {
      id: crypto.randomUUID(),
      week,
      slot,
      actId,
      pickedAt: new Date().toISOString(),
    };
    const changeId = change({ type: 'add', row });
    return { actId, takeBack: () => void undo(changeId, { type: 'delete', id: row.id }) };
  };

  return {
    week,
    card: card.map((slot) => ({
      ...slot,
      done:
        done.find(
          ({ actId, doneAt }) => actId === slot.act.id && dayOf(new Date(doneAt), zone) >= week,
        ) ?? null,
    })),
    /** Without an answer or an earlier one there is nothing to propose from yet. */
    loading: list.loading || (care.data === undefined && care.isFetching && list.online),
    swap: (slot: number) => put(slot, swapFor(facts, card, slot, ofWeek).id),
    rest: (slot: number) => {
      const act = restFor(facts, card, slot, ofWeek);
      return act && put(slot, act.id);
    },
    /** What was done stays in its place, whatever the account says of the weeks before. */
    hold: (slot: number) => {
      const act = card[slot]?.act;
      const isHeld = ofWeek.some((pick) => pick.slot === slot && pick.actId === act?.id);
      if (act && !isHeld) put(slot, act.id);
    },
  };
}
