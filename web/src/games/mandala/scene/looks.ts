import type { CSSProperties } from 'react';
import type { InkLook } from '../../kit/paint/strokes/draw-strokes.ts';
import { INKS } from '../inks.content.ts';
import type { Ground } from '../state.ts';

export interface GroundLook extends InkLook {
  ground: string;
  /** Rings around the middle, a little lighter towards it. */
  rings: string;
  guide: string;
  style: CSSProperties;
}

/** The water at night, and the shore by day. They look the same in the light and in the dark. */
export const LOOKS: Readonly<Record<Ground, GroundLook>> = {
  night: {
    inks: INKS.map(({ night }) => night.hex),
    glows: true,
    ground: '#101c2e',
    rings: '#16263c',
    guide: '#5b7694',
    style: {
      '--sheet': '#101c2e',
      '--rings': '#16263c',
      '--guide': '#5b7694',
      '--dot': '#8fb0d0',
      '--pen': '#f8e7b0',
    },
  },
  sand: {
    inks: INKS.map(({ sand }) => sand.hex),
    glows: false,
    ground: '#ecdfc4',
    rings: '#e4d4b4',
    guide: '#9a865d',
    style: {
      '--sheet': '#ecdfc4',
      '--rings': '#e4d4b4',
      '--guide': '#9a865d',
      '--dot': '#6b5730',
      '--pen': '#22384f',
    },
  },
};
