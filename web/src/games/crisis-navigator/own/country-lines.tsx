import { type CountryLines as Country, WORLD_DIRECTORY } from '#domain/crisis-lines/crisis-line.ts';
import { CRISIS_DIRECTORY, countryLines } from '#domain/crisis-lines/directory.ts';
import { guessCountry } from '#domain/crisis-lines/guess-country.ts';
import { UNITED_STATES } from '#domain/crisis-lines/united-states.ts';
import { chooseCountry, useChosenCountry } from '#web/lib/chosen-country.ts';
import { useBrowserValue } from '#web/lib/use-browser-value.ts';
import { Icon } from '#web/ui/icon/icon.tsx';
import { NAVIGATOR_TEXTS } from '../texts.ts';
import { type Contact, contactsOf } from './contacts.ts';

interface CountryLinesProps {
  /** Lines of the plan, to know what is there already. */
  cards: readonly string[];
  /** Puts a line with its number into the plan. */
  onAdd: (card: string) => void;
}

/**
 * The lines that answer where the person is, by name and number. Who answers at any hour comes first:
 * this may be read at three in the morning.
 */
export function CountryLines({ cards, onAdd }: CountryLinesProps) {
  const guessed = useBrowserValue(guessCountry, null);
  const chosen = countryLines(useChosenCountry());
  const known = chosen ?? countryLines(guessed);
  const country = known ?? UNITED_STATES;
  const { anyHour, someHours } = contactsOf(country);
  const hasNight = anyHour.some(({ isEmergency }) => !isEmergency);
  return (
    <section className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4">
      <header className="flex flex-col gap-2">
        <h3 className="font-semibold">{NAVIGATOR_TEXTS.linesOf(country.country)}</h3>
        <CountryChoice code={known?.code} />
        {!chosen && (
          <p className="text-sm text-ink-soft">
            {known ? NAVIGATOR_TEXTS.countryGuessed : NAVIGATOR_TEXTS.countryUnknown}
          </p>
        )}
        {country.lines.length === 0 && <p>{NAVIGATOR_TEXTS.noLine(country.country)}</p>}
      </header>
      <Contacts
        title={NAVIGATOR_TEXTS.anyHour}
        lead={NAVIGATOR_TEXTS.linesWho}
        contacts={anyHour}
        {...{ cards, onAdd }}
      />
      <Contacts
        title={NAVIGATOR_TEXTS.someHours}
        lead={NAVIGATOR_TEXTS.someHoursWho}
        contacts={someHours}
        {...{ cards, onAdd }}
      />
      <p className="flex flex-wrap gap-x-4">
        {!hasNight && (
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

/** Whose lines are shown. Kept on this device only, and for the whole app. */
function CountryChoice({ code }: { code: Country['code'] | undefined }) {
  return (
    <select
      aria-label={NAVIGATOR_TEXTS.country}
      value={code ?? ''}
      onChange={(event) => chooseCountry(event.currentTarget.value || null)}
      className="min-h-11 self-start rounded-control border border-ink-soft bg-surface px-2 text-sm text-ink"
    >
      <option value="">{NAVIGATOR_TEXTS.noCountry}</option>
      {CRISIS_DIRECTORY.map((one) => (
        <option key={one.code} value={one.code}>
          {one.country}
        </option>
      ))}
    </select>
  );
}

interface ContactsProps extends CountryLinesProps {
  title: string;
  lead: string;
  contacts: readonly Contact[];
}

function Contacts({ title, lead, contacts, cards, onAdd }: ContactsProps) {
  if (contacts.length === 0) return null;
  return (
    <section className="flex flex-col gap-3 border-t border-line pt-4">
      <header>
        <h4 className="font-semibold">{title}</h4>
        <p className="text-sm text-ink-soft">{lead}</p>
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
              {cards.some((card) => card.startsWith(contact.known)) ? (
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
    </section>
  );
}
