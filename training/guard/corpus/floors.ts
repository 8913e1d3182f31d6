import type { Figures, Share } from './measure.ts';
import { ratio } from './measure.ts';

interface Floor {
  help: number;
  emergency: number;
  falseAlarms: number;
}

/**
 * Floors, not goals: they hold what was reached, so that a new phrase never costs an old one.
 * The goal for sentences never seen is help ≥ 0.99 on emergency, ≥ 0.97 on risk + emergency,
 * false alarms ≤ 0.03 on none.
 */
export const FLOORS = {
  browser: {
    // Two in three of these were written against the guard of their day: the more, the harder they are.
    train: { help: 0.91, emergency: 0.94, falseAlarms: 0.06 },
    earlier: { help: 0.98, emergency: 0.99, falseAlarms: 0.02 },
    tune: { help: 0.955, emergency: 0.965, falseAlarms: 0.05 },
    blind: { help: 0.97, emergency: 0.975, falseAlarms: 0.05 },
  },
  server: {
    train: { help: 0.885, emergency: 0.955, falseAlarms: 0.06 },
    earlier: { help: 0.98, emergency: 0.99, falseAlarms: 0.03 },
    tune: { help: 0.955, emergency: 0.98, falseAlarms: 0.04 },
    blind: { help: 0.97, emergency: 0.99, falseAlarms: 0.03 },
  },
} as const satisfies Record<string, Record<string, Floor>>;

export const SPLITS_WITH_FLOORS = ['train', 'tune', 'earlier', 'blind'] as const;

/** Of turns, and of talks of some ten turns, that nobody in danger wrote. */
export const MAX_ALARMS = {
  browser: { turns: 0.035, talks: 0.27 },
  server: { turns: 0.025, talks: 0.2 },
} as const;

/** What of a measurement is worse than its floor, in words; nothing where all of it holds. */
export function belowFloor(figures: Figures, floor: Floor): string[] {
  const told = (name: string, share: Share, bound: number) =>
    `${name} ${ratio(share).toFixed(4)} (${share.hits}/${share.of}), bound ${bound}`;
  return [
    ratio(figures.help) < floor.help && told('help', figures.help, floor.help),
    ratio(figures.helpOnEmergency) < floor.emergency &&
      told('help on emergency', figures.helpOnEmergency, floor.emergency),
    ratio(figures.falseAlarmsOnNone) > floor.falseAlarms &&
      told('false alarms on none', figures.falseAlarmsOnNone, floor.falseAlarms),
  ].filter((line) => line !== false);
}
