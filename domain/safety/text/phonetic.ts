import { tableOf } from '../../table.ts';

/**
 * How a Spanish word sounds to an ear that does not tell b from v, s from c or z, ll from y:
 * "kiero" and "quiero", "suisidio" and "suicidio", "bibir" and "vivir" become one spelling.
 * Patterns and messages both pass through here, so most misspellings need no rule of their own.
 * Expects lower case without accents.
 */
export function phonetic(word: string): string {
  if (/^\d+$/.test(word)) return word;
  const plain = word.replace(/(.)\1{2,}/g, '$1');
  let out = '';
  for (let i = 0; i < plain.length; i += 1) {
    const sound = soundAt(plain, i);
    i += sound.extra;
    if (sound.text !== '' && out.endsWith(sound.text) && sound.text !== 'r') continue;
    out += sound.text;
  }
  return out.endsWith('rr') ? out.slice(0, -1) : out;
}

interface Sound {
  text: string;
  /** Letters eaten after the first. */
  extra: number;
}

const PLAIN = tableOf({ z: 's', v: 'b', h: '', ñ: 'n', q: 'k', ü: 'u', w: 'u' });

function soundAt(word: string, i: number): Sound {
  const letter = word.charAt(i);
  const next = word.charAt(i + 1);
  const afterNext = word.charAt(i + 2);
  if (letter === 'c') {
    if (next === 'h') return { text: 'ch', extra: 1 };
    return { text: isSoft(next) ? 's' : 'k', extra: 0 };
  }
  if (letter === 'q' && next === 'u' && isSoft(afterNext)) return { text: 'k', extra: 1 };
  if (letter === 'g') {
    if (isSoft(next)) return { text: 'j', extra: 0 };
    if (next === 'u' && isSoft(afterNext)) return { text: 'g', extra: 1 };
  }
  if (letter === 'l' && next === 'l') return { text: 'y', extra: 1 };
  if (letter === 'p' && next === 'h') return { text: 'f', extra: 1 };
  if (letter === 'x' && next !== '' && !isVowel(next)) return { text: 's', extra: 0 };
  if (letter === 'y' && next === '' && i > 0) return { text: 'i', extra: 0 };
  return { text: PLAIN.get(letter) ?? letter, extra: 0 };
}

function isSoft(letter: string): boolean {
  return letter === 'e' || letter === 'i';
}

function isVowel(letter: string): boolean {
  return 'aeiou'.includes(letter);
}
