import { type RefObject, useEffect, useRef } from 'react';
import { deviceScale, type Fit, fitWorld, type Size } from './fit.ts';
import { Pen } from './pen.ts';

export interface Frame {
  fit: Fit;
  box: Size;
  /** When the frame began, on the clock of `performance.now()`. */
  frameMs: number;
}

interface CanvasSetup {
  canvas: RefObject<HTMLCanvasElement | null>;
  world: Size;
  /** Draws less often: nothing moves, it only changes. */
  still: boolean;
  onFrame: (pen: Pen, frame: Frame) => void;
}

const STILL_EVERY_MS = 100;

/**
 * Draws into a canvas at the screen's rate for as long as it is there: sharp on any screen, and anew
 * when it is resized, turned, zoomed or when the colours of the page change. A page out of sight
 * gets no frames from the browser.
 */
export function useCanvas(setup: CanvasSetup): void {
  const latest = useRef(setup);
  useEffect(() => {
    latest.current = setup;
  });

  useEffect(() => {
    const canvas = latest.current.canvas.current;
    const context = canvas?.getContext('2d');
    if (!canvas || !context) return undefined;
    const pen = new Pen(context, canvas);
    const box = { width: 0, height: 0 };
    let fit: Fit | null = null;
    /** Of the bitmap: what is drawn must fit it, whatever the screen has become since. */
    let density = 1;
    let drawnMs = -Infinity;

    function measure() {
      if (!canvas) return;
      box.width = canvas.clientWidth;
      box.height = canvas.clientHeight;
      if (box.width === 0 || box.height === 0) return;
      density = deviceScale();
      canvas.width = Math.round(box.width * density);
      canvas.height = Math.round(box.height * density);
      fit = fitWorld(latest.current.world, box);
      pen.refresh(fit.scale * density);
      drawnMs = -Infinity;
    }

    let request = requestAnimationFrame(function draw(frameMs) {
      request = requestAnimationFrame(draw);
      // Zoomed, or on another screen: the canvas may be as large as before, and nobody says so.
      if (density !== deviceScale()) measure();
      if (!fit || (latest.current.still && frameMs - drawnMs < STILL_EVERY_MS)) return;
      drawnMs = frameMs;
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.clearRect(0, 0, context.canvas.width, context.canvas.height);
      const { scale, left, top } = fit;
      context.setTransform(scale * density, 0, 0, scale * density, left * density, top * density);
      latest.current.onFrame(pen, { fit, box, frameMs });
    });

    const resized = new ResizeObserver(measure);
    resized.observe(canvas);
    const recoloured = new MutationObserver(measure);
    recoloured.observe(document.documentElement, { attributeFilter: ['data-theme', 'class'] });
    const dark = window.matchMedia('(prefers-color-scheme: dark)');
    dark.addEventListener('change', measure);
    measure();
    return () => {
      cancelAnimationFrame(request);
      resized.disconnect();
      recoloured.disconnect();
      dark.removeEventListener('change', measure);
      // Lets go of the pixels at once instead of when the collector comes.
      canvas.width = 0;
      canvas.height = 0;
    };
  }, []);
}
