import { FLOW_BY_ID } from '../content/flows/all-flows.ts';
import { FACET_BY_ID, MATTER_BY_ID } from '../content/matters/all-matters.ts';
import type { TalkState } from './talk-state.ts';

/** Where the talk stands, in words for a model; null where nothing is known. */
export function aboutTheTalk({ place, refused, offered }: TalkState): string | null {
  const lines = [placeInWords(place)];
  const ruledOut = refused.flatMap((id) => FACET_BY_ID.get(id)?.facet.name ?? []);
  if (ruledOut.length > 0) lines.push(`Ya dijo que no es: ${ruledOut.join('; ')}.`);
  const known = lines.filter((line) => line !== null);
  if (known.length === 0) return null;
  const chips = offered.chips.map(({ label }) => `«${label}»`).join(', ');
  if (chips !== '') known.push(`Debajo de tu respuesta habrá botones: ${chips}.`);
  return known.join(' ');
}

function placeInWords(place: TalkState['place']): string | null {
  switch (place.at) {
    case 'matter':
      return `Se habla de: ${MATTER_BY_ID.get(place.matter)?.name ?? 'algo que no se sabe'}.`;
    case 'facet': {
      const known = FACET_BY_ID.get(place.facet);
      return known ? `Se habla de: ${known.matter.name}; en concreto: ${known.facet.name}.` : null;
    }
    case 'flow':
      return `Están haciendo paso a paso: ${FLOW_BY_ID.get(place.flow)?.name ?? 'un ejercicio'}.`;
    case 'listening':
      return 'Pidió que solo escuches: sin consejos ni preguntas.';
    case 'answer':
    case 'reaction':
    case 'open':
      return null;
  }
}
