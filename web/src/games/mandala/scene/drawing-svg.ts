import { SHEET_REACH } from '../../kit/paint/strokes/stroke.ts';
import { strokesSvg } from '../../kit/paint/strokes/draw-strokes.ts';
import type { MandalaState } from '../rules.ts';
import { LOOKS } from './looks.ts';

/** The drawing as a document of its own, without guides and paths. */
export function drawingSvg({ ground, history }: MandalaState): string {
  const look = LOOKS[ground];
  const side = SHEET_REACH * 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="${-SHEET_REACH} ${-SHEET_REACH} ${side} ${side}"><rect x="${-SHEET_REACH}" y="${-SHEET_REACH}" width="${side}" height="${side}" fill="${look.ground}"/><circle r="486" fill="${look.rings}"/>${strokesSvg(history.done, look)}</svg>`;
}
