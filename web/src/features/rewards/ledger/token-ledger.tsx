import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useUser } from '#web/data/session.ts';
import { Button } from '#web/ui/button.tsx';
import { MoreButton } from '#web/ui/list/more-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { purchasesQuery, type TokenMove, tokenMovesQuery } from './list-token-moves.ts';
import { type NameOf, reasonOf } from './reason-of.ts';
import { LEDGER_TEXTS as TEXTS } from './texts.ts';
import { type Purchase, withPurchases } from './with-purchases.ts';

const NOTHING: readonly Purchase[] = [];

/** Where each token came from and went, by days, the newest first. */
export function TokenLedger({ nameOf }: { nameOf: NameOf }) {
  const [now] = useState(() => new Date());
  const { id: userId } = useUser();
  const list = useInfiniteQuery(tokenMovesQuery(userId));
  const { data: spent = NOTHING } = useQuery(purchasesQuery(userId));
  const { data, isPending } = list;
  if (isPending) return <Spinner label={TEXTS.loading} />;
  if (data === undefined) {
    return (
      <Notice tone="error">
        <p>{TEXTS.failed}</p>
        <Button variant="quiet" onClick={() => void list.refetch()}>
          {TEXTS.retry}
        </Button>
      </Notice>
    );
  }
  const moves = withPurchases(data, spent, !list.hasNextPage);
  if (moves.length === 0) return <p className="text-ink-soft">{TEXTS.empty}</p>;
  return (
    <>
      <p className="max-w-[56ch] text-sm text-ink-soft">{TEXTS.lead}</p>
      {byDay(moves, now).map(([day, ofDay]) => (
        <section key={day} className="mt-4">
          <h3 className="text-sm font-semibold text-ink-soft">{day}</h3>
          <ul className="divide-y divide-line">
            {ofDay.map(({ id, amount, description }) => (
              <li key={id} className="flex items-baseline justify-between gap-4 py-2">
                <span className="min-w-0 leading-snug wrap-anywhere">
                  {reasonOf(description, nameOf)}
                </span>
                <span className="shrink-0 font-semibold tabular-nums">
                  <span aria-hidden="true">{TEXTS.amount(amount)}</span>
                  <span className="sr-only">{TEXTS.spoken(amount)}</span>
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <MoreButton list={list} />
    </>
  );
}

/** The days in the order of their moves, each with its own. */
function byDay(moves: readonly TokenMove[], now: Date): [string, TokenMove[]][] {
  const days = new Map<string, TokenMove[]>();
  for (const move of moves) {
    const day = TEXTS.day(new Date(move.created_at), now);
    days.set(day, [...(days.get(day) ?? []), move]);
  }
  return [...days];
}
