import { ANSWER_BY_ID } from '../content/answers/all-answers.ts';
import { FLOW_BY_ID } from '../content/flows/all-flows.ts';
import { FACET_BY_ID, MATTER_BY_ID } from '../content/matters/all-matters.ts';
import { SAID_SERIOUS } from '../../safety/said-serious.content.ts';
import { parseChoice } from './choice.ts';

/** Whether a chip that stands outside the talk (on a page, in a list) has these words. */
export function isLabelOf(choice: string, text: string): boolean {
  const parsed = parseChoice(choice);
  switch (parsed?.kind) {
    case 'flow':
    case 'resume':
      return FLOW_BY_ID.get(parsed.id)?.name === text;
    case 'matter':
      return MATTER_BY_ID.get(parsed.id)?.name === text;
    case 'facet':
      return parsed.path.length === 0 && FACET_BY_ID.get(parsed.id)?.facet.name === text;
    case 'answer':
      return ANSWER_BY_ID.get(parsed.id)?.ask === text;
    case 'way':
      return parsed.way === 'serious' ? text === SAID_SERIOUS : STARTERS.get(parsed.way) === text;
    default:
      return false;
  }
}

/** Ways that the empty chat offers. */
const STARTERS: ReadonlyMap<string, string> = new Map([
  ['vent', 'Desahogarme'],
  ['idea', 'Una idea pequeña'],
  ['understand', 'Entender qué me pasa'],
]);
