/** A grain is a square of so many CSS pixels. */
const GRAIN = 9;
/** Part of the time that one grain takes to be gone. */
const FLIGHT = 0.42;

/**
 * Draws a picture as sand that the wind takes, from the left to the right.
 * @param progress 0: all of it lies there; 1: nothing is left
 */
export function scatter(
  context: CanvasRenderingContext2D,
  picture: HTMLCanvasElement,
  progress: number,
): void {
  const side = picture.width;
  const grain = Math.max(6, Math.round(GRAIN * (side / Math.max(1, picture.clientWidth))));
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, context.canvas.width, context.canvas.height);
  for (let y = 0; y < side; y += grain) {
    for (let x = 0; x < side; x += grain) {
      const chance = noise(x, y);
      const begins = (x / side) * (1 - FLIGHT) * 0.8 + chance * 0.2 * (1 - FLIGHT);
      const flown = Math.max(0, (progress - begins) / FLIGHT);
      if (flown >= 1) continue;
      const size = grain * (1 - flown * 0.75);
      const off = (grain - size) / 2;
      context.globalAlpha = 1 - flown;
      context.drawImage(
        picture,
        x + off,
        y + off,
        size,
        size,
        x + off + flown ** 2 * side * (0.25 + chance * 0.35),
        y + off - Math.sin(flown * 2.6 + chance * 3) * side * 0.09 * flown,
        size,
        size,
      );
    }
  }
  context.globalAlpha = 1;
}

/** Always the same for a place, and looks like chance. */
function noise(x: number, y: number): number {
  const value = Math.sin(x * 12.9898 + y * 78.233) * 43_758.5453;
  return value - Math.floor(value);
}
