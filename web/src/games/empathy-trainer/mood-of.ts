import type { Mood } from '../kit/people/look.ts';
import { distanceOf, hasClosedUp } from './openness.ts';
import { beatOf, type EmpathyState, opennessOf } from './rules.ts';
import type { Vignette } from './vignette.ts';

/**
 * A face opens and closes with the talk. Nobody smiles at a reply that did not hear them, and who
 * came with something heavy does not smile before the end.
 */
export function moodOf({ mood, look }: Vignette, state: EmpathyState): Mood {
  if (state.replies.length === 0) return mood;
  const distance = distanceOf(opennessOf(state));
  if (hasClosedUp(state.position)) return 'closed';
  const isHeavy = mood === 'down' || mood === 'tense';
  if (distance === 'near' && (!isHeavy || !beatOf(state))) return 'open';
  // A face of few strokes shows less than a drawn person: plain is a straight mouth there.
  return look && isHeavy && distance === 'some' ? mood : 'plain';
}
