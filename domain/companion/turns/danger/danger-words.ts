import type { DangerKind, DangerNode } from '../../content/danger/danger-path.ts';
import {
  DENIES_DANGER,
  FALSE_ALARM,
  MEANS_SOMEBODY,
  NAMED_KINDS,
  SAYS_MISREAD,
  TAKES_BACK,
} from '../../content/danger/marks.content.ts';
import {
  DANGER_SHORT,
  SAY_WHICH,
  SORRY,
  SORRY_FOR,
  SORRY_SOMEBODY,
  UNFIT_QUESTION,
  UNFIT_STEP,
  UNFIT_URGENT,
} from '../../content/danger/unfit.content.ts';
import { personIn, plainOf } from '../../hearing/short-answer.ts';
import type { Moment } from '../moment.ts';
import type { Slots } from '../speech.ts';

/** Whether a message says that the talk is on a wrong way, and whether it is about somebody else. */
export function misread(text: string, kind: DangerKind): 'somebody' | 'other' | null {
  const plain = plainOf(text);
  if (kind !== 'third' && MEANS_SOMEBODY.test(plain) && !/\bme (?:pega|golpea|hace)/u.test(plain))
    return 'somebody';
  return SAYS_MISREAD.test(plain) ? 'other' : null;
}

export function takesBack(text: string): boolean {
  const plain = plainOf(text);
  return (
    TAKES_BACK.test(plain) &&
    !/\bno (?:era|es|estaba de) (?:una? )?(?:broma|joke|chiste|joda)/u.test(plain)
  );
}

/** A few words of apology before the right path; where it is not known, with the question which it is. */
export function apologyFor(kind: DangerKind | null, { text, speech }: Moment): string {
  const person = personIn(text);
  if (kind === 'third' && person !== null)
    return speech.first([SORRY_FOR], new Map([['somebody', person]]));
  if (kind === 'third') return speech.first([SORRY_SOMEBODY]);
  const sorry = speech.vary(SORRY, undefined, []);
  return kind === null ? `${sorry} ${speech.vary(SAY_WHICH)}`.trim() : sorry;
}

/** Whether a place asks something itself; what stands in «» is somebody else's question. */
export function asksHere({ say }: DangerNode): boolean {
  return say.some((phrase) => phrase.replace(/«[^»]*»/gu, '').includes('?'));
}

/** Which danger is named, in answer to the question which it is; null where none surely is. */
export function namedKind(text: string): DangerKind | null {
  const plain = plainOf(text);
  return NAMED_KINDS.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
}

/** It is heard, and what matters most stays in sight, for what fits no answer. */
export function unfit(isUrgent: boolean, slots: Slots, { text, speech }: Moment): string {
  if (text.includes('?'))
    return speech.vary(UNFIT_QUESTION, slots, isUrgent ? UNFIT_URGENT : UNFIT_STEP);
  return isUrgent
    ? speech.vary(UNFIT_URGENT, slots, UNFIT_URGENT)
    : speech.vary(UNFIT_STEP, slots, DANGER_SHORT);
}

/** It was a way of speaking, or nobody but Nilo spoke of dying. */
export function saysFalseAlarm(text: string): boolean {
  return FALSE_ALARM.test(plainOf(text));
}

/** There is no danger where one was read. */
export function deniesDanger(text: string): boolean {
  return DENIES_DANGER.test(plainOf(text));
}

const NOT_AT_HAND =
  /\b(?:esta lejos|vive lejos|trabaja|trabajando|murio|fallecio|no (?:quiero|puedo|me)|no le (?:digas|cuentes|avises)|sin que|se va a enterar|me odia|peleada|peleado|no contesta|duerme)\b/u;
const OFFERS =
  /\b(?:mejor|a lo mejor|quiza|tal vez|puede ser|podria|esta|tengo a|le (?:escribo|digo|cuento|aviso)|a|con)\b/u;

/** Somebody whom the person names as one who could help; null where the name says something else. */
export function personNamed(text: string): string | null {
  const plain = plainOf(text);
  const person = personIn(text);
  if (person === null || plain.split(' ').length > 14) return null;
  return OFFERS.test(plain) && !NOT_AT_HAND.test(plain) ? person : null;
}
