import { countryLines } from '../crisis-lines/directory.ts';
import type { Channel, CountryLines, CrisisLine } from '../crisis-lines/crisis-line.ts';
import { type FormOfAddress, render } from './address/render.ts';
import type { Slots } from './turns/speech.ts';

interface Ways {
  line: string;
  emergency: string;
  /** The emergency number alone: somebody who is attacked is not sent to a line for talking. */
  rescue?: string;
  /** Who answers about violence: never a line about suicide. */
  violence: string;
  /** Its line alone, where it is for women: for somebody who is one. */
  women?: string | undefined;
  /** Who says by telephone where in the public health care somebody is seen; missing where that is not known. */
  care?: string | undefined;
  /** How to write instead of calling; missing where nobody answers in writing. */
  text?: string | undefined;
}

/**
 * The line and the emergency number of a country, in words: only its own numbers, and only confirmed
 * ones. Where its emergency number is not, its line stands in; where neither is, the directory of the
 * world. General ones when the country is not known.
 * @returns the slots `line`, `emergency`, `violence` and, where there is one, `women`, `text` (in writing) and `care`
 */
export function helpNumbers(country: string | null, form: FormOfAddress): Slots {
  const known = countryLines(country);
  const { line, emergency, rescue, text, violence, women, care } = known ? waysIn(known) : GENERAL;
  const slots = new Map([
    ['line', render(line, form)],
    ['emergency', render(emergency, form)],
    ['rescue', render(rescue ?? emergency, form)],
    ['violence', render(violence, form)],
  ]);
  if (text !== undefined) slots.set('text', render(text, form));
  if (women !== undefined) slots.set('women', women);
  if (care !== undefined) slots.set('care', render(care, form));
  return slots;
}

/** A fixed phrase with the numbers of a country in it: for words that rest on nothing else. */
export function withNumbers(phrase: string, country: string | null, form: FormOfAddress): string {
  const slots = helpNumbers(country, form);
  return render(phrase, form).replace(
    /\[(line|emergency)\]/g,
    (_, name: string) => slots.get(name) ?? '',
  );
}

/** What docs/specification.md §1 shows until a country is chosen. */
const GENERAL: Ways = {
  line: 'la línea de crisis de {tu} país, en la tarjeta de ayuda (en Estados Unidos, el 988)',
  emergency: 'emergencias (911 o 112, según el país)',
  violence: 'la línea de violencia de {tu} país, en «Ayuda ahora»',
};

function waysIn({ emergency, emergencyInWords, violence, lines }: CountryLines): Ways {
  const first = lines.map(inWords).find((words) => words !== null);
  const numbers =
    emergency.length > 0 ? `emergencias (${emergencyInWords ?? emergency.join(' o ')})` : null;
  const own = violence && inWords(violence);
  const women = violence?.serves === undefined ? undefined : (own ?? undefined);
  // A number that is right next door may ring nowhere here.
  const unconfirmed = 'el número de emergencias de {tu} país';
  return {
    line: first ?? numbers ?? 'una línea de {tu} país, en findahelpline.com',
    emergency: numbers ?? (first ? `${unconfirmed} o ${first}` : unconfirmed),
    rescue: numbers ?? unconfirmed,
    violence:
      women !== undefined
        ? `${numbers ?? unconfirmed} o un centro de salud y, ${violence?.serves}, ${women}`
        : (own ?? numbers ?? GENERAL.violence),
    women,
    care: lines.flatMap((one) => (one.toCare ? (inWords(one) ?? []) : []))[0],
    text: lines.flatMap(({ channels }) => channels.flatMap(writtenWay))[0],
  };
}

function inWords({ name, channels }: CrisisLine): string | null {
  const call = channels.find((channel) => channel.kind === 'call');
  if (!call) return null;
  const named = /^línea/iu.test(name)
    ? `la ${name}`
    : /^(?:teléfono|centro|fono|servicio)/iu.test(name)
      ? `el ${name}`
      : name;
  return name.includes(call.number) ? named : `${named}, ${call.number}`;
}

function writtenWay(channel: Channel): string[] {
  switch (channel.kind) {
    case 'whatsapp':
      return [`el WhatsApp ${channel.number}`];
    case 'text':
      return [`un mensaje de texto con ${channel.body} al ${channel.number}`];
    case 'chat':
      return [`el chat de ${channel.address.replace(/^https?:\/\/(?:www\.)?|\/$/g, '')}`];
    case 'call':
      return [];
  }
}
