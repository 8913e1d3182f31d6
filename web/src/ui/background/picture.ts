import { toUrl } from './svg.ts';
import type { Tones } from './tones.ts';

/**
 * Where a drawing lies: over and over, side by side along the lower edge, stretched over everything,
 * or once at a place in percent.
 */
type Place = 'tile' | 'floor' | 'fill' | `${number}% ${number}%`;

export interface Layer {
  /** An SVG document. */
  drawing: string;
  /** In px. */
  width: number;
  height: number;
  place: Place;
}

/** How something goes, slowly. Distances in px; seconds are one way, or once around. */
export type Motion =
  /** On and on; the distance is that of one tile, so that no end is seen. */
  | { kind: 'drift'; x: number; y: number; seconds: number }
  /** A tile's width on and on, and up and down meanwhile. */
  | { kind: 'tide'; x: number; seconds: number; rise: number; riseSeconds: number }
  /** To and fro around its foot. */
  | { kind: 'sway'; degrees: number; seconds: number }
  /** There and back. */
  | { kind: 'float'; x: number; y: number; seconds: number }
  /** From small to large, gone at the end. */
  | { kind: 'open'; seconds: number }
  | { kind: 'twinkle'; seconds: number }
  /** From over the upper edge to under the lower one, or the other way where `x` and `y` say so. */
  | { kind: 'pass'; x: number; y: number; turn: number; seconds: number };

export interface MovingLayer extends Layer {
  motion: Motion;
}

/** One small thing. */
export interface Sprite {
  drawing: string;
  width: number;
  height: number;
  /** In percent of the picture, of its middle. */
  at: readonly [x: number, y: number];
  motion: Motion;
  /** 0 to 1: how far on its way it is when it is first seen. */
  begun: number;
}

/** A background in one of the two lights, from the back to the front. */
export interface Picture {
  sky: string;
  low: string;
  still: readonly Layer[];
  moving: readonly MovingLayer[];
  sprites: readonly Sprite[];
}

export function onGround(tones: Tones, layers: Partial<Picture> = {}): Picture {
  return { sky: tones.sky, low: tones.low, still: [], moving: [], sprites: [], ...layers };
}

const PLACES = {
  tile: ['0 0', 'repeat'],
  floor: ['50% 100%', 'repeat-x'],
  fill: ['0 0', 'no-repeat'],
} as const;

/** As a `background` draws it. What goes sideways begins at the left edge, wherever that will be. */
export function layerStyle(layer: Layer | MovingLayer): string {
  const { drawing, width, height, place } = layer;
  const [position, repeat] =
    place === 'tile' || place === 'floor' || place === 'fill'
      ? PLACES[place]
      : [place, 'no-repeat'];
  const where = 'motion' in layer && place === 'floor' ? '0 100%' : position;
  const size = place === 'fill' ? '100% 100%' : `${width}px ${height}px`;
  return `${toUrl(drawing)} ${where} / ${size} ${repeat}`;
}

/**
 * All of it that never moves, as one `background`.
 * @param overlay how much of the ground's own tone lies over it, 0 to 1
 */
export function stillStyle(picture: Picture, overlay = 0): string {
  return styleOf(picture, picture.still, overlay);
}

/** The same with what would move, as it stands at the beginning: the first thing that is painted. */
export function firstStyle(picture: Picture, overlay = 0): string {
  return styleOf(picture, [...picture.still, ...picture.moving], overlay);
}

function styleOf({ sky, low }: Picture, layers: readonly Layer[], overlay: number): string {
  const veil = Math.round(overlay * 255)
    .toString(16)
    .padStart(2, '0');
  return [
    ...(overlay > 0 && layers.length > 0 ? [`linear-gradient(${sky}${veil}, ${low}${veil})`] : []),
    ...layers.toReversed().map(layerStyle),
    `linear-gradient(${sky}, ${low})`,
  ].join(', ');
}
