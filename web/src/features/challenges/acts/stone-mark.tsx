import type { CSSProperties } from 'react';
import { Icon } from '#web/ui/icon/icon.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';

export type StoneState = 'done' | 'next' | 'ahead';

/** Worn by water: no stone is quite round, and no two are alike. */
const SHAPES = [
  'rounded-[46%_54%_50%_50%/56%_52%_48%_44%]',
  'rounded-[54%_46%_48%_52%/48%_56%_44%_52%]',
  'rounded-[50%_50%_44%_56%/52%_46%_54%_48%]',
] as const;

const LOOKS: Record<StoneState, string> = {
  done: 'border-primary bg-primary text-primary-ink',
  next: 'border-primary bg-sol text-sol-ink',
  ahead: 'border-ink-soft bg-surface text-ink-soft',
};

interface StoneMarkProps {
  at: number;
  state: StoneState;
  className?: string;
  style?: CSSProperties;
}

/** A stone in the river: set, the next one, or further on. Decorative: what it says stands beside it. */
export function StoneMark({ at, state, className, style }: StoneMarkProps) {
  return (
    <span
      aria-hidden="true"
      style={style}
      className={classNames(
        'flex h-10 w-11 shrink-0 items-center justify-center border-2 font-semibold tabular-nums',
        SHAPES[at % SHAPES.length],
        LOOKS[state],
        className,
      )}
    >
      {state === 'done' ? <Icon name="check" className="size-5" /> : at + 1}
    </span>
  );
}
