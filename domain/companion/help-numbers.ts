import { countryLines } from '../crisis-lines/directory.ts';
import type { CountryLines, CrisisLine } from '../crisis-lines/crisis-line.ts';
import { type FormOfAddress, render } from './address/render.ts';
import type { HelpSlots } from './talk/safety-turn.ts';

/**
 * The line and the emergency number of a country, in words: only its own numbers, and only confirmed
 * ones. Where its emergency number is not, its line stands in; where neither is, the directory of the
 * world. General ones when the country is not known.
 */
export function helpNumbers(country: string | null, form: FormOfAddress): HelpSlots {
  const known = countryLines(country);
  const ways = known ? waysIn(known) : GENERAL;
  return { line: render(ways.line, form), emergency: render(ways.emergency, form) };
}

/** What docs/specification.md §1 shows until a country is chosen. */
const GENERAL: HelpSlots = {
  line: 'la línea de crisis de {tu} país, en la tarjeta de ayuda (en Estados Unidos, el 988)',
  emergency: 'emergencias (911 o 112, según el país)',
};

function waysIn({ emergency, lines }: CountryLines): HelpSlots {
  const first = lines.map(inWords).find((words) => words !== null);
  const numbers = emergency.length > 0 ? `emergencias (${emergency.join(' o ')})` : null;
  // A number that is right next door may ring nowhere here.
  const unconfirmed = 'el número de emergencias de {tu} país';
  return {
    line: first ?? numbers ?? 'una línea de {tu} país, en findahelpline.com',
    emergency: numbers ?? (first ? `${unconfirmed} o ${first}` : unconfirmed),
  };
}

function inWords({ name, channels }: CrisisLine): string | null {
  const call = channels.find((channel) => channel.kind === 'call');
  if (!call) return null;
  const named = /^línea/iu.test(name) ? `la ${name}` : name;
  return name.includes(call.number) ? named : `${named}, ${call.number}`;
}
