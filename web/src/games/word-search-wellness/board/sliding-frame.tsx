import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '#web/ui/icon/icon.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';

interface SlidingFrameProps {
  /** Whether what is in it may be larger than the frame. */
  slides: boolean;
  children: ReactNode;
}

/** Where there is more than is seen; each mark stands at its edge. */
const MARKS = {
  left: 'left-0 top-1/2 -mt-3 rotate-180',
  right: 'right-0 top-1/2 -mt-3',
  up: 'top-0 left-1/2 -translate-x-1/2 -rotate-90',
  down: 'bottom-0 left-1/2 -translate-x-1/2 rotate-90',
} as const;
type Side = keyof typeof MARKS;
const SIDES = Object.keys(MARKS) as Side[];

/** Less than this is the edge of a letter, not a letter. */
const SLACK_PX = 8;

/** A frame over a board that is larger than its place: it slides, and marks say where to. */
export function SlidingFrame({ slides, children }: SlidingFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [more, setMore] = useState('');
  const measure = () => {
    if (frame.current) setMore(sidesOf(frame.current).join(' '));
  };
  useLayoutEffect(() => {
    const element = frame.current;
    if (!slides || !element || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => setMore(sidesOf(element).join(' ')));
    observer.observe(element);
    return () => observer.disconnect();
  }, [slides]);
  return (
    <div className="relative">
      <div
        ref={frame}
        onScroll={slides ? measure : undefined}
        className={slides ? 'sand-slides overflow-auto' : undefined}
      >
        {children}
      </div>
      {slides &&
        SIDES.filter((side) => more.split(' ').includes(side)).map((side) => (
          <span
            key={side}
            data-more={side}
            className={classNames(
              'pointer-events-none absolute rounded-full border border-ink-soft bg-surface p-0.5 text-primary',
              MARKS[side],
            )}
          >
            <Icon name="chevron-right" className="size-5" />
          </span>
        ))}
    </div>
  );
}

function sidesOf(frame: HTMLElement): Side[] {
  const { scrollLeft, scrollTop, clientWidth, clientHeight, scrollWidth, scrollHeight } = frame;
  const hidden: Record<Side, number> = {
    left: scrollLeft,
    right: scrollWidth - clientWidth - scrollLeft,
    up: scrollTop,
    down: scrollHeight - clientHeight - scrollTop,
  };
  return SIDES.filter((side) => hidden[side] > SLACK_PX);
}
