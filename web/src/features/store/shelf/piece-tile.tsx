import { type ReactNode, useEffect, useRef } from 'react';
import type { Piece } from '#domain/store/piece.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import type { Purchase } from '../api/owned.ts';
import { STORE_TEXTS as TEXTS } from '../texts.ts';

interface PieceTileProps {
  piece: Piece;
  picture: ReactNode;
  /** Absent where it is not bought, or everybody's. */
  purchase: Purchase | undefined;
  /** Seen on Nilo now, for good or on trial. */
  seen: boolean;
  /** Tokens that are there; undefined while nobody knows. */
  balance: number | undefined;
  busy: boolean;
  /** Which of its forms, where it has some. */
  form?: ReactNode;
  /** Where an owned one is put to use, if it is not worn. */
  use: { to: string; label: string } | undefined;
  onPress: () => void;
  onBuy: () => void;
  onRefund: (purchase: Purchase) => void;
}

/** One piece: its picture puts it on and takes it off; what it costs is always said. */
export function PieceTile(props: PieceTileProps) {
  const { piece, picture, purchase, seen, balance, busy, form, use } = props;
  const mine = purchase !== undefined || piece.price === 0;
  const missing = balance === undefined ? 0 : piece.price - balance;
  const isGone = piece.withdrawn === true;
  /** Nothing here can draw it. */
  const isUnknown = isGone && piece.slot === undefined;
  const face = useRef<HTMLButtonElement>(null);
  const before = useRef(mine);

  useEffect(() => {
    // The button that was pressed went away with what it did: focus stays with the piece.
    if (before.current !== mine && document.activeElement === document.body) face.current?.focus();
    before.current = mine;
  }, [mine]);

  return (
    <li
      className={classNames(
        'flex flex-col overflow-hidden rounded-card border bg-surface [contain-intrinsic-size:auto_15rem] [content-visibility:auto]',
        seen ? 'border-primary ring-1 ring-primary' : 'border-line',
      )}
    >
      <button
        ref={face}
        type="button"
        aria-pressed={seen}
        aria-disabled={isUnknown || undefined}
        onClick={isUnknown ? undefined : props.onPress}
        className="flex flex-1 flex-col -outline-offset-2 hover:bg-primary-soft"
      >
        <span className="flex aspect-[4/3] w-full items-center justify-center bg-surface-2">
          {picture}
        </span>
        <span className="flex w-full flex-1 flex-col gap-1 p-3 text-left leading-snug">
          <span className="min-h-[2.6em] font-semibold wrap-anywhere hyphens-auto">
            {piece.name}
          </span>
          <span className="mt-auto flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
            <Price piece={piece} owned={purchase !== undefined} />
            {seen && <Seen mine={mine} worn={piece.slot !== undefined} />}
          </span>
        </span>
      </button>
      {form && seen && <div className="px-3 pb-3">{form}</div>}
      {isGone && <p className="px-3 pb-3 text-sm text-ink-soft">{TEXTS.goneNote}</p>}
      {seen && !mine && (
        <div className="px-3 pb-3">
          <Button
            busy={busy}
            className="w-full"
            disabledReason={missing > 0 ? TEXTS.short(missing) : undefined}
            aria-label={TEXTS.named(TEXTS.buy(piece.price), piece.name)}
            onClick={props.onBuy}
          >
            {TEXTS.buy(piece.price)}
          </Button>
        </div>
      )}
      {purchase && (
        <div className="flex flex-col gap-1 px-1 pb-1">
          {use && (
            <ButtonLink to={use.to} variant="quiet" className="w-full text-sm">
              {use.label}
            </ButtonLink>
          )}
          <Button
            variant="quiet"
            busy={busy}
            className="w-full px-2 text-sm"
            aria-label={TEXTS.named(TEXTS.giveBack(purchase.price), piece.name)}
            onClick={() => props.onRefund(purchase)}
          >
            {TEXTS.giveBack(purchase.price)}
          </Button>
        </div>
      )}
    </li>
  );
}

function Price({ piece, owned }: { piece: Piece; owned: boolean }) {
  return (
    <span className="inline-flex items-center gap-1">
      <Icon name={owned ? 'check' : 'pebble'} className="size-4 shrink-0 text-primary" />
      {owned ? TEXTS.mine : TEXTS.price(piece.price)}
    </span>
  );
}

function Seen({ mine, worn }: { mine: boolean; worn: boolean }) {
  return (
    <strong className="font-semibold text-primary">
      {!mine ? TEXTS.trying : worn ? TEXTS.worn : TEXTS.inUse}
    </strong>
  );
}
