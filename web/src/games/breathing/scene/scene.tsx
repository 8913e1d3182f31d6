import { type ReactNode, useLayoutEffect, useRef } from 'react';

/** A picture whose middle (360 × 520) is always seen whole, and that goes on beyond its edges. */
export function Scene({ children }: { children: ReactNode }) {
  return <Picture viewBox="0 0 360 520">{children}</Picture>;
}

export function Picture({ viewBox, children }: { viewBox: string; children: ReactNode }) {
  return (
    <svg
      viewBox={viewBox}
      className="absolute inset-0 size-full overflow-visible"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

interface StageProps {
  /** Of the middle that is always seen whole, as its pictures' `viewBox` says. */
  width: number;
  height: number;
  children: ReactNode;
}

/**
 * Holds pictures that lie on each other and move each by itself. Inside it a pixel is a unit of the
 * pictures, whatever the screen: plain numbers of pixels are what browsers move the fastest.
 */
export function Stage({ width, height, children }: StageProps) {
  const frame = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const box = frame.current;
    if (!box) return undefined;
    function fit() {
      if (!box || !stage.current) return;
      const scale = Math.min(box.clientWidth / width, box.clientHeight / height);
      stage.current.style.scale = String(scale);
    }
    const resized = new ResizeObserver(fit);
    resized.observe(box);
    fit();
    return () => resized.disconnect();
  }, [width, height]);

  return (
    <div ref={frame} className="pointer-events-none absolute inset-0">
      <div
        ref={stage}
        className="absolute top-1/2 left-1/2"
        style={{ width, height, translate: '-50% -50%' }}
      >
        {children}
      </div>
    </div>
  );
}

interface LayerProps {
  /** Where it has moved, in units of the picture. */
  x?: number;
  y?: number;
  /** Turns and scales, as CSS, around `about`; its middle where that is left out. */
  turned?: string;
  /** In units of the picture, from its upper left corner. */
  about?: readonly [x: number, y: number];
  opacity?: number;
  children: ReactNode;
}

/**
 * A picture that is drawn once and then only moved, which costs a slow phone next to nothing: its
 * children must stay the same elements from frame to frame.
 */
export function Layer({ x = 0, y = 0, turned = '', about, opacity, children }: LayerProps) {
  return (
    <div
      className="absolute inset-0"
      style={{
        transform: `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px) ${turned}`,
        transformOrigin: about && `${about[0]}px ${about[1]}px`,
        opacity,
        willChange: 'transform',
      }}
    >
      {children}
    </div>
  );
}
