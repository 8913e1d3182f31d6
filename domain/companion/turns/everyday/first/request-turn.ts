import {
  ANOTHER_NOW,
  BY_TONE,
  EASED_A_BIT,
  EASED_LINES,
  GLAD_QUESTIONS,
  MAY_TELL,
  RIGHT_NOW,
  SAMPLE_WORDS,
} from '../../../content/acknowledging.content.ts';
import { ENOUGH, MORE } from '../../../content/ways.content.ts';
import { plainOf } from '../../../hearing/short-answer.ts';
import { flowChip } from '../flow-chips.ts';
import type { Moment, Reply } from '../../moment.ts';

const NOW =
  /\b(?:algo|dime|dame|deme|digame|decime|que hago|necesito|ayudame)\b(?: \S+){0,8} (?:ya|ahora|ahorita|ahora mismo|al toque|en este momento|de una|rapido)\b|\b(?:que hago con (?:las manos|el cuerpo|este temblor)|algo (?:pa|para) (?:calmarme|bajarlo|este momento))\b/u;
const OF_THE_BODY =
  /\b(?:hacer|haga|calm\p{L}*|bajar\p{L}*|tembl\p{L}*|tiembl\p{L}*|tirit\p{L}*|respir\p{L}*|bano|manos|cuerpo|nervi\p{L}*|colera|rabia|panico|ansi\p{L}*|reunion|entrar)\b/u;
const WORDS =
  /\b(?:(?:ayudame|ayudeme|ayudarme|ayudes|me ayudas?|dame|deme|dime|decime|busco|necesito)\b(?: \S+){0,4} (?:frase|palabras|mensaje|que decir(?:le)?)|una frase (?:para|de)|(?:como|que) (?:se )?(?:lo |la |le |les )(?:digo|pido|cuento|explico|escribo|respondo|contesto|planteo)|no se (?:como|que) (?:decir\p{L}*|pedir\p{L}*|contest\p{L}*|responder\p{L}*)|ayuda para decir\p{L}*|ayud\p{L}* a (?:escribir|decir|pedir|contestar|responder|explicar|hablar)\p{L}*|(?:quisiera|quiero) decirle|que le (?:pongo|mando))\b/u;

const MAY_I_TELL = /\b(?:(?:le|te) (?:puedo|podria) contar|puedo contar(?:te|le|lo)?)\b/u;
const CONGRATULATE =
  /\b(?:no )?(?:me|nos) (?:vas|va|van) a felicitar\b|\bfelic[ií]t[ea]?(?:me|nos)\b/u;

/** Something is asked for in so many words: a thing to do this minute, or words to say. */
export function requested(moment: Moment): Reply | null {
  const plain = plainOf(moment.told);
  if (NOW.test(plain) && OF_THE_BODY.test(plain) && !WORDS.test(plain)) return rightNow(moment);
  if (CONGRATULATE.test(plain)) return congratulated(moment);
  if (MAY_I_TELL.test(plain)) {
    const { speech, state } = moment;
    return { lines: [speech.vary(MAY_TELL)], chips: [ENOUGH], place: state.place };
  }
  return WORDS.test(plain) ? sampleWords(plain, moment) : null;
}

/** Whoever asks for it gets it. */
function congratulated({ speech }: Moment): Reply {
  return {
    lines: [speech.vary(BY_TONE.glad), speech.vary(GLAD_QUESTIONS, undefined, [])],
    chips: [MORE, ENOUGH],
    place: { at: 'open' },
  };
}

/** One thing for the body, now. */
export function rightNow({ speech, state }: Moment): Reply {
  const own = RIGHT_NOW.filter(({ breath }) => !breath || !state.refused.includes('breathing'));
  return {
    lines: [speech.vary(own.map(({ say }) => say))],
    chips: [EASED_A_BIT, ANOTHER_NOW, MORE],
    place: state.place.at === 'flow' ? { at: 'open' } : state.place,
  };
}

export function eased({ speech, state }: Moment): Reply {
  return { lines: [speech.vary(EASED_LINES)], chips: [MORE, ENOUGH], place: state.place };
}

/** A first sentence at once, and the flow that makes it the person's own. */
function sampleWords(plain: string, { speech, state, previous }: Moment): Reply | null {
  const around = [...previous.slice(-1).map(plainOf), plain].join(' ');
  const own = SAMPLE_WORDS.find(({ asks }) => asks.test(plain));
  // "¿Cómo le digo?" means what was told just before.
  const kind =
    own && own.flow !== 'prepare-words' ? own : SAMPLE_WORDS.find(({ asks }) => asks.test(around));
  const line = kind ? speech.vary(kind.say, undefined, []) : '';
  if (!kind || line === '') return null;
  return {
    lines: [line],
    chips: [...flowChip(kind.flow), MORE, ENOUGH],
    place: state.place.at === 'flow' ? { at: 'open' } : state.place,
  };
}
