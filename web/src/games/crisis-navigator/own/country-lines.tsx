import {
  type Channel,
  type CountryLines as Country,
  type CrisisLine,
  channelHref,
  WORLD_DIRECTORY,
} from '#domain/crisis-lines/crisis-line.ts';
import { countryLines } from '#domain/crisis-lines/directory.ts';
import { guessCountry } from '#domain/crisis-lines/guess-country.ts';
import {
  CRISIS_TEXT_LINE,
  NATIONAL_CRISIS_LINE,
  UNITED_STATES,
} from '#domain/crisis-lines/united-states.ts';
import { useChosenCountry } from '#web/lib/chosen-country.ts';
import { useBrowserValue } from '#web/lib/use-browser-value.ts';
import { Icon } from '#web/ui/icon/icon.tsx';
import { NAVIGATOR_TEXTS } from '../texts.ts';
import { LINE_TEXTS } from './lines.texts.ts';

interface CountryLinesProps {
  /** Lines of the plan, to know what is there already. */
  cards: readonly string[];
  /** Puts a line with its number into the plan. */
  onAdd: (card: string) => void;
}

/** The lines that answer where the person is, by name and number, as /crisis has them. */
export function CountryLines({ cards, onAdd }: CountryLinesProps) {
  const guessed = useBrowserValue(guessCountry, null);
  const country = countryLines(useChosenCountry() ?? guessed) ?? UNITED_STATES;
  const contacts = contactsOf(country);
  return (
    <section className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4">
      <header>
        <h3 className="font-semibold">{NAVIGATOR_TEXTS.linesOf(country.country)}</h3>
        <p className="text-sm text-ink-soft">
          {country.lines.length > 0
            ? NAVIGATOR_TEXTS.linesWho
            : NAVIGATOR_TEXTS.noLine(country.country)}
        </p>
      </header>
      <ul className="flex flex-col gap-4">
        {contacts.map((contact) => (
          <li key={contact.href} className="flex flex-col gap-1.5">
            <p className="leading-snug">
              {contact.name}
              <span className="block text-sm text-ink-soft empty:hidden">{contact.about}</span>
            </p>
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <a
                href={contact.href}
                className="inline-flex min-h-12 items-center gap-3 rounded-control border border-ink-soft bg-surface px-4 py-2 font-semibold text-ink no-underline hover:bg-help-soft"
              >
                <Icon name="phone" className="size-5 shrink-0" />
                {contact.label}
              </a>
              {cards.includes(contact.card) ? (
                <span className="inline-flex min-h-11 items-center gap-1.5 text-sm text-ok">
                  <Icon name="check" className="size-4" />
                  {NAVIGATOR_TEXTS.lineAdded}
                </span>
              ) : (
                <button
                  type="button"
                  aria-label={NAVIGATOR_TEXTS.addLineOf(contact.card)}
                  onClick={() => onAdd(contact.card)}
                  className="inline-flex min-h-11 items-center gap-1.5 px-1 text-sm font-semibold text-primary underline underline-offset-4"
                >
                  <Icon name="plus" className="size-4" />
                  {NAVIGATOR_TEXTS.addLine}
                </button>
              )}
            </div>
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap gap-x-4">
        {country.lines.length === 0 && (
          <a href={WORLD_DIRECTORY} className={LINK}>
            {NAVIGATOR_TEXTS.worldLines}
          </a>
        )}
        <a href="/crisis#paises" className={LINK}>
          {NAVIGATOR_TEXTS.allLines}
        </a>
      </p>
    </section>
  );
}

const LINK =
  'inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4';

interface Contact {
  name: string;
  about: string;
  href: string;
  label: string;
  card: string;
}

/** As /crisis shows them: those of the country, or of the specification; then emergencies. */
function contactsOf(country: Country): Contact[] {
  const lines: readonly CrisisLine[] =
    country.code === 'us' ? [NATIONAL_CRISIS_LINE, CRISIS_TEXT_LINE] : country.lines;
  const emergencies = country.emergency.map(
    (number): Contact => ({
      name: NAVIGATOR_TEXTS.emergency,
      about: country.emergencyInWords ?? country.emergencyNote ?? '',
      href: `tel:${number}`,
      label: LINE_TEXTS.call(number),
      card: `${NAVIGATOR_TEXTS.emergency}: ${country.emergencyInWords ?? number}`,
    }),
  );
  return [...lines.map(contactOf), ...emergencies];
}

function contactOf(line: CrisisLine): Contact {
  const [channel] = line.channels;
  const note = 'note' in channel && channel.note ? `, ${channel.note}` : '';
  return {
    name: line.name,
    about: [line.serves, line.area, line.hours, line.cost].filter(Boolean).join(' · '),
    href: channelHref(channel),
    label: `${labelOf(channel)}${note}`,
    card: `${line.name}: ${'number' in channel ? channel.number : channel.address}${note}`,
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
