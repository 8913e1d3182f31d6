import { Icon } from '#web/ui/icon/icon.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { PRESENT_TEXTS } from '../texts.ts';

export type Bank = 'past' | 'future';

interface BanksProps {
  /** Something can be put on them now. */
  open: boolean;
  /** Where the next thing goes that is touched; null: it is here. */
  chosen: Bank | null;
  onChoose: (bank: Bank | null) => void;
  /** How many things are still to come to their place. */
  left: number;
  /** What the last touch did, for a moment. */
  said: string | null;
}

/** The names of both banks. Touched, a bank takes the next thing: a journey needs no dragging. */
export function Banks({ open, chosen, onChoose, left, said }: BanksProps) {
  const bankButton = (bank: Bank) => (
    <button
      type="button"
      aria-pressed={chosen === bank}
      onClick={() => onChoose(chosen === bank ? null : bank)}
      className={classNames(
        'pointer-events-auto flex min-h-11 shrink-0 items-center gap-1 rounded-full border-2 px-3',
        chosen === bank ? 'border-(--token-line) bg-(--token)' : 'border-(--bank-edge) bg-(--bank)',
      )}
    >
      {bank === 'past' && <Icon name="arrow-left" className="size-4" />}
      {PRESENT_TEXTS[bank]}
      {bank === 'future' && <Icon name="arrow-right" className="size-4" />}
    </button>
  );
  return (
    <div className="pointer-events-none absolute inset-x-0 top-0 flex items-center justify-between gap-2 p-2 font-semibold">
      {open && bankButton('past')}
      <p className="min-h-11 flex-1 content-center text-center leading-tight tabular-nums">
        {said ?? (chosen ? PRESENT_TEXTS.touchOne : PRESENT_TEXTS.left(left))}
      </p>
      {open && bankButton('future')}
    </div>
  );
}
