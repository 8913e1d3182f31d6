/** What a level asks: how slow, how many bubbles a breath, and how much of the guide stays. */
export interface LevelPlan {
  breathsPerMinute: number;
  bubblesPerBreath: number;
  seconds: number;
  /** What fades while it is played; the first to go goes after a third. */
  fades: 'nothing' | 'light' | 'all';
  /** The bubbles drift while they wait. */
  currents: boolean;
}

/** docs/design/games.md §4: 8 → 5.5 breaths a minute, then the guide fades, then currents. */
const PLANS: readonly [LevelPlan, ...LevelPlan[]] = [
  { breathsPerMinute: 8, bubblesPerBreath: 3, seconds: 90, fades: 'nothing', currents: false },
  { breathsPerMinute: 7, bubblesPerBreath: 4, seconds: 120, fades: 'nothing', currents: false },
  { breathsPerMinute: 6, bubblesPerBreath: 4, seconds: 120, fades: 'nothing', currents: false },
  { breathsPerMinute: 5.5, bubblesPerBreath: 5, seconds: 150, fades: 'nothing', currents: false },
  { breathsPerMinute: 6, bubblesPerBreath: 4, seconds: 150, fades: 'light', currents: false },
  { breathsPerMinute: 6, bubblesPerBreath: 4, seconds: 180, fades: 'all', currents: false },
  { breathsPerMinute: 5.5, bubblesPerBreath: 5, seconds: 180, fades: 'nothing', currents: true },
];

/** After the others: no rhythm at all, as long as somebody likes. */
export const FREE_LEVEL = PLANS.length + 1;

export function planOf(level: number): LevelPlan {
  return PLANS[level - 1] ?? PLANS[0];
}

/** Every fourth breath is a longer phrase: the same three again and again send the mind away. */
const LONGER_EVERY = 4;
const LONGER_BY = 2;
const MOST_BUBBLES = 6;

/** How many bubbles a breath has; the first ones of a run are all alike. */
export function bubblesOf({ bubblesPerBreath }: LevelPlan, round: number): number {
  const isLonger = round % LONGER_EVERY === LONGER_EVERY - 1;
  return isLonger ? Math.min(MOST_BUBBLES, bubblesPerBreath + LONGER_BY) : bubblesPerBreath;
}

/** Four tenths in, six tenths out: the way out is the longer one. */
export function breathOf({ breathsPerMinute }: LevelPlan): { inMs: number; outMs: number } {
  const breathMs = 60_000 / breathsPerMinute;
  return { inMs: breathMs * 0.4, outMs: breathMs * 0.6 };
}
