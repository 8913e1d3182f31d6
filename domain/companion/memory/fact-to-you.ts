import { type Told, toldFrom } from '../address/told.ts';

/** Beginnings of a kept sentence (third person) and how they are said to the person, by matter. */
const TURNS: readonly (readonly [start: string, you: string, topics: RegExp])[] = [
  ['Trabaja ', '{trabajas} ', /^(?:work|burnout|unemployment|money)$/],
  ['Estudia ', '{estudias} ', /^(?:study|procrastination)$/],
  ['Le ayuda ', '{te} ayuda ', /./],
  ['Le gusta ', '{te} gusta ', /^(?:emptiness|sadness|joy)$/],
  ['Su meta: ', '{tu} meta era ', /^(?:procrastination|emptiness|decision|study|work)$/],
  ['Vive en ', '{vives} en ', /^(?:migration|loneliness)$/],
  ['Es de ', '{eres} de ', /^migration$/],
  ['Tiene ', '{tienes} ', /^(?:parenting|loneliness|pet-grief|family)$/],
];

/**
 * A kept fact as a clause after "que"; null when it has no bearing on the
 * matter, or is written in the person's own way.
 */
export function factToYou(fact: string, topicId: string): Told | null {
  for (const [start, you, topics] of TURNS) {
    if (!fact.startsWith(start) || !topics.test(topicId)) continue;
    const rest = fact.slice(start.length).replace(/\.$/u, '');
    return [...toldFrom(you), ...rest.split(/\b(sus?)\b/u).map(turned)];
  }
  return null;
}

function turned(words: string): Told[number] {
  if (words === 'su') return { mark: 'tu' };
  return words === 'sus' ? { mark: 'tus' } : { words };
}
