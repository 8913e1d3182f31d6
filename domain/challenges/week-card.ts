import { seededRandom } from '../statistics/seeded.ts';
import { type Act, type Care, CARES } from './challenge.ts';

/** Places of a week's card. */
export const WEEK_SLOTS = 5;

/** What is looked at before a week, in days. */
export const HISTORY_DAYS = 28;

/** Why an act stands in the week: said beside it. */
export type Reason =
  /** A kind of care that was done on several of the last days. */
  | 'easy'
  /** Kept at the end of a pack. */
  | 'kept'
  /** The kind that was done least. */
  | 'avoided'
  | 'rest'
  /** Nothing is known yet. */
  | 'new'
  /** Put there by the person. */
  | 'chosen';

export interface Slot {
  act: Act;
  reason: Reason;
}

export interface WeekFacts {
  /** The same person and week give the same card on every device. */
  seed: string;
  /** What may be proposed. */
  acts: readonly Act[];
  /** On how many of the last days each kind of care was done. */
  days: Readonly<Partial<Record<Care, number>>>;
  /** Acts that were kept at the end of a pack. */
  kept: ReadonlySet<string>;
  /** Acts done in the last days: proposed again only where they were kept. */
  lately: ReadonlySet<string>;
}

/** In an order of chance that stays as long as the seed does. */
function shuffled<T>(items: readonly T[], seed: string): readonly T[] {
  const random = seededRandom(seed);
  return items
    .map((item) => ({ item, place: random() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item);
}

/**
 * Five acts for a week: three of what goes easily, one small one of what was done least, and rest.
 * Who has done nothing yet gets four different kinds, all of them small.
 */
export function proposeWeek(facts: WeekFacts): readonly Slot[] {
  const { seed, days, kept, lately } = facts;
  const acts = shuffled(facts.acts, `${seed} acts`);
  const fresh = [...acts.filter(({ id }) => !lately.has(id)), ...acts];
  const cares = shuffled(
    CARES.filter((care) => care !== 'rest'),
    `${seed} cares`,
  ).toSorted((one, other) => (days[other] ?? 0) - (days[one] ?? 0));
  const known = cares.filter((care) => (days[care] ?? 0) > 0);
  const slots: Slot[] = [];
  const take = (reason: Reason, fits: (act: Act) => boolean) => {
    const act = fresh.find((one) => fits(one) && !slots.some((slot) => slot.act.id === one.id));
    if (act) slots.push({ act, reason });
  };
  const small = (care: Care | undefined) => (act: Act) => act.care === care && act.effort === 1;

  if (known.length === 0) {
    for (const care of cares.slice(0, WEEK_SLOTS - 1)) take('new', small(care));
  } else {
    const easy = known.slice(0, 3);
    // Of the least done that is not among them; where there is none left, the last of them.
    const avoided = cares.findLast((care) => !easy.includes(care)) ?? cares.at(-1);
    take('easy', ({ care }) => care === easy[0]);
    const before = slots.length;
    take('kept', ({ id, care }) => kept.has(id) && care !== 'rest');
    if (slots.length === before) take('easy', ({ care }) => care === easy[1 % easy.length]);
    take('avoided', small(avoided));
    take('easy', ({ care }) => care === easy[2 % easy.length]);
  }
  take('rest', ({ care }) => care === 'rest');
  // A kind with few acts may have none left: something small stands in for it.
  while (slots.length < WEEK_SLOTS && slots.length < facts.acts.length) {
    take('new', ({ effort }) => effort === 1);
  }
  return slots;
}

/** What somebody put into a place of the card. */
export interface Pick {
  id: string;
  slot: number;
  actId: string;
  /** ISO 8601. */
  pickedAt: string;
}

/** The latest pick of each place. */
function latestOf(picks: readonly Pick[]): ReadonlyMap<number, Pick> {
  const sorted = picks.toSorted(
    (one, other) =>
      Date.parse(one.pickedAt) - Date.parse(other.pickedAt) || (one.id < other.id ? -1 : 1),
  );
  return new Map(sorted.map((pick) => [pick.slot, pick]));
}

/** The card as it stands: what was picked, and for the rest what is proposed. No act twice. */
export function weekCard(facts: WeekFacts, picks: readonly Pick[]): readonly Slot[] {
  const proposed = proposeWeek(facts);
  const latest = latestOf(picks);
  const picked = new Map<number, Slot>();
  for (const [place, { actId }] of latest) {
    const act = facts.acts.find(({ id }) => id === actId);
    const own = proposed[place];
    if (!act) continue;
    if (own?.act.id === actId) picked.set(place, own);
    else picked.set(place, { act, reason: act.care === 'rest' ? 'rest' : 'chosen' });
  }
  const card = proposed.map((slot, place) => picked.get(place) ?? slot);
  return card.map((slot, place) => {
    if (picked.has(place)) return slot;
    const isTwice = card.some((other, at) => at !== place && other.act.id === slot.act.id);
    return isTwice ? { act: swapFor(facts, card, place, picks), reason: slot.reason } : slot;
  });
}

/** What another touch puts into a place: not what is on the card, nor what stood there before. */
export function swapFor(
  facts: WeekFacts,
  card: readonly Slot[],
  place: number,
  picks: readonly Pick[],
): Act {
  const now = card[place];
  if (!now) throw new RangeError(`no place ${place}`);
  const isRest = now.act.care === 'rest';
  const isSmall = now.reason === 'avoided';
  const fits = (act: Act) => (act.care === 'rest') === isRest && (!isSmall || act.effort === 1);
  return next(facts, card, place, picks, fits) ?? now.act;
}

/** Rest in place of what stands there. */
export function restFor(
  facts: WeekFacts,
  card: readonly Slot[],
  place: number,
  picks: readonly Pick[],
): Act | null {
  return next(facts, card, place, picks, ({ care }) => care === 'rest');
}

function next(
  { seed, acts }: WeekFacts,
  card: readonly Slot[],
  place: number,
  picks: readonly Pick[],
  fits: (act: Act) => boolean,
): Act | null {
  const stood = new Set(picks.filter(({ slot }) => slot === place).map(({ actId }) => actId));
  const here = new Set(card.map(({ act }) => act.id));
  const others = shuffled(acts, `${seed} swap ${place}`).filter(
    (act) => fits(act) && !here.has(act.id),
  );
  return others.find(({ id }) => !stood.has(id)) ?? others[0] ?? null;
}
