import { TONES, type Tone } from './tone.content.ts';
import { plainOf } from '../short-answer.ts';

const DENIED = /\b(?:no|nunca|ni|sin|tampoco) (?:(?:me|nos|lo|la|es|estoy|soy|se) ){0,2}$/u;

/** How a message sounds by its plainest words; `plain` where none of them stands in it. */
export function toneOf(text: string): Tone {
  const words = plainOf(text);
  for (const [tone, pattern] of TONES) {
    const at = words.search(pattern);
    if (at >= 0 && !DENIED.test(words.slice(0, at))) return tone;
  }
  return 'plain';
}
