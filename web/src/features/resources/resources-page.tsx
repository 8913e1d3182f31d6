import { type ReactNode, useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { type CrisisLine, channelHref } from '#domain/crisis-lines/crisis-line.ts';
import { countryLines } from '#domain/crisis-lines/directory.ts';
import { guessCountry } from '#domain/crisis-lines/guess-country.ts';
import { useChosenCountry } from '#web/lib/chosen-country.ts';
import { useBrowserValue } from '#web/lib/use-browser-value.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { OutsideCard, ServiceCard, SheetCard, WorkCard } from './directory/cards.tsx';
import { Filters } from './directory/filters.tsx';
import { countOf, findResources, savedId } from './directory/find.ts';
import { countryOf, searchOf, type Wish, wishOf } from './directory/wish.ts';
import { useSaved } from './saved/saved.ts';
import { KIND_TEXTS, RESOURCES_TEXTS } from './texts.ts';

/** Above the page, also before it is known who is there. */
export function ResourcesHeader() {
  return <PageHeader title={RESOURCES_TEXTS.title} lead={RESOURCES_TEXTS.lead} />;
}

interface ResourcesPageProps {
  /** A line with its channels and how well it is verified, as the pages of help show it. */
  lineCard: (line: CrisisLine) => ReactNode;
}

export function ResourcesPage({ lineCard }: ResourcesPageProps) {
  const [search, setSearch] = useSearchParams();
  const [typed, setTyped] = useState({ query: '', savedOnly: false });
  const guessed = useBrowserValue(guessCountry, null);
  const code = countryOf(useChosenCountry(), guessed);
  const country = countryLines(code)?.country ?? null;
  const { ids } = useSaved();
  const wish: Wish = { ...wishOf(search), ...typed, country: code };
  const { kind, need } = wish;
  const found = useMemo(
    () => findResources({ kind, need, country: code, ...typed }, ids),
    [kind, need, code, typed, ids],
  );
  const count = countOf(found);
  const isNarrowed = typed.query !== '' || typed.savedOnly;

  function change(next: Wish) {
    setTyped({ query: next.query, savedOnly: next.savedOnly });
    if (next.kind !== kind || next.need !== need) {
      setSearch(searchOf(next), { replace: true, preventScrollReset: true });
    }
  }

  return (
    <>
      <Filters wish={wish} onWish={change} />
      <output className="sr-only">{RESOURCES_TEXTS.found(count)}</output>
      <div className="flex flex-col gap-10">
        <Section title={KIND_TEXTS.sheets.label} isEmpty={found.sheets.length === 0} wide>
          {found.sheets.map((sheet) => (
            <SheetCard key={sheet.id} sheet={sheet} />
          ))}
        </Section>
        <Section title={KIND_TEXTS.lines.label} isEmpty={found.lines.length === 0}>
          {found.lines.map((line) => (
            <OutsideCard
              key={line.name}
              id={savedId.line(code ?? '', line)}
              title={line.name}
              text={`${line.hours}. ${line.channels.map((channel) => ('number' in channel ? channel.number : channelHref(channel))).join(', ')}`}
              country={country}
              checked={line.checked ?? ''}
            >
              {lineCard(line)}
            </OutsideCard>
          ))}
        </Section>
        <Section title={KIND_TEXTS.services.label} isEmpty={found.services.length === 0}>
          {found.services.map((service) => (
            <ServiceCard
              key={service.id}
              service={service}
              country={service.country === null ? null : country}
            />
          ))}
        </Section>
        <Section title={KIND_TEXTS.works.label} isEmpty={found.works.length === 0}>
          {found.works.map((work) => (
            <WorkCard key={work.id} work={work} />
          ))}
        </Section>
        {kind === 'lines' && !isNarrowed && (
          <p className="max-w-[62ch]">
            {found.lines.length === 0 && (
              <>{country ? RESOURCES_TEXTS.noLine : RESOURCES_TEXTS.chooseCountry} </>
            )}
            <Link
              to="/crisis"
              className="inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4"
            >
              {RESOURCES_TEXTS.allLines}
            </Link>
          </p>
        )}
      </div>
      {count === 0 && !(kind === 'lines' && !isNarrowed) && (
        <EmptyState
          title={RESOURCES_TEXTS.nothingTitle}
          emotion="thinking"
          action={
            <Button
              variant="secondary"
              onClick={() => change({ ...wish, need: null, query: '', savedOnly: false })}
            >
              {RESOURCES_TEXTS.clear}
            </Button>
          }
        >
          {typed.savedOnly ? RESOURCES_TEXTS.nothingSaved : RESOURCES_TEXTS.nothingLead}
        </EmptyState>
      )}
    </>
  );
}

interface SectionProps {
  title: string;
  isEmpty: boolean;
  /** Small cards: three in a row where there is room. */
  wide?: boolean;
  children: ReactNode;
}

function Section({ title, isEmpty, wide = false, children }: SectionProps) {
  if (isEmpty) return null;
  return (
    <section>
      <h2 className="mb-3 font-title text-xl font-semibold">{title}</h2>
      <ul
        className={`grid grid-cols-1 gap-3 md:grid-cols-2 md:gap-4 ${wide ? 'xl:grid-cols-3' : ''}`}
      >
        {children}
      </ul>
    </section>
  );
}
