import { useId, useState } from 'react';
import { momentProblem } from '#domain/diary/diary.ts';
import { EDITOR_TEXTS, momentText } from '../texts.ts';

interface MomentFieldProps {
  /** ISO 8601; null for now. */
  at: string | null;
  onChange: (at: string) => void;
  /** Told whether what stands here can be saved. */
  onProblem: (isWrong: boolean) => void;
}

/** When it was. A date that cannot be is said here, and the one before stays. */
export function MomentField({ at, onChange, onProblem }: MomentFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState(() => localInput(at ? new Date(at) : new Date()));
  const [isOpen, setOpen] = useState(false);
  const [now] = useState(() => new Date());
  const problem = momentProblem(typed, now);

  function write(value: string) {
    setTyped(value);
    const wrong = momentProblem(value, now) !== null;
    onProblem(wrong);
    if (!wrong) onChange(new Date(value).toISOString());
  }

  if (!isOpen) {
    return (
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="-ml-2 inline-flex min-h-11 items-center gap-2 rounded-control px-2 text-ink-soft underline decoration-line underline-offset-4 hover:text-ink"
      >
        <span className="sr-only">{EDITOR_TEXTS.when}: </span>
        {at ? momentText(new Date(at)) : EDITOR_TEXTS.now}
      </button>
    );
  }
  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        {EDITOR_TEXTS.when}
      </label>
      <input
        id={id}
        type="datetime-local"
        value={typed}
        aria-invalid={problem !== null || undefined}
        aria-describedby={`${id}-problem`}
        onChange={(event) => write(event.currentTarget.value)}
        className="mt-1 block h-12 max-w-full rounded-control border border-ink-soft bg-surface px-3"
      />
      <p id={`${id}-problem`} aria-live="polite" className="mt-1 text-sm text-help empty:hidden">
        {problem && EDITOR_TEXTS.momentProblem[problem]}
      </p>
    </div>
  );
}

/** As the browser's own field wants it: local, without a zone. */
function localInput(at: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  const day = `${String(at.getFullYear()).padStart(4, '0')}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
}
