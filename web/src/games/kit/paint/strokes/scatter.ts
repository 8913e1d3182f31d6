/** A grain is as wide as so many CSS pixels. */
const GRAIN = 5;
/** Part of the time that one grain takes to be gone. */
const FLIGHT = 0.42;
/** Paler than this there is nothing to fly. */
const FAINT = 12;

interface Grain {
  x: number;
  y: number;
  colour: string;
  alpha: number;
  /** 0–1, its own. */
  chance: number;
}

/** A drawing as grains of sand. */
export interface Sand {
  /** How wide a grain is, in pixels of the picture. */
  width: number;
  grains: readonly Grain[];
}

export function sandOf(picture: HTMLCanvasElement): Sand {
  const side = picture.width;
  const width = Math.max(4, Math.round(GRAIN * (side / Math.max(1, picture.clientWidth))));
  const count = Math.ceil(side / width);
  const small = document.createElement('canvas');
  small.width = small.height = count;
  const context = small.getContext('2d', { willReadFrequently: true });
  if (!context || side === 0) return { width, grains: [] };
  context.drawImage(picture, 0, 0, side / width, side / width);
  const { data } = context.getImageData(0, 0, count, count);
  const grains = Array.from({ length: count * count }, (_, at): Grain => {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at * 4, at * 4 + 4);
    const x = (at % count) * width;
    const y = Math.floor(at / count) * width;
    return { x, y, colour: `rgb(${red} ${green} ${blue})`, alpha, chance: noise(x, y) };
  });
  return { width, grains: grains.filter(({ alpha }) => alpha > FAINT) };
}

/**
 * Draws a picture as sand that the wind takes, from the left to the right.
 * @param progress 0: all of it lies there; 1: nothing is left
 */
export function scatter(
  context: CanvasRenderingContext2D,
  picture: HTMLCanvasElement,
  { width, grains }: Sand,
  progress: number,
): void {
  const side = picture.width;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, side, side);
  for (const { x, y, colour, alpha, chance } of grains) {
    const begins = (x / side) * (1 - FLIGHT) * 0.8 + chance * 0.2 * (1 - FLIGHT);
    const flown = Math.max(0, (progress - begins) / FLIGHT);
    if (flown >= 1) continue;
    if (flown === 0) {
      context.globalAlpha = 1;
      context.drawImage(picture, x, y, width, width, x, y, width, width);
      continue;
    }
    context.globalAlpha = (1 - flown) * Math.min(1, alpha / 150);
    context.fillStyle = colour;
    context.beginPath();
    context.arc(
      x + width / 2 + flown ** 2 * side * (0.25 + chance * 0.35),
      y + width / 2 - Math.sin(flown * 2.6 + chance * 3) * side * 0.09 * flown,
      width * (0.3 + chance * 0.3) * (1 - flown * 0.5),
      0,
      Math.PI * 2,
    );
    context.fill();
  }
  context.globalAlpha = 1;
}

/** Always the same for a place, and looks like chance. */
function noise(x: number, y: number): number {
  const value = Math.sin(x * 12.9898 + y * 78.233) * 43_758.5453;
  return value - Math.floor(value);
}
