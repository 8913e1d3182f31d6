import { layerStyle, type Motion, type MovingLayer, type Sprite } from './picture.ts';
import { toUrl } from './svg.ts';

/** Where a layer that goes lies: longer than the picture by its way, on the side that it comes from. */
export function movingStyle(layer: MovingLayer) {
  const { x, y } = wayOf(layer.motion);
  return {
    background: layerStyle(layer),
    left: -Math.max(0, x),
    right: Math.min(0, x),
    top: -Math.max(0, y),
    bottom: Math.min(0, y),
  };
}

function wayOf(motion: Motion): { x: number; y: number } {
  if (motion.kind === 'drift') return { x: motion.x, y: motion.y };
  return { x: motion.kind === 'tide' ? motion.x : 0, y: 0 };
}

export function spriteStyle({ drawing, width, height, at, motion }: Sprite) {
  return {
    left: `calc(${at[0]}% - ${width / 2}px)`,
    top: `calc(${at[1]}% - ${height / 2}px)`,
    width,
    height,
    background: `${toUrl(drawing)} 0 0 / 100% 100% no-repeat`,
    // As a ring on the water stands where nothing moves.
    ...(motion.kind === 'open' && { scale: 0.7 }),
  };
}
