/**
 * The forty stones of the river, by the kind of care that they stand for. What finds each one is
 * decided in SQL (`private.stones_of`); a test compares the two lists.
 */
export const STONE_KINDS = {
  calm: ['breath', 'ground', 'wave', 'loosen', 'quiet'],
  notice: ['arrive', 'exact-word', 'both', 'five-questions', 'whole-day'],
  words: ['page', 'locked', 'letter', 'thanks', 'keepsake'],
  people: ['someone', 'company', 'at-hand', 'kind-wish', 'told'],
  thoughts: ['worry', 'two-sides', 'leaf', 'knot', 'compass'],
  body: ['night-plan', 'dim-light', 'walk', 'small-step', 'rest'],
  curiosity: ['recall', 'reflection', 'play', 'experiment', 'note'],
  holding: ['plan', 'rehearsal', 'self-kind', 'said-no', 'back'],
} as const;

export type StoneKind = keyof typeof STONE_KINDS;
export type StoneId = (typeof STONE_KINDS)[StoneKind][number];

export interface KnownStone {
  id: StoneId;
  kind: StoneKind;
}

/** In the order in which they lie, kind by kind. */
export const STONES: readonly KnownStone[] = Object.entries(STONE_KINDS).flatMap(([kind, ids]) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the list above
  ids.map((id) => ({ id, kind: kind as StoneKind })),
);

const IDS: ReadonlySet<string> = new Set(STONES.map(({ id }) => id));

/** What the server may know and this version does not, or no more. */
export function isStoneId(id: string): id is StoneId {
  return IDS.has(id);
}
