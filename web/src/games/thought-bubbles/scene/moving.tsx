import { type ReactNode, type RefObject, useEffect, useRef } from 'react';

/** After so many pixels the light on the water looks the same again. */
export const FLOW_PX = 240;

export const FLOW = {
  frames: [{ transform: 'none' }, { transform: `translateX(${FLOW_PX}px)` }],
  timing: { duration: 15_000, iterations: Infinity },
} as const;

/** Down the river, until it is here. */
export const ARRIVE = {
  frames: [
    { transform: 'translateX(-115%) rotate(-5deg)' },
    { transform: 'translateX(-20%) rotate(2deg)', offset: 0.75 },
    { transform: 'none' },
  ],
  timing: { duration: 3200, easing: 'ease-out' },
} as const;

/** It lies on moving water, and what it carries stays readable. */
export const BOB = {
  frames: [
    { transform: 'translate(-1%, 2%) rotate(-0.8deg)' },
    { transform: 'translate(1%, -2%) rotate(0.8deg)' },
    { transform: 'translate(-1%, 2%) rotate(-0.8deg)' },
  ],
  timing: { duration: 9000, iterations: Infinity, easing: 'ease-in-out' },
} as const;

/** It comes by far out, and is not sent away. */
export const PASS_BY = {
  frames: [{ transform: 'translateX(-26%)' }, { transform: 'translateX(26%)' }],
  timing: {
    duration: 9000,
    delay: 600,
    iterations: Infinity,
    direction: 'alternate',
    easing: 'ease-in-out',
  },
} as const;

export const FLOAT_OFF = {
  frames: [
    { transform: 'none' },
    { transform: 'translateX(30%) rotate(3deg)', offset: 0.35 },
    { transform: 'translateX(150%) rotate(-3deg)' },
  ],
  timing: { duration: 6000, easing: 'ease-in', fill: 'forwards' },
} as const;

/** Where nothing moves, it only fades. */
export const FADE_OFF = {
  frames: [{ opacity: 1 }, { opacity: 0 }],
  timing: { duration: 3000, fill: 'forwards' },
} as const;

export const TO_THE_BANK = {
  frames: [{ transform: 'none' }, { transform: 'translateY(14%) rotate(-2deg) scale(0.94)' }],
  timing: { duration: 2200, easing: 'ease-out', fill: 'forwards' },
} as const;

/** A few steps. */
export const WADDLE = {
  frames: [0, -4, 4, -4, 4, 0].map((turn) => ({ transform: `rotate(${turn}deg)` })),
  timing: { duration: 1400, easing: 'ease-in-out' },
} as const;

/** One leg is ahead while the other one is behind. */
const stepping = (first: number) =>
  ({
    frames: [0, first, -first, first, -first, 0].map((turn) => ({
      transform: `rotate(${turn}deg)`,
    })),
    timing: { duration: 1400, easing: 'ease-in-out' },
  }) as const;

export const STEP_LEFT = stepping(24);
export const STEP_RIGHT = stepping(-24);

/** Soon so near that letters are only lines; then back. */
export const GROW = {
  frames: [
    { transform: 'scale(1)' },
    { transform: 'scale(3.2)', offset: 0.35 },
    { transform: 'scale(3.8)', offset: 0.7 },
    { transform: 'scale(1)' },
  ],
  timing: { duration: 10_000, iterations: 1, easing: 'ease-out' },
} as const;

/** One word comes after the other. */
export const appearAfter = (ms: number) =>
  ({
    frames: [{ opacity: 0 }, { opacity: 1 }],
    timing: { duration: 900, delay: ms, fill: 'backwards' },
  }) as const;

export interface Motion {
  frames: readonly Keyframe[];
  timing: KeyframeAnimationOptions;
}

interface MovingProps {
  /** Null: it stands still. */
  motion: Motion | null;
  className?: string;
  children: ReactNode;
}

/** Moves an element with an animation of its own; the page's policy knows no style sheets in pages. */
export function useMotion<T extends Element>(motion: Motion | null): RefObject<T | null> {
  const place = useRef<T>(null);
  const first = useRef(motion);
  useEffect(() => {
    // It ends with the element that it moves.
    if (first.current) place.current?.animate([...first.current.frames], first.current.timing);
  }, []);
  return place;
}

export function Moving({ motion, className, children }: MovingProps) {
  const place = useMotion<HTMLSpanElement>(motion);
  return (
    <span ref={place} className={className}>
      {children}
    </span>
  );
}
