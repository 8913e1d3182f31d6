import { useEffect, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { FittingRoom } from './room/fitting-room.tsx';
import { Shelf } from './shelf/shelf.tsx';
import {
  type Filter,
  filtersOf,
  groupsFor,
  piecesOn,
  type ShelfOfOthers,
} from './shelf/shelves.ts';
import { STORE_TEXTS as TEXTS } from './texts.ts';
import { useStore } from './use-store.ts';
import { useTried, withTried } from './wardrobe/tried.ts';
import './skins/card-skins.css';

interface StorePageProps {
  /** What other parts draw or play, put together by the route. */
  others: readonly ShelfOfOthers[];
}

export function StorePage({ others }: StorePageProps) {
  const store = useStore();
  const tried = useTried();
  const [filter, setFilter] = useState<Filter>('nilo');

  const filters = useRef<HTMLFieldSetElement>(null);
  const count = store.owned.data?.length;

  useEffect(() => {
    // Of a piece that was given back among one's own nothing is left to hold focus.
    const lost = document.activeElement === document.body;
    if (filter === 'mine' && lost) filters.current?.focus();
  }, [count, filter]);

  if (store.owned.isPending) return <Spinner label={TEXTS.loading} />;
  if (store.owned.data === undefined) {
    return (
      <Notice tone="error">
        <p>{TEXTS.failed}</p>
        <Button variant="quiet" onClick={() => void store.retry()}>
          {TEXTS.retry}
        </Button>
      </Notice>
    );
  }
  const pieces = piecesOn(others);
  const seen = withTried(store.worn, tried);
  const groups = groupsFor(filter, pieces, store.owned.data);
  const covering = store.purse.data?.covering ?? 0;
  return (
    <div className="lg:grid lg:grid-cols-[20rem_minmax(0,1fr)] lg:items-start lg:gap-8">
      <FittingRoom seen={seen} trying={tried.length > 0} purse={store.purse.data} />
      <div className="mt-5 min-w-0 lg:mt-0">
        {covering > 0 && (
          <Notice tone="info" className="mb-5">
            <p>{TEXTS.covering(covering)}</p>
          </Notice>
        )}
        <fieldset
          ref={filters}
          tabIndex={-1}
          aria-label={TEXTS.filters.label}
          className="mb-6 flex min-w-0 flex-wrap gap-2"
        >
          {filtersOf(pieces).map((name) => (
            <Chip key={name} selected={name === filter} onClick={() => setFilter(name)}>
              {TEXTS.filters[name]}
            </Chip>
          ))}
        </fieldset>
        {groups.length === 0 && (
          <EmptyState title={TEXTS.nothing.title} emotion="curious">
            <p>{TEXTS.nothing.lead}</p>
          </EmptyState>
        )}
        {groups.map(({ group, pieces: members }) => (
          <Shelf key={group} {...{ group, store, seen, others }} pieces={members} />
        ))}
      </div>
    </div>
  );
}
