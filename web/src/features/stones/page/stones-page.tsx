import { Link } from 'react-router';
import { STONE_KINDS, STONES, type StoneKind } from '#domain/stones/stones.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useOnline } from '#web/lib/use-online.ts';
import { useStones } from '../api/list-stones.ts';
import { useNewStones } from '../api/mark-seen.ts';
import { KIND_TEXTS } from '../stones.content.ts';
import { STONES_TEXTS as TEXTS } from '../texts.ts';
import { StoneEntry } from './stone-entry.tsx';

const KINDS = Object.keys(STONE_KINDS).filter((kind): kind is StoneKind => kind in STONE_KINDS);

export function StonesHeader() {
  return <PageHeader title={TEXTS.title} lead={TEXTS.lead} />;
}

/** All forty, kind by kind: what each is for, how it is found and where. */
export function StonesPage() {
  const online = useOnline();
  const { data, isError, refetch } = useStones();
  const stones = data ?? [];
  const fresh = useNewStones(stones);
  const found = new Map(stones.map((stone) => [stone.id, stone]));
  return (
    <>
      <div aria-live="polite">
        {data && <p className="font-semibold">{TEXTS.count(stones.length)}</p>}
        {!data && !isError && <Spinner label={TEXTS.loading} />}
        {data && !online && <p className="text-sm text-ink-soft">{TEXTS.asKnown}</p>}
      </div>
      {!data && isError && (
        <Notice tone="error">
          <p>{TEXTS.failed}</p>
          <Button variant="quiet" onClick={() => void refetch()}>
            {TEXTS.retry}
          </Button>
        </Notice>
      )}
      {KINDS.map((kind) => {
        const ofKind = STONES.filter((stone) => stone.kind === kind);
        const have = ofKind.filter(({ id }) => found.has(id)).length;
        return (
          <section key={kind} aria-labelledby={`stones-${kind}`} className="pt-10">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <h2 id={`stones-${kind}`} className="font-title text-xl font-semibold wrap-anywhere">
                {KIND_TEXTS[kind].title}
              </h2>
              {data && (
                <p className="text-sm text-ink-soft tabular-nums">
                  {TEXTS.foundOf(have, ofKind.length)}
                </p>
              )}
            </div>
            <p className="mt-1 text-ink-soft">{KIND_TEXTS[kind].lead}</p>
            <ul className="mt-4 grid gap-3 md:grid-cols-2">
              {ofKind.map((stone) => (
                <StoneEntry
                  key={stone.id}
                  stone={stone}
                  found={found.get(stone.id)}
                  isNew={fresh.has(stone.id)}
                />
              ))}
            </ul>
          </section>
        );
      })}
      <p className="mt-10">
        <Link
          to="/profile"
          className="inline-flex min-h-11 items-center text-primary underline underline-offset-4"
        >
          {TEXTS.toProfile}
        </Link>
      </p>
    </>
  );
}
