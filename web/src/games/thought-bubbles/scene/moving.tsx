import { type ReactNode, useEffect, useRef } from 'react';

/** Down the river and back, never out of sight: what it carries stays readable. */
export const DRIFT = {
  frames: [
    { transform: 'translateX(-3%) rotate(-2deg)' },
    { transform: 'translate(4%, 10%) rotate(2deg)' },
    { transform: 'translateX(-3%) rotate(-2deg)' },
  ],
  timing: { duration: 14_000, iterations: Infinity, easing: 'ease-in-out' },
} as const;

/** Nearer and nearer, until letters are only lines; then back. */
export const GROW = {
  frames: [{ transform: 'scale(1)' }, { transform: 'scale(3.4)' }, { transform: 'scale(1)' }],
  timing: { duration: 16_000, iterations: 1, easing: 'ease-in-out' },
} as const;

/** One word comes after the other. */
export const appearAfter = (ms: number) =>
  ({
    frames: [{ opacity: 0 }, { opacity: 1 }],
    timing: { duration: 900, delay: ms, fill: 'backwards' },
  }) as const;

interface Motion {
  frames: readonly Keyframe[];
  timing: KeyframeAnimationOptions;
}

interface MovingProps {
  /** Null: it stands still. */
  motion: Motion | null;
  className?: string;
  children: ReactNode;
}

/** Moves what is in it with an animation of its own; the page's policy knows no style sheets in pages. */
export function Moving({ motion, className, children }: MovingProps) {
  const place = useRef<HTMLSpanElement>(null);
  const first = useRef(motion);
  useEffect(() => {
    if (!first.current) return undefined;
    const { frames, timing } = first.current;
    const animation = place.current?.animate([...frames], timing);
    return () => animation?.cancel();
  }, []);
  return (
    <span ref={place} className={className}>
      {children}
    </span>
  );
}
