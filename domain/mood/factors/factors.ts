/**
 * What goes with good and bad days. The usual ones are known by their id, which stands in
 * `factor_days.factor`; a person's own stand in `wellness_factors`, and their id there.
 */

/** yes_no: 0 or 1 · scale: 0 none … 4 very much · amount: a number of a unit. */
export const FACTOR_KINDS = ['yes_no', 'scale', 'amount'] as const;
export type FactorKind = (typeof FACTOR_KINDS)[number];

export const VALUE_MOST = 100_000;
export const FACTOR_NAME_MAX_LENGTH = 60;
export const UNIT_MAX_LENGTH = 20;

interface UsualFactor {
  kind: FactorKind;
  /** What one press of + or − changes, where it is an amount. */
  step?: number;
  /** Where counting begins when nothing is written down yet. */
  usual?: number;
  most?: number;
}

/** How many stand there before somebody asks for more. */
export const STARTERS = ['sleep', 'movement', 'company'] as const;

export const USUAL_FACTORS = {
  sleep: { kind: 'amount', step: 0.5, usual: 7, most: 24 },
  movement: { kind: 'amount', step: 10, usual: 20, most: 1440 },
  company: { kind: 'scale' },
  outdoors: { kind: 'yes_no' },
  screens: { kind: 'scale' },
  coffee: { kind: 'amount', step: 1, usual: 1, most: 30 },
  alcohol: { kind: 'amount', step: 1, usual: 1, most: 60 },
  workload: { kind: 'scale' },
  meals: { kind: 'amount', step: 1, usual: 3, most: 12 },
  period: { kind: 'yes_no' },
  medication: { kind: 'yes_no' },
  pain: { kind: 'scale' },
  headache: { kind: 'yes_no' },
  stomach: { kind: 'yes_no' },
  palpitations: { kind: 'yes_no' },
  'muscle-tension': { kind: 'scale' },
  appetite: { kind: 'scale' },
} as const satisfies Record<string, UsualFactor>;

export type UsualFactorId = keyof typeof USUAL_FACTORS;

export const USUAL_FACTOR_IDS = Object.keys(USUAL_FACTORS) as UsualFactorId[];

/** What the body says, and what was taken: listed apart from what a day was like. */
export const BODY_SIGNALS: readonly UsualFactorId[] = [
  'pain',
  'headache',
  'stomach',
  'palpitations',
  'muscle-tension',
  'appetite',
];

export function usualFactor(id: string): UsualFactor | undefined {
  return new Map<string, UsualFactor>(Object.entries(USUAL_FACTORS)).get(id);
}
