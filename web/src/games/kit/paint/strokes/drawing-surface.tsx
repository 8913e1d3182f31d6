import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { drawStroke, type InkLook } from './draw-strokes.ts';
import { clear, type Light, LIGHT_PLANS, makeLight } from './light.ts';
import { type Sand, sandOf, scatter } from './scatter.ts';
import type { Stroke } from './stroke.ts';
import { usePen } from './use-pen.ts';

interface DrawingSurfaceProps {
  /** What lies on the sheet. */
  strokes: readonly Stroke[];
  /** The line that the pen is drawing, as far as the game knows it. */
  open: Stroke | null;
  /** What a pointer draws with; its points are its own. Null: it draws nothing now. */
  brush: Omit<Stroke, 'points'> | null;
  /** A touch puts something down where it ends, and draws no line. */
  stamps: boolean;
  look: InkLook;
  onLay: (points: readonly number[]) => void;
  onLift: () => void;
  /** 0–1: how much of the drawing the wind has taken. */
  gone: number;
  still: boolean;
  /** Below the lines. */
  ground: ReactNode;
}

/** Beyond this a canvas costs more than anybody sees. */
const MOST_PIXELS = 1400;

/**
 * A square sheet to draw on by pointer. Lines that are done stay on one canvas and are drawn once;
 * the one under the pen has a canvas of its own, and is there with the finger, not a frame later.
 */
export function DrawingSurface(props: DrawingSurfaceProps) {
  const { strokes, open, brush, stamps, look, gone, still, ground, onLay, onLift } = props;
  const done = useRef<HTMLCanvasElement>(null);
  const live = useRef<HTMLCanvasElement>(null);
  const light = useRef<Light | null>(null);
  const sand = useRef<Sand | null>(null);
  /** The line on the live canvas. */
  const line = useRef<Stroke | null>(null);
  const drawn = useRef<{ strokes: readonly Stroke[]; look: InkLook } | null>(null);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });

  const lightOn = useCallback((auras: HTMLDivElement | null) => {
    light.current = auras && makeLight(auras.querySelectorAll('canvas'));
  }, []);

  /** While a line is drawn no large canvas is made small for its light: that takes a phone too long. */
  const shine = useCallback(() => {
    if (sand.current && live.current) light.current?.showPicture(live.current);
    else light.current?.show(line.current, latest.current.look);
  }, []);

  const drawDone = useCallback(
    (wanted: readonly Stroke[], inks: InkLook) => {
      const context = done.current?.getContext('2d');
      if (!context || context.canvas.width === 0) return;
      const before = drawn.current;
      const isMore =
        before?.look === inks && before.strokes.every((stroke, at) => stroke === wanted[at]);
      if (!isMore) {
        clear(context);
        light.current?.forget();
      }
      const fresh = isMore ? wanted.slice(before.strokes.length) : wanted;
      for (const stroke of fresh) drawStroke(context, stroke, inks);
      light.current?.lay(fresh, inks);
      drawn.current = { strokes: wanted, look: inks };
      shine();
    },
    [shine],
  );

  const drawLive = useCallback(
    (stroke: Stroke | null) => {
      const context = live.current?.getContext('2d');
      if (!context || context.canvas.width === 0) return;
      clear(context);
      line.current = stroke && stroke.points.length > 0 ? stroke : null;
      if (line.current) drawStroke(context, line.current, latest.current.look);
      shine();
    },
    [shine],
  );

  useEffect(() => drawDone(strokes, look), [drawDone, strokes, look]);

  const underPen = useRef(false);
  useEffect(() => {
    if (!underPen.current) drawLive(open);
  }, [drawLive, open, look]);

  useEffect(() => {
    const element = done.current;
    if (!element?.getContext('2d')) return undefined;
    const canvases = [done.current, live.current];
    const resized = new ResizeObserver(() => {
      const pixels = Math.min(
        MOST_PIXELS,
        Math.round(element.clientWidth * Math.min(2, window.devicePixelRatio || 1)),
      );
      if (pixels === 0 || pixels === element.width) return;
      for (const canvas of canvases) if (canvas) canvas.width = canvas.height = pixels;
      drawn.current = null;
      sand.current = null;
      drawDone(latest.current.strokes, latest.current.look);
      drawLive(latest.current.open);
    });
    resized.observe(element);
    return () => {
      resized.disconnect();
      // Lets go of the pixels at once instead of when the collector comes.
      for (const canvas of canvases) if (canvas) canvas.width = canvas.height = 0;
      drawn.current = null;
    };
  }, [drawDone, drawLive]);

  const frame = useRef(0);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  const blows = gone > 0 && !still;
  useEffect(() => {
    const context = live.current?.getContext('2d');
    if (!blows) sand.current = null;
    if (!blows || !context || !done.current) return;
    sand.current ??= sandOf(done.current);
    scatter(context, done.current, sand.current, gone);
    shine();
  }, [blows, gone, shine]);

  const pen = usePen({
    draws: brush !== null,
    handsOver: !stamps,
    onLay,
    onLift,
    onLive: (points) => {
      underPen.current = points.length > 0;
      cancelAnimationFrame(frame.current);
      if (points.length === 0) drawLive(null);
      if (points.length === 0 || !brush || stamps) return;
      // Once a frame, however often the pointer tells where it is. A copy: what was drawn from it
      // is remembered by the object.
      frame.current = requestAnimationFrame(() => drawLive({ ...brush, points: [...points] }));
    },
  });

  return (
    <div
      className="relative isolate aspect-square w-full cursor-crosshair"
      style={{ touchAction: 'none', userSelect: 'none', WebkitTouchCallout: 'none' }}
      {...pen}
    >
      {ground}
      <canvas
        ref={done}
        aria-hidden="true"
        className="absolute inset-0 size-full"
        style={{ opacity: blows ? 0 : 1 - gone }}
      />
      <canvas ref={live} aria-hidden="true" className="absolute inset-0 size-full" />
      {look.glows && (
        <div ref={lightOn} aria-hidden="true" className="contents">
          {LIGHT_PLANS.map(({ blur, strength, pixels }) => (
            <canvas
              key={blur}
              width={pixels}
              height={pixels}
              className="absolute inset-0 size-full"
              style={{ mixBlendMode: 'screen', opacity: strength * (blows ? 1 : 1 - gone) }}
            />
          ))}
        </div>
      )}
    </div>
  );
}
