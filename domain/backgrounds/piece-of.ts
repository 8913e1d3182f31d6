import type { BackgroundSetting } from './background-setting.ts';
import type { Background } from './catalogue.content.ts';

/**
 * The piece of the store that a setting shows, however much of it: named after what its type draws,
 * as in SQL `private.background_piece`. Of a setting of one's own making it may be none that exists.
 */
export function pieceOf({ type, data }: BackgroundSetting): Background['id'] {
  if (type === 'gradient') return `background:${data.gradient}`;
  if (type === 'pattern') return `background:${data.pattern}`;
  if (type === 'texture') return `background:${data.texture}`;
  if (type === 'animated') return `background:${data.animation}`;
  return `background:${data.particles}`;
}
