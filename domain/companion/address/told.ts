import { type FormOfAddress, formOf } from './render.ts';

/** What somebody wrote, as it stands: nothing in it is ever read as a mark or a slot. */
interface Words {
  words: string;
}

/** One mark of our own tables ("sientes", "te|te|se"), without its braces. */
interface Mark {
  mark: string;
}

/**
 * Words of a person turned towards them. The two kinds of piece stay apart until they are spoken:
 * words of a person are never parsed, so that no sign in them can be taken for a template.
 */
export type Told = readonly (Words | Mark)[];

/** The pieces of a template of ours, for where it is joined with words of a person. */
export function toldFrom(template: string): Told {
  return template
    .split(/(\{[^{}]+\})/)
    .filter((piece) => piece !== '')
    .map((piece) => (piece.startsWith('{') ? { mark: piece.slice(1, -1) } : { words: piece }));
}

/** As it is said to a person who is addressed in this form. */
export function speakTold(told: Told, form: FormOfAddress): string {
  return told.map((piece) => ('mark' in piece ? formOf(piece.mark, form) : piece.words)).join('');
}
