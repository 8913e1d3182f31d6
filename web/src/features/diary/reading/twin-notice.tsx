import { Link } from 'react-router';
import { useChanges } from '#web/data/outbox/use-offline-list.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { diary } from '../diary.ts';
import { READING_TEXTS } from '../texts.ts';
import { type Entry, toEntry, toMerge } from '../use-diary.ts';

interface TwinNoticeProps {
  entry: Entry;
  /** The other version of it. */
  other: Entry;
}

/** Two devices changed one page: both are here, and their person decides. */
export function TwinNotice({ entry, other }: TwinNoticeProps) {
  const { change } = useChanges(diary);
  const twin = entry.twinOf === null ? other : entry;
  const first = twin === entry ? other : entry;

  function leaveBoth() {
    const fields = { twinOf: null, revision: crypto.randomUUID() };
    change({ type: 'edit', id: twin.id, fields, seen: twin });
  }

  return (
    <Notice tone="info">
      <p className="font-semibold">{READING_TEXTS.twinTitle}</p>
      <p>{READING_TEXTS.twinLead}</p>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <ButtonLink to={toMerge(first.id, twin.id)}>{READING_TEXTS.merge}</ButtonLink>
        <Button variant="secondary" onClick={leaveBoth}>
          {READING_TEXTS.leave}
        </Button>
        <Link
          to={toEntry(other.id)}
          className="inline-flex min-h-11 items-center px-2 font-semibold text-primary"
        >
          {READING_TEXTS.see}
        </Link>
      </div>
    </Notice>
  );
}
