import type { CSSProperties } from 'react';

/** How somebody is drawn. Chosen for each character by hand, so that no two look the same. */
export interface Look {
  skin: 'deep' | 'brown' | 'tan' | 'olive' | 'light';
  hair: 'short' | 'long' | 'curly' | 'bun' | 'bob' | 'bald' | 'braid' | 'scarf';
  tone: 'black' | 'brown' | 'auburn' | 'fair' | 'grey';
  age: 'young' | 'adult' | 'older';
  build: 'slim' | 'medium' | 'broad';
  top: 'river' | 'clay' | 'moss' | 'plum' | 'sand';
  extra?: 'glasses' | 'beard' | 'earrings';
  /** Drawn small, with a child's face; a bun is two bunches then. */
  child?: true;
}

/** What a face and a posture show. Not what somebody feels: people mask. */
export type Mood = 'open' | 'plain' | 'down' | 'tense' | 'closed';

/**
 * All that a face can show. `tense` has its brows drawn down, which is read as anger: who is worried
 * or afraid is `uneasy`. `mixed` smiles under worried brows.
 */
export type Expression = Mood | 'uneasy' | 'mixed' | 'struck' | 'averse';

export const SKINS: Record<Look['skin'], string> = {
  deep: 'oklch(0.45 0.06 50)',
  brown: 'oklch(0.56 0.075 55)',
  tan: 'oklch(0.68 0.075 60)',
  olive: 'oklch(0.76 0.06 70)',
  light: 'oklch(0.84 0.05 60)',
};

export const HAIRS: Record<Look['tone'], string> = {
  black: 'oklch(0.29 0.02 260)',
  brown: 'oklch(0.4 0.05 50)',
  auburn: 'oklch(0.5 0.095 45)',
  fair: 'oklch(0.75 0.085 80)',
  grey: 'oklch(0.8 0.012 240)',
};

export const TOPS: Record<Look['top'], string> = {
  river: 'oklch(0.56 0.075 220)',
  clay: 'oklch(0.6 0.105 40)',
  moss: 'oklch(0.57 0.075 145)',
  plum: 'oklch(0.5 0.085 345)',
  sand: 'oklch(0.79 0.07 85)',
};

/** One dark line for everything that is drawn, and light for the eyes' whites and the like. */
export const PEOPLE_COLOURS: CSSProperties = {
  '--person-line': 'light-dark(oklch(0.27 0.035 250), oklch(0.19 0.03 250))',
  '--person-light': 'oklch(0.97 0.01 90)',
};
