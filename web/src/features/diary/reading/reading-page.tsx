import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useEmotionLook } from '../emotion-look.ts';
import { DayLine } from '../list/day-line.tsx';
import { Delivery } from '../list/delivery.tsx';
import { usePhoto } from '../photos/use-photo.ts';
import { DIARY_TEXTS, dayText, momentText, READING_TEXTS } from '../texts.ts';
import { type Entry, toEditor, toEntry, TO_LIST, type useDiary } from '../use-diary.ts';
import { TwinNotice } from './twin-notice.tsx';
import { useRemoval } from './use-removal.ts';
import { VersionsDialog } from './versions-dialog.tsx';
import { WrittenWords } from './written-words.tsx';

interface ReadingPageProps {
  id: string;
  diary: ReturnType<typeof useDiary>;
}

/** One page of the diary, to be read. */
export function ReadingPage({ id, diary }: ReadingPageProps) {
  const { entries, query, known } = diary;
  const place = entries.findIndex((one) => one.id === id);
  const entry = entries[place];
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const isSought = entry === undefined && hasNextPage && !isFetchNextPageError;
  // Whoever comes by a link to an old page: it stands further down.
  useEffect(() => {
    if (isSought && !isFetchingNextPage) void fetchNextPage();
  }, [isSought, isFetchingNextPage, fetchNextPage]);

  return (
    <div className="mx-auto max-w-[44rem]">
      <ButtonLink to={TO_LIST} variant="quiet" className="-ml-4">
        <Icon name="arrow-left" className="size-5" /> {READING_TEXTS.back}
      </ButtonLink>
      {entry ? (
        <Page
          key={entry.id}
          entry={entry}
          {...diary}
          newer={entries[place - 1]}
          older={entries[place + 1]}
        />
      ) : known && !isSought ? (
        <p className="mt-10 text-center text-ink-soft">{READING_TEXTS.gone}</p>
      ) : (
        <Spinner className="mx-auto my-20 inline-flex size-8 text-primary" />
      )}
    </div>
  );
}

interface PageProps {
  entry: Entry;
  owner: string;
  entries: readonly Entry[];
  newer: Entry | undefined;
  older: Entry | undefined;
}

function Page({ entry, owner, entries, newer, older }: PageProps) {
  const { Mark, names } = useEmotionLook();
  const navigate = useNavigate();
  const remove = useRemoval();
  const { address } = usePhoto(owner, entry.id);
  const [isPast, setPast] = useState(false);
  const [now] = useState(() => new Date());
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { id, title, body, emotion, tags, occurredAt, reading, twinOf } = entry;
  const other = entries.find((one) => one.id === twinOf || one.twinOf === id);
  const at = new Date(occurredAt);
  if (reading === 'opening') {
    return <Spinner className="mx-auto my-20 inline-flex size-8 text-primary" />;
  }
  return (
    <article className="mt-4 flex flex-col gap-6">
      <header>
        <time dateTime={occurredAt} className="text-ink-soft">
          {momentText(at)}
        </time>
        <h1
          ref={heading}
          tabIndex={-1}
          dir="auto"
          className="mt-1 font-title text-2xl font-semibold wrap-anywhere md:text-3xl"
        >
          {title || (reading === 'open' ? dayText(at, now) : DIARY_TEXTS.sealedItem)}
        </h1>
        <div className="mt-2">
          <DayLine entries={[entry]} />
        </div>
        {emotion && (
          <p className="mt-2 flex items-center gap-2">
            <Mark id={emotion} className="size-8" /> {names[emotion]}
          </p>
        )}
        <Delivery entry={entry} />
      </header>
      {reading === 'broken' && <Notice tone="info">{DIARY_TEXTS.broken}</Notice>}
      {other && <TwinNotice entry={entry} other={other} />}
      {address && (
        <img src={address} alt={READING_TEXTS.photo} className="w-full rounded-card bg-surface-2" />
      )}
      <WrittenWords text={body} />
      {tags.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li key={tag} className="rounded-full bg-surface-2 px-3 py-1 text-sm">
              #{tag}
            </li>
          ))}
        </ul>
      )}
      {reading === 'open' && (
        <div className="flex flex-wrap gap-x-2 gap-y-1 border-t border-line pt-4">
          <ButtonLink to={toEditor(id)} variant="secondary">
            <Icon name="edit" className="size-5" /> {READING_TEXTS.edit}
          </ButtonLink>
          <Button variant="quiet" onClick={() => setPast(true)}>
            <Icon name="clock" className="size-5" /> {READING_TEXTS.versions}
          </Button>
          <Button
            variant="quiet"
            onClick={() => {
              remove(entry);
              void navigate(TO_LIST, { replace: true });
            }}
          >
            <Icon name="trash" className="size-5" /> {READING_TEXTS.remove}
          </Button>
        </div>
      )}
      <nav className="flex justify-between gap-4">
        {older ? <Neighbour to={older} label={READING_TEXTS.older} /> : <span />}
        {newer ? <Neighbour to={newer} label={READING_TEXTS.newer} /> : <span />}
      </nav>
      {isPast && <VersionsDialog entry={entry} onClose={() => setPast(false)} />}
    </article>
  );
}

function Neighbour({ to, label }: { to: Entry; label: string }) {
  return (
    <Link
      to={toEntry(to.id)}
      className="inline-flex min-h-11 items-center font-semibold text-primary no-underline hover:underline"
    >
      {label}
    </Link>
  );
}
