import { useEffect, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { MOOD_TEXTS } from '../texts.ts';

const UNDO_MS = 10_000;

interface DeletedItemProps {
  onUndo: () => void;
  /** Called after ten seconds in which nobody was here. */
  onGone: () => void;
}

/**
 * Takes the place and the focus of the deleted entry. It does not disappear while it is touched or
 * focused.
 */
export function DeletedItem({ onUndo, onGone }: DeletedItemProps) {
  const row = useRef<HTMLDivElement>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => row.current?.focus(), []);

  useEffect(() => {
    if (busy) return undefined;
    const timer = setTimeout(onGone, UNDO_MS);
    return () => clearTimeout(timer);
  }, [busy, onGone]);

  return (
    <div
      ref={row}
      tabIndex={-1}
      onPointerEnter={() => setBusy(true)}
      onPointerLeave={() => setBusy(false)}
      className="flex items-center justify-between gap-3 rounded-card bg-surface-2 px-4 py-1.5"
    >
      <p>{MOOD_TEXTS.removed}</p>
      <Button
        variant="quiet"
        onClick={onUndo}
        onFocus={() => setBusy(true)}
        onBlur={() => setBusy(false)}
      >
        {MOOD_TEXTS.undo}
      </Button>
    </div>
  );
}
