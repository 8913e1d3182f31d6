import { useOnline } from '#web/lib/use-online.ts';
import { Icon } from '../icon/icon.tsx';
import { CHOICE_TEXTS } from './texts.ts';

interface SavedNoteProps {
  /** Of what: for readers, which hear one button after another. */
  of: string;
  said: 'saved' | 'undone' | null;
  onUndo: () => void;
}

/** Says quietly, beside a choice, that it is kept, and takes it back. */
export function SavedNote({ of, said, onUndo }: SavedNoteProps) {
  const online = useOnline();
  return (
    <span
      className={said ? 'inline-flex min-h-11 flex-wrap items-center gap-x-3 text-sm' : undefined}
    >
      <output className="inline-flex items-center gap-1.5 text-ok empty:hidden">
        {said && (
          <>
            <Icon name="check" className="size-5 shrink-0" />
            {said === 'undone'
              ? CHOICE_TEXTS.undone
              : online
                ? CHOICE_TEXTS.saved
                : CHOICE_TEXTS.waiting}
          </>
        )}
      </output>
      {said === 'saved' && (
        <button
          type="button"
          aria-label={CHOICE_TEXTS.undoOf(of)}
          onClick={onUndo}
          className="-mx-2 inline-flex min-h-11 items-center gap-1.5 rounded-control px-2 font-semibold text-primary hover:bg-primary-soft"
        >
          <Icon name="undo" className="size-5" />
          {CHOICE_TEXTS.undo}
        </button>
      )}
    </span>
  );
}
