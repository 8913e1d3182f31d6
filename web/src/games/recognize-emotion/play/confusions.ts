import { SIX, type Six } from '../face/expressions.ts';

/** What was shown and what it was taken for; of a mixed face both, of others one. */
export interface Sighting {
  shown: readonly string[];
  chosen: readonly string[];
}

/** Row: what was shown. Column: what it was taken for. */
export type Confusions = Readonly<Record<Six, Readonly<Record<Six, number>>>>;

export function confusionsOf(sightings: readonly Sighting[]): Confusions {
  const counts = Object.fromEntries(
    SIX.map((shown) => [shown, Object.fromEntries(SIX.map((chosen) => [chosen, 0]))]),
  ) as Record<Six, Record<Six, number>>;
  for (const { shown, chosen } of sightings) {
    // What was seen of a mixed face stands on its own; what was not goes with what was seen instead.
    const seen = shown.filter((one) => chosen.includes(one));
    const missed = shown.filter((one) => !chosen.includes(one));
    const instead = chosen.filter((one) => !shown.includes(one));
    for (const one of seen) if (isSix(one)) counts[one][one] += 1;
    missed.forEach((one, at) => {
      const other = instead[at];
      if (isSix(one) && other !== undefined && isSix(other)) counts[one][other] += 1;
    });
  }
  return counts;
}

/**
 * Wagner's unbiased hit rate, as a mean over what was shown: hits² / (shown × chosen). Who always
 * says the same word gets no more by it. Null where nothing was shown.
 */
export function unbiasedHitRate(counts: Confusions): number | null {
  const rates = SIX.flatMap((one) => {
    const shown = SIX.reduce((sum, other) => sum + counts[one][other], 0);
    const chosen = SIX.reduce((sum, other) => sum + counts[other][one], 0);
    if (shown === 0) return [];
    return [chosen === 0 ? 0 : counts[one][one] ** 2 / (shown * chosen)];
  });
  return rates.length === 0 ? null : rates.reduce((sum, rate) => sum + rate, 0) / rates.length;
}

export interface Confusion {
  shown: Six;
  chosen: Six;
  times: number;
  of: number;
}

/** What was taken for something else, the most frequent first. */
export function mostConfused(counts: Confusions): Confusion[] {
  return SIX.flatMap((shown) => {
    const of = SIX.reduce((sum, other) => sum + counts[shown][other], 0);
    return SIX.filter((chosen) => chosen !== shown && counts[shown][chosen] > 0).map((chosen) => ({
      shown,
      chosen,
      times: counts[shown][chosen],
      of,
    }));
  }).toSorted((one, other) => other.times - one.times);
}

export function isSix(word: string): word is Six {
  return SIX.some((one) => one === word);
}
