import { Icon } from '#web/ui/icon/icon.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { CLUES, type Clue } from './cases/case.ts';
import { CLUE_TEXTS, DETECTIVE_TEXTS } from './texts.ts';

interface CluesProps {
  clues: Readonly<Record<Clue, string>>;
  opened: readonly Clue[];
  onOpen: (clue: Clue) => void;
}

/** Four shutters, in the places of those of the window; what was behind them stands below. */
export function Clues({ clues, opened, onOpen }: CluesProps) {
  return (
    <section aria-label={DETECTIVE_TEXTS.clues} className="flex flex-col gap-2">
      {opened.length === 0 && <p className="text-ink-soft">{DETECTIVE_TEXTS.cluesLead}</p>}
      <div className="grid grid-cols-2 gap-2">
        {CLUES.map((clue) => {
          const isOpen = opened.includes(clue);
          return (
            <button
              key={clue}
              type="button"
              aria-expanded={isOpen}
              onClick={() => onOpen(clue)}
              className={classNames(
                'flex min-h-11 items-center gap-2 rounded-control border px-2 py-1 text-left text-sm leading-tight font-semibold',
                isOpen ? 'border-line bg-surface' : 'border-ink-soft bg-surface-2',
              )}
            >
              <Icon name={isOpen ? 'eye' : 'lock'} className="size-5 shrink-0 text-primary" />
              {CLUE_TEXTS[clue]}
              {!isOpen && <span className="sr-only">, {DETECTIVE_TEXTS.closed}</span>}
            </button>
          );
        })}
      </div>
      {opened.length > 0 && (
        <dl className="flex flex-col gap-2 rounded-control bg-surface px-3 py-2">
          {opened.map((clue) => (
            <div key={clue}>
              <dt className="text-sm text-ink-soft">{CLUE_TEXTS[clue]}</dt>
              <dd className="leading-snug">{clues[clue]}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
