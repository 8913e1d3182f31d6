import { Icon } from '#web/ui/icon/icon.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { CLUES, type Clue } from './case.ts';
import { CLUE_TEXTS, DETECTIVE_TEXTS } from './texts.ts';

interface CluesProps {
  clues: Readonly<Record<Clue, string>>;
  opened: readonly Clue[];
  onOpen: (clue: Clue) => void;
}

/** Four folded notes, in the places of the four shutters. */
export function Clues({ clues, opened, onOpen }: CluesProps) {
  return (
    <section aria-label={DETECTIVE_TEXTS.clues}>
      {opened.length === 0 && <p className="mb-2 text-ink-soft">{DETECTIVE_TEXTS.cluesLead}</p>}
      <ul className="grid grid-cols-1 gap-2 sm:grid-cols-2">
        {CLUES.map((clue) => {
          const isOpen = opened.includes(clue);
          return (
            <li
              key={clue}
              className={classNames(
                'rounded-control border',
                isOpen ? 'border-line bg-surface' : 'border-ink-soft bg-surface-2',
              )}
            >
              <button
                type="button"
                aria-expanded={isOpen}
                onClick={() => onOpen(clue)}
                className="flex min-h-11 w-full items-center gap-2 rounded-control px-3 text-left font-semibold"
              >
                <Icon name={isOpen ? 'eye' : 'lock'} className="size-5 shrink-0 text-primary" />
                {CLUE_TEXTS[clue]}
                {!isOpen && <span className="sr-only">, {DETECTIVE_TEXTS.closed}</span>}
              </button>
              {isOpen && <p className="px-3 pb-3">{clues[clue]}</p>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
