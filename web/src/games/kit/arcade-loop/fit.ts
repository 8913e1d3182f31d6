export interface Size {
  width: number;
  height: number;
}

/** How a world of fixed size lies in a box of any size: whole, as large as it can be, in the middle. */
export interface Fit {
  /** CSS pixels a world unit. */
  scale: number;
  /** Of the world's corner, in CSS pixels. */
  left: number;
  top: number;
}

export function fitWorld(world: Size, box: Size): Fit {
  const scale = Math.min(box.width / world.width, box.height / world.height);
  return {
    scale,
    left: (box.width - world.width * scale) / 2,
    top: (box.height - world.height * scale) / 2,
  };
}

/** What of the world's plane is seen: more than the world where the box has another shape. */
export function seenWorld({ scale, left, top }: Fit, box: Size) {
  return {
    left: -left / scale,
    top: -top / scale,
    right: (box.width - left) / scale,
    bottom: (box.height - top) / scale,
  };
}

/** Beyond two device pixels a CSS pixel nobody sees the difference, and everybody pays for it. */
export function deviceScale(): number {
  return Math.min(2, window.devicePixelRatio || 1);
}
