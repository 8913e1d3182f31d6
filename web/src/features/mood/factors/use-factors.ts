import { useQuery } from '@tanstack/react-query';
import {
  BODY_SIGNALS,
  type FactorKind,
  STARTERS,
  USUAL_FACTOR_IDS,
  type UsualFactorId,
  usualFactor,
} from '#domain/mood/factors/factors.ts';
import { useChanges, useOfflineList } from '#web/data/outbox/use-offline-list.ts';
import { useUser } from '#web/data/session.ts';
import { factorDaysQuery } from '../api/list-factor-days.ts';
import { ownFactorsQuery } from '../api/list-own-factors.ts';
import { factorDay } from './factor-day.ts';
import { factorDays } from './factor-days.ts';
import { ownFactors } from './own-factors.ts';
import { USUAL_FACTOR_TEXTS } from './texts.ts';

/** A factor as a screen shows it, usual or own. */
export interface Factor {
  id: string;
  name: string;
  inSentence: string;
  kind: FactorKind;
  unit?: string | undefined;
  hint?: string | undefined;
  step: number;
  usual: number;
  most: number;
}

const OWN = { step: 1, usual: 1, most: 100_000 };

function usual(id: UsualFactorId): Factor {
  return { ...OWN, kind: 'yes_no', ...usualFactor(id), ...USUAL_FACTOR_TEXTS[id], id };
}

export const STARTING: readonly Factor[] = STARTERS.map(usual);
const starters: readonly string[] = STARTERS;
export const BODY: readonly Factor[] = BODY_SIGNALS.map(usual);
export const OF_THE_DAY: readonly Factor[] = USUAL_FACTOR_IDS.filter(
  (id) => !starters.includes(id) && !BODY_SIGNALS.includes(id),
).map(usual);

/** The factors of a person, and what each was on each day, with what waits on the device. */
export function useFactors() {
  const { id: userId } = useUser();
  const values = useOfflineList(factorDays, userId, useQuery(factorDaysQuery(userId)));
  const added = useOfflineList(ownFactors, userId, useQuery(ownFactorsQuery(userId)));
  const { change } = useChanges(factorDays);
  const own: Factor[] = added.rows.map(({ id, name, kind, unit }) => ({
    ...OWN,
    id,
    name,
    kind,
    inSentence: name,
    unit: unit ?? undefined,
  }));
  const deliveries = [...values.rows, ...added.rows].map(({ delivery }) => delivery);
  return {
    own,
    values: values.rows,
    known: values.known && added.known,
    loading: values.loading || added.loading,
    failed: values.failed || added.failed,
    online: values.online,
    isWaiting: deliveries.includes('waiting'),
    isRefused: deliveries.includes('refused'),
    /** Null takes the value of that day away. */
    set(factor: string, day: string, value: number | null) {
      const row = factorDay(factor, day, value ?? 0);
      change(value === null ? { type: 'delete', id: row.id } : { type: 'save', row });
    },
    isUsed: (id: string) => values.rows.some(({ factor }) => factor === id),
    valueOf: (id: string, day: string) =>
      values.rows.find((row) => row.factor === id && row.day === day)?.value ?? null,
  };
}
