import {
  type Channel,
  type CountryLines,
  type CrisisLine,
  channelHref,
} from '#domain/crisis-lines/crisis-line.ts';
import { CRISIS_TEXT_LINE, NATIONAL_CRISIS_LINE } from '#domain/crisis-lines/united-states.ts';
import { NAVIGATOR_TEXTS } from '../texts.ts';
import { LINE_TEXTS } from './lines.texts.ts';

export interface Contact {
  name: string;
  about: string;
  href: string;
  label: string;
  /** The line of the plan, with its hours where it may not answer. */
  card: string;
  /** How a line of the plan begins that has it already. */
  known: string;
  isEmergency: boolean;
}

/** Lines of a country (where it is not known, of the specification) by whether they always answer. */
export function contactsOf(country: CountryLines): { anyHour: Contact[]; someHours: Contact[] } {
  const lines: readonly CrisisLine[] =
    country.code === 'us' ? [NATIONAL_CRISIS_LINE, CRISIS_TEXT_LINE] : country.lines;
  const always = lines.filter(answersAlways);
  return {
    anyHour: [...always.map(contactOf), ...emergenciesOf(country)],
    someHours: lines.filter((line) => !answersAlways(line)).map(contactOf),
  };
}

/** As the directory writes it; hours that are not confirmed are none. */
const answersAlways = ({ hours }: CrisisLine) => hours.startsWith('24 horas');

function emergenciesOf(country: CountryLines): Contact[] {
  return country.emergency.map((number): Contact => {
    const card = `${NAVIGATOR_TEXTS.emergency}: ${country.emergencyInWords ?? number}`;
    return {
      name: NAVIGATOR_TEXTS.emergency,
      about: country.emergencyInWords ?? country.emergencyNote ?? '',
      href: `tel:${number}`,
      label: LINE_TEXTS.call(number),
      card,
      known: card,
      isEmergency: true,
    };
  });
}

function contactOf(line: CrisisLine): Contact {
  const [channel] = line.channels;
  const note = 'note' in channel && channel.note ? `, ${channel.note}` : '';
  const known = `${line.name}: ${'number' in channel ? channel.number : channel.address}${note}`;
  return {
    name: line.name,
    about: [line.serves, line.area, line.hours, line.cost].filter(Boolean).join(' · '),
    href: channelHref(channel),
    label: `${labelOf(channel)}${note}`,
    card: answersAlways(line) ? known : `${known} (${line.hours.toLowerCase()})`,
    known,
    isEmergency: false,
  };
}

function labelOf(channel: Channel): string {
  switch (channel.kind) {
    case 'call':
      return LINE_TEXTS.call(channel.number);
    case 'text':
      return LINE_TEXTS.message(channel.body, channel.number);
    case 'whatsapp':
      return LINE_TEXTS.whatsapp(channel.number);
    case 'chat':
      return NAVIGATOR_TEXTS.chat;
  }
}
