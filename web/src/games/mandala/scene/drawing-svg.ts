import { SHEET_REACH, type Stroke } from '../../kit/paint/strokes/stroke.ts';
import { strokesSvg } from '../../kit/paint/strokes/draw-strokes.ts';
import type { Ground, MandalaState } from '../state.ts';
import { LOOKS } from './looks.ts';

/** The drawing as a document of its own, without guides and paths. */
export function drawingSvg({ ground, history }: MandalaState): string {
  return documentOf(ground, history.done);
}

/** What was there to be remembered. */
export function modelSvg({ ground, model }: MandalaState): string {
  return documentOf(ground, model);
}

function documentOf(ground: Ground, strokes: readonly Stroke[]): string {
  const look = LOOKS[ground];
  const side = SHEET_REACH * 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="${-SHEET_REACH} ${-SHEET_REACH} ${side} ${side}"><rect x="${-SHEET_REACH}" y="${-SHEET_REACH}" width="${side}" height="${side}" fill="${look.ground}"/><circle r="486" fill="${look.rings}"/>${strokesSvg(strokes, look)}</svg>`;
}
