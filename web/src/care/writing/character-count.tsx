import { classNames } from '#web/ui/styles/class-names.ts';
import { COUNT_TEXTS } from './texts.ts';

/** Below so many characters the count begins: the last fifth, and never more than a paragraph. */
const COUNT_FROM = 300;

export function isCounted(length: number, most: number): boolean {
  return most - length <= Math.min(COUNT_FROM, most / 5);
}

interface CharacterCountProps {
  id: string;
  length: number;
  most: number;
  /** What is said of a text that is too long and stays in its field. */
  over?: (over: number) => string;
  className?: string;
}

/** How much still fits, near the end only. What does not fit is said aloud, the rest is there to see. */
export function CharacterCount({
  id,
  length,
  most,
  over = COUNT_TEXTS.over,
  className,
}: CharacterCountProps) {
  if (!isCounted(length, most)) return null;
  const left = most - length;
  const said =
    left < 0 ? over(-left) : left === 0 ? COUNT_TEXTS.full(most) : COUNT_TEXTS.left(left);
  return (
    <p
      id={id}
      role={left < 0 ? 'alert' : left === 0 ? 'status' : undefined}
      className={classNames('text-sm', left < 0 ? 'text-help' : 'text-ink-soft', className)}
    >
      {said}
    </p>
  );
}
