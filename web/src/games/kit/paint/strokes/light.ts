import { AURAS, drawStroke, type InkLook } from './draw-strokes.ts';
import { SHEET_REACH, type Stroke } from './stroke.ts';

/** How wide the lines are drawn for their light, which is blurred anyway. */
const LINE_PIXELS = 160;
/** Taps further apart, in pixels, would show a line three times. */
const WIDEST_TAP = 1.5;
/** What a pass adds up: a pixel, and its neighbours to both sides. */
const TAPS = [
  [-1, 0.25],
  [0, 0.5],
  [1, 0.25],
] as const;

/** How an aura is blurred on a canvas of few pixels, which the browser makes large again. */
interface LightPlan {
  blur: number;
  strength: number;
  pixels: number;
  passes: number;
  /** Pixels between two taps. */
  tap: number;
}

/**
 * A plan for each of `AURAS`. Blurring a little over and over is as good as a Gaussian blur: the
 * variances add up, and that of a pass is half the square of its tap.
 */
export const LIGHT_PLANS: readonly LightPlan[] = AURAS.map(({ blur, strength }) => {
  const pixels = blur > 10 ? LINE_PIXELS / 2 : LINE_PIXELS;
  const variance = (blur * (pixels / (SHEET_REACH * 2))) ** 2;
  const passes = Math.ceil(variance / (WIDEST_TAP ** 2 / 2));
  return { blur, strength, pixels, passes, tap: Math.sqrt((variance * 2) / passes) };
});

/** The light around lines, on canvases of their own. */
export interface Light {
  /** Adds lines that are done; they are seen with the next `show`. */
  lay(strokes: readonly Stroke[], look: InkLook): void;
  forget(): void;
  /** Shows what was laid, and the line under the pen. */
  show(line: Stroke | null, look: InkLook): void;
  /** Shows the light of a picture instead. */
  showPicture(picture: HTMLCanvasElement): void;
}

/**
 * Light by hand: the browser's own blur works on every pixel of the screen at every frame, which
 * takes a phone without a graphics chip longer than a frame lasts.
 * @param canvases one for each of `LIGHT_PLANS`, as large as it says
 * @returns null where there is no canvas to draw on
 */
export function makeLight(canvases: Iterable<HTMLCanvasElement>): Light | null {
  const laid = hiddenCanvas(LINE_PIXELS);
  const lines = hiddenCanvas(LINE_PIXELS);
  const auras = Array.from(canvases, (canvas, at) => ({
    plan: LIGHT_PLANS[at],
    shown: canvas.getContext('2d'),
    spare: hiddenCanvas(canvas.width),
  }));
  if (!laid || !lines) return null;

  const shine = (picture: HTMLCanvasElement) => {
    for (const { plan, shown, spare } of auras) {
      if (!plan || !shown || !spare) continue;
      clear(shown);
      shown.drawImage(picture, 0, 0, plan.pixels, plan.pixels);
      for (let pass = 0; pass < plan.passes; pass += 1) {
        addTaps(spare, shown.canvas, plan.tap, 0);
        addTaps(shown, spare.canvas, 0, plan.tap);
      }
    }
  };

  return {
    lay: (strokes, look) => {
      for (const stroke of strokes) drawStroke(laid, stroke, look);
    },
    forget: () => clear(laid),
    show: (line, look) => {
      clear(lines);
      lines.drawImage(laid.canvas, 0, 0);
      if (line) drawStroke(lines, line, look);
      shine(lines.canvas);
    },
    showPicture: shine,
  };
}

function addTaps(
  context: CanvasRenderingContext2D,
  picture: HTMLCanvasElement,
  right: number,
  down: number,
) {
  clear(context);
  context.globalCompositeOperation = 'lighter';
  for (const [side, weight] of TAPS) {
    context.globalAlpha = weight;
    context.drawImage(picture, side * right, side * down);
  }
  context.globalCompositeOperation = 'source-over';
  context.globalAlpha = 1;
}

function hiddenCanvas(pixels: number): CanvasRenderingContext2D | null {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = pixels;
  return canvas.getContext('2d');
}

export function clear(context: CanvasRenderingContext2D): void {
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, context.canvas.width, context.canvas.height);
}
