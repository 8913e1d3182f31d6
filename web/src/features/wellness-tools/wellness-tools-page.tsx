import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { useOfflineList } from '#web/data/outbox/use-offline-list.ts';
import { practicesQuery } from '#web/data/practices/list-practices.ts';
import { useUser } from '#web/data/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { practices } from './ledger/practices.ts';
import { arrange, NO_WISH, type Shown } from './list/arrange.ts';
import { Filters } from './list/filters.tsx';
import { ToolCard } from './list/tool-card.tsx';
import { type Marks, useMarks } from './marks/use-marks.ts';
import { KNOWN_TOOLS } from './registry.ts';
import { LIST_TEXTS } from './texts.ts';

/** Above the page, also before it is known who is there. */
export function WellnessToolsHeader() {
  return (
    <PageHeader
      title={LIST_TEXTS.title}
      lead={
        <>
          {LIST_TEXTS.lead}{' '}
          <Link
            to="/resources"
            className="inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4"
          >
            {LIST_TEXTS.resources}
          </Link>
        </>
      }
    />
  );
}

/** What helped years ago says little about today: more lines of the ledger are not looked at. */
const NEWEST = 400;

/** All tools, those first that helped this person before. */
export function WellnessToolsPage() {
  const { id: userId } = useUser();
  const list = useQuery(practicesQuery(userId));
  const { rows, failed, known } = useOfflineList(practices, userId, list);
  const marks = useMarks(userId);
  const [wish, setWish] = useState(NO_WISH);
  const { favourites, hidden } = marks;
  const arranged = useMemo(
    () => arrange(KNOWN_TOOLS, wish, { practices: rows.slice(0, NEWEST), favourites, hidden }),
    [wish, rows, favourites, hidden],
  );
  const { helped, favourites: liked, others } = arranged;
  const count = helped.length + liked.length + others.length;
  const isSearching = wish !== NO_WISH && wish.query.trim() !== '';
  return (
    <>
      {failed && !known && (
        <Notice tone="info" className="mb-5">
          <p>{LIST_TEXTS.notKnown}</p>
          <Button variant="secondary" className="mt-2" onClick={() => void list.refetch()}>
            {LIST_TEXTS.retry}
          </Button>
        </Notice>
      )}
      <Filters wish={wish} onWish={setWish} />
      <output className="sr-only">{isSearching ? LIST_TEXTS.found(count) : ''}</output>
      <div className="flex flex-col gap-8">
        <Section title={LIST_TEXTS.helped} list={helped} marks={marks} />
        <Section title={LIST_TEXTS.favourites} list={liked} marks={marks} />
        <Section
          title={helped.length + liked.length > 0 ? LIST_TEXTS.rest : LIST_TEXTS.others}
          list={others}
          marks={marks}
        />
      </div>
      {count === 0 && (
        <EmptyState
          title={LIST_TEXTS.nothingTitle}
          emotion="thinking"
          action={
            <Button variant="secondary" onClick={() => setWish(NO_WISH)}>
              {LIST_TEXTS.showAll}
            </Button>
          }
        >
          {LIST_TEXTS.nothingLead}
        </EmptyState>
      )}
      <Hidden list={arranged.hidden} marks={marks} />
    </>
  );
}

interface SectionProps {
  title: string;
  list: readonly Shown[];
  marks: Marks;
}

function Section({ title, list, marks }: SectionProps) {
  if (list.length === 0) return null;
  return (
    <section>
      <h2 className="mb-3 font-title text-xl font-semibold">{title}</h2>
      <ul className="grid grid-cols-1 gap-3 md:grid-cols-2 md:gap-4">
        {list.map((shown) => {
          const { id } = shown.tool;
          const isFavourite = marks.favourites.has(id);
          return (
            <ToolCard
              key={id}
              shown={shown}
              isFavourite={isFavourite}
              onFavourite={() => marks.set(id, 'favourite', !isFavourite)}
            />
          );
        })}
      </ul>
    </section>
  );
}

function Hidden({ list, marks }: Omit<SectionProps, 'title'>) {
  if (list.length === 0) return null;
  return (
    <details className="mt-8 border-t border-line pt-2">
      <summary className="min-h-11 cursor-pointer py-2 text-ink-soft">
        {LIST_TEXTS.hiddenTitle(list.length)}
      </summary>
      <ul className="flex flex-col gap-1">
        {list.map(({ tool }) => (
          <li key={tool.id} className="flex flex-wrap items-center justify-between gap-3">
            {tool.info.title}
            <Button variant="quiet" onClick={() => marks.set(tool.id, 'hidden', false)}>
              {LIST_TEXTS.unhide}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
