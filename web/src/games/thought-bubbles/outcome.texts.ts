import type { Looked, ThoughtsState } from './state.ts';
import { KIND_TEXTS } from './texts.ts';
import { ACTS, FINDS } from './thoughts.content.ts';

/** So much of a thought is enough to know it again. */
const MOST_SHOWN = 44;

/** What was chosen to be done, each once. */
export function actsOf(looked: readonly Looked[]) {
  return ACTS.filter((_, at) => looked.some(({ act }) => act === at));
}

/** Where somebody walked to, with what in the hands. */
export function arrivalText(goal: string, picked: readonly number[]): string {
  const things = picked.map((at) => FINDS[at] ?? '');
  return `Llegaste a «${goal}» con ${listOf([...things, 'el pensamiento al lado'])}.`;
}

/**
 * What happened, told and not judged: a thought that stays believed is no failure. Each is compared
 * with itself only.
 */
export function outcomeText({
  looked,
  lensesTried,
}: Pick<ThoughtsState, 'looked' | 'lensesTried'>) {
  const [first] = looked;
  const one = looked.length === 1 ? first : undefined;
  const lenses = lensesTried.length;
  const parts = [
    one ? 'Miraste de cerca un pensamiento.' : `Miraste ${looked.length} pensamientos.`,
  ];
  if (one) parts.push(...aloneTexts(one));
  else parts.push(...looked.map(amongText).filter((text) => text !== null));
  if (lenses > 0) parts.push(lenses === 1 ? 'Probaste una mirada.' : `Probaste ${lenses} miradas.`);
  for (const { goal, picked } of looked) {
    if (goal !== null) parts.push(arrivalText(goal, picked));
  }
  if (!looked.some(({ served }) => served)) parts.push(goneText(looked.length));
  const acts = actsOf(looked).map(({ does }) => does.toLowerCase());
  if (acts.length > 0) parts.push(`Te quedas con esto: ${acts.join('; ')}.`);
  return parts.join('\n');
}

function aloneTexts({ called, before, after }: Looked): string[] {
  const name = nameOf(called);
  const texts = name ? [`Lo llamaste ${name}.`] : [];
  if (before === null || after === null) return texts;
  const changed = `Al principio te lo creías ${before} de 100; al final, ${after}.`;
  return [...texts, before === after ? `Te lo creías ${before} de 100, antes y después.` : changed];
}

function amongText({ words, called, before, after }: Looked): string | null {
  const name = nameOf(called);
  const parts = name ? [`lo llamaste ${name}`] : [];
  if (before !== null && after !== null) {
    parts.push(
      before === after
        ? `te lo creías ${before} de 100, antes y después`
        : `te lo creías ${before} de 100; al final, ${after}`,
    );
  }
  return parts.length === 0 ? null : `«${shortened(words)}»: ${parts.join(' y ')}.`;
}

function nameOf(called: Looked['called']): string | null {
  return called === null || called === 'other' ? null : KIND_TEXTS[called].label.toLowerCase();
}

function goneText(count: number): string {
  if (count === 1) return 'Siguió río abajo.';
  return count === 2 ? 'Los dos siguieron río abajo.' : 'Todos siguieron río abajo.';
}

function shortened(words: string): string {
  if (words.length <= MOST_SHOWN) return words.replace(/\.$/, '');
  const begun = words.slice(0, MOST_SHOWN);
  const space = begun.lastIndexOf(' ');
  return `${begun.slice(0, space > 0 ? space : MOST_SHOWN).replace(/[.,;:]$/, '')}…`;
}

function listOf(things: readonly string[]): string {
  const last = things.at(-1) ?? '';
  return things.length < 2 ? last : `${things.slice(0, -1).join(', ')} y ${last}`;
}
