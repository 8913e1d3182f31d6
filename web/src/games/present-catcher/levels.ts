/** What a level puts on the river. */
export interface LevelPlan {
  /** How many drift at a time, and how many there are in all. */
  atOnce: number;
  all: number;
  /** How often the river stands, for something of the person's own room. */
  notices: number;
  /** How long one takes from end to end, in seconds. */
  crossing: number;
  near?: true;
  heard?: true;
  /** Past and future are told apart; before, any bank is right for a journey. */
  banks?: true;
  /** What is here is only taken on the pulse of the breath. */
  onPulse?: true;
}

/** docs/design/games.md §1: ten levels of density, likeness, sound and naming both ways. */
const PLANS: readonly [LevelPlan, ...LevelPlan[]] = [
  { atOnce: 3, all: 8, notices: 2, crossing: 17 },
  { atOnce: 3, all: 10, notices: 2, crossing: 19, near: true },
  { atOnce: 4, all: 10, notices: 2, crossing: 17 },
  { atOnce: 3, all: 10, notices: 2, crossing: 19, banks: true },
  { atOnce: 4, all: 12, notices: 2, crossing: 19, heard: true },
  { atOnce: 4, all: 12, notices: 2, crossing: 19, near: true, banks: true },
  { atOnce: 5, all: 14, notices: 3, crossing: 19, heard: true, banks: true },
  { atOnce: 5, all: 14, notices: 3, crossing: 16, near: true, banks: true },
  { atOnce: 5, all: 16, notices: 3, crossing: 17, near: true, heard: true, banks: true },
  { atOnce: 3, all: 10, notices: 2, crossing: 22, near: true, banks: true, onPulse: true },
];

export function planOf(level: number): LevelPlan {
  return PLANS[level - 1] ?? PLANS[0];
}
