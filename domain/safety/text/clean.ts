import { tableOf } from '../../table.ts';
import { EMOJI_WORDS } from '../language/emoji.content.ts';

/** Look-alike letters of other alphabets, used to hide a word. */
const LOOKALIKES = tableOf({
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  і: 'i',
  ѕ: 's',
  м: 'm',
  т: 't',
  к: 'k',
  н: 'h',
  в: 'b',
  α: 'a',
  ο: 'o',
  ι: 'i',
  ε: 'e',
  ν: 'v',
  ρ: 'p',
  τ: 't',
  κ: 'k',
  ı: 'i',
});

const EMOJI = new RegExp([...EMOJI_WORDS.keys()].join('|'), 'gu');

/** Format characters (joiners, marks of direction, soft hyphen) and variation selectors. */
const INVISIBLE = /\p{Cf}|\p{Variation_Selector}/gu;

/** Anything longer is read from both ends: what matters stands there, and time stays bounded. */
const MAX_READ = 8000;

/**
 * Lower case, no accents, no invisible characters, no look-alike letters, emojis as words.
 * Letters, digits and punctuation stay where they are.
 */
export function clean(text: string): string {
  const bounded =
    text.length > MAX_READ ? `${text.slice(0, MAX_READ / 2)} . ${text.slice(-MAX_READ / 2)}` : text;
  return bounded
    .normalize('NFKC')
    .toLowerCase()
    .replace(INVISIBLE, '')
    .replace(EMOJI, (emoji) => ` ${EMOJI_WORDS.get(emoji) ?? ''} `)
    .normalize('NFD')
    .replace(/[\u0300-\u036F]/g, '')
    .replace(/[\u0370-\u04FFı]/g, (letter) => LOOKALIKES.get(letter) ?? letter);
}
