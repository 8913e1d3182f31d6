import { draftOwner } from '#web/lib/drafts.ts';
import { isRecord } from '#web/lib/is-record.ts';
import { readJson, writeItem } from '#web/lib/safe-storage.ts';
import type { DetectiveState } from '../rules.ts';
import type { Earlier } from './deal.ts';

/** Of each person of this device apart. */
const keyOf = () => `remanso.game-people.${draftOwner()}`;

/** So many runs can be repeated with the people they had. */
const RUNS = 12;

interface Kept {
  met: readonly string[];
  /** The chance a run began with, and whom it dealt. */
  runs: readonly (readonly [seed: string, ...cases: string[]])[];
}

const seedOf = ({ level, rng }: DetectiveState) => `${level} ${rng.join(' ')}`;

function readKept(): Kept {
  const kept = readJson(keyOf(), (value) => (isKept(value) ? value : null));
  return kept ?? { met: [], runs: [] };
}

/** For a run that is not dealt yet. */
export function readEarlier(state: DetectiveState): Earlier {
  const { met, runs } = readKept();
  const [, ...again] = runs.find(([seed]) => seed === seedOf(state)) ?? [];
  return { met, again };
}

export function keepRun(state: DetectiveState, cases: readonly string[]): void {
  const { met, runs } = readKept();
  const seed = seedOf(state);
  const others = runs.filter(([one]) => one !== seed);
  write({ met, runs: [...others, [seed, ...cases] as const].slice(-RUNS) });
}

export function keepMet(id: string): void {
  const { met, runs } = readKept();
  write({ met: [...met.filter((one) => one !== id), id], runs });
}

function write(kept: Kept): void {
  writeItem(keyOf(), JSON.stringify(kept));
}

function isKept(value: unknown): value is Kept {
  if (!isRecord(value)) return false;
  const { met, runs } = value;
  return isTexts(met) && Array.isArray(runs) && runs.every((run) => isTexts(run) && run.length > 0);
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}
