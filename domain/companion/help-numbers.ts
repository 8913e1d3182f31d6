import { countryLines } from '../crisis-lines/directory.ts';
import type { CrisisLine } from '../crisis-lines/crisis-line.ts';
import { type FormOfAddress, render } from './address/render.ts';
import type { HelpSlots } from './talk/safety-turn.ts';

/** The line and the emergency number of a country, in words; general ones when it is not known. */
export function helpNumbers(country: string | null, form: FormOfAddress): HelpSlots {
  const known = countryLines(country);
  const emergency = known?.emergency.length
    ? `emergencias (${known.emergency.join(' o ')})`
    : // A number that is right next door may ring nowhere here.
      known
      ? 'el número de emergencias de {tu} país'
      : 'emergencias (911 o 112, según el país)';
  const first = known?.lines.map(inWords).find((words) => words !== null);
  const line =
    first ?? 'la línea de crisis de {tu} país, en la tarjeta de ayuda (en Estados Unidos, el 988)';
  return { line: render(line, form), emergency: render(emergency, form) };
}

function inWords({ name, channels }: CrisisLine): string | null {
  const call = channels.find((channel) => channel.kind === 'call');
  if (!call) return null;
  const named = /^línea/iu.test(name) ? `la ${name}` : name;
  return name.includes(call.number) ? named : `${named}, ${call.number}`;
}
