import { ownOf } from '../../../table.ts';
import type { Place } from '../hear-facets.ts';
import { plainOf } from '../short-answer.ts';
import { WITNESSES } from './witness.content.ts';

/** Grave matters are neither spoken of nor offered without a word of their own: likeness alone errs too painfully. */
export function hasWitness({ facet, matter }: Place, text: string): boolean {
  const witness = ownOf(WITNESSES, facet.id) ?? ownOf(WITNESSES, matter.id);
  return witness === undefined || witness.test(plainOf(text));
}
