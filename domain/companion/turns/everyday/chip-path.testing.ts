import type { Chip, Facet } from '../../content/matters/matter.ts';
import { FRESH_STATE, type TalkState } from '../talk-state.ts';

/** The state of a talk that stands where a chip with this label is offered. Throws where none is. */
export function offeredPathTo(
  places: readonly { facet: Facet }[],
  label: string,
): { state: TalkState } {
  for (const { facet } of places) {
    const path = pathTo(facet.chips, label);
    if (path) {
      const place: TalkState['place'] = { at: 'facet', facet: facet.id, path, told: 0 };
      return { state: { ...FRESH_STATE, turns: 1, place } };
    }
  }
  throw new Error(`no facet has a chip «${label}»`);
}

function pathTo(chips: readonly Chip[], label: string): number[] | null {
  if (chips.some((one) => one.label === label)) return [];
  for (const [at, chip] of chips.entries()) {
    const rest = pathTo(chip.chips ?? [], label);
    if (rest) return [at, ...rest];
  }
  return null;
}
