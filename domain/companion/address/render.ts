import { FORMS, SUBJUNCTIVES } from './forms.content.ts';

/** How the companion speaks to a person: the value kept in `profiles.form_of_address`. */
export const FORMS_OF_ADDRESS = ['tu', 'vos', 'usted'] as const;
export type FormOfAddress = (typeof FORMS_OF_ADDRESS)[number];

type Triple = readonly [tu: string, vos: string, usted: string];

const TABLE = new Map<string, Triple>();
for (const line of FORMS.trim().split('\n')) {
  const [tu = '', vos = '', usted = ''] = line.split(' ').map((form) => form.replace('_', ' '));
  TABLE.set(tu, [tu, vos, usted]);
}
// The reflexive is written `{se}` so that it is not taken for the object `{te}`.
TABLE.set('se', ['te', 'te', 'se']);
for (const word of SUBJUNCTIVES.split(' ')) TABLE.set(word, [word, word, plainOf(word)]);

/**
 * A phrase of the content in one form of address. `{quieres}` is one word of the table or of a
 * rule, `{a|b|c}` says the three itself. Words of a person never come in here: they go into the
 * slots (`[words]`), which are filled afterwards, or into a `Told`.
 * @throws for a mark that neither table nor rule knows
 */
export function render(phrase: string, form: FormOfAddress): string {
  return phrase.replace(/\{([^{}]+)\}/g, (_, mark: string) => formOf(mark, form));
}

/** A mark, without its braces, in one form of address. */
export function formOf(mark: string, form: FormOfAddress): string {
  const [tu, vos, usted] = tripleOf(mark);
  return form === 'tu' ? tu : form === 'vos' ? vos : usted;
}

/** The three forms of a mark. Throws for a word that neither table nor rule knows. */
export function tripleOf(mark: string): Triple {
  if (mark.includes('|')) {
    const [tu = '', vos = tu, usted = vos] = mark.split('|');
    return [tu, vos, usted];
  }
  const known = TABLE.get(mark);
  if (known) return known;
  const lower = mark.charAt(0).toLowerCase() + mark.slice(1);
  if (lower !== mark) {
    const [tu, vos, usted] = tripleOf(lower);
    return [capital(tu), capital(vos), capital(usted)];
  }
  return byRule(mark);
}

/** Regular forms: past, imperfect and conditional, future, present of -ar and -er, imperative of -ar. */
function byRule(word: string): Triple {
  if (word.endsWith('aste')) return [word, word, `${word.slice(0, -4)}ó`];
  if (word.endsWith('iste')) return [word, word, `${word.slice(0, -4)}ió`];
  if (/(?:abas|ías|rás)$/.test(word)) return [word, word, plainOf(word)];
  if (word.endsWith('as')) return [word, `${word.slice(0, -2)}ás`, plainOf(word)];
  if (word.endsWith('es')) return [word, `${word.slice(0, -2)}és`, plainOf(word)];
  if (word.endsWith('a')) return [word, `${word.slice(0, -1)}á`, `${beforeE(word.slice(0, -1))}e`];
  throw new Error(`No forms of address for "${word}"`);
}

function plainOf(word: string): string {
  return word === 'estés' ? 'esté' : word === 'des' ? 'dé' : word.replace(/s$/, '');
}

function beforeE(stem: string): string {
  if (stem.endsWith('c')) return `${stem.slice(0, -1)}qu`;
  if (stem.endsWith('g')) return `${stem}u`;
  if (stem.endsWith('z')) return `${stem.slice(0, -1)}c`;
  return stem;
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
