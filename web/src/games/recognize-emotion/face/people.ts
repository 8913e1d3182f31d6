import type { Look } from '../../kit/people/look.ts';

/** What makes two still faces differ. 1 is the middle. */
export interface Features {
  eyes: number;
  brows: number;
  mouth: number;
  lips: number;
  nose: number;
  /** How much lower the chin is, how wide the jaw, how far apart the eyes: 0, 1 and 0 are the middle. */
  chin: number;
  jaw: number;
  apart: number;
  lashes?: true;
}

export interface Person {
  look: Look;
  features: Features;
}

const person = (
  [skin, hair, tone, age, build, top]: [
    Look['skin'],
    Look['hair'],
    Look['tone'],
    Look['age'],
    Look['build'],
    Look['top'],
  ],
  [eyes, brows, mouth, lips, nose]: [number, number, number, number, number],
  [chin, jaw, apart]: [number, number, number],
  more: { extra?: NonNullable<Look['extra']>; lashes?: true } = {},
): Person => ({
  look: { skin, hair, tone, age, build, top, ...(more.extra && { extra: more.extra }) },
  features: {
    eyes,
    brows,
    mouth,
    lips,
    nose,
    chin,
    jaw,
    apart,
    ...(more.lashes && { lashes: true }),
  },
});

/** Twelve people, of ages, skins and hair that differ; each shows every expression. */
export const PEOPLE: readonly Person[] = [
  person(
    ['brown', 'curly', 'black', 'young', 'medium', 'river'],
    [1.05, 1, 1, 1.25, 1.1],
    [0, 0.95, 0.6],
    {
      lashes: true,
    },
  ),
  person(
    ['light', 'short', 'fair', 'adult', 'medium', 'moss'],
    [0.95, 1.05, 1, 0.85, 1],
    [2.5, 1.25, 0],
  ),
  person(
    ['tan', 'bun', 'grey', 'older', 'medium', 'plum'],
    [0.95, 0.8, 0.95, 0.85, 1],
    [-1, 1.15, -0.3],
    {
      lashes: true,
    },
  ),
  person(['deep', 'bald', 'black', 'adult', 'broad', 'sand'], [1, 1.15, 1.1, 1.3, 1.2], [0, 1, 0], {
    extra: 'beard',
  }),
  person(
    ['olive', 'long', 'brown', 'young', 'slim', 'clay'],
    [1.1, 0.85, 0.95, 1.1, 0.9],
    [-1.5, 0.75, 0.5],
    {
      lashes: true,
    },
  ),
  person(['tan', 'short', 'black', 'young', 'medium', 'plum'], [1, 1.2, 1, 1, 1], [0.5, 1.3, -0.5]),
  person(
    ['light', 'bald', 'grey', 'older', 'medium', 'river'],
    [0.9, 1.1, 1, 0.7, 1.15],
    [3, 0.9, -0.7],
  ),
  person(
    ['brown', 'scarf', 'black', 'adult', 'medium', 'clay'],
    [1.1, 0.95, 1, 1.15, 1],
    [-0.5, 1, 0.4],
    {
      lashes: true,
    },
  ),
  person(
    ['olive', 'short', 'grey', 'older', 'broad', 'moss'],
    [0.95, 1.2, 1.05, 0.8, 1.15],
    [0, 1, -0.8],
    {
      extra: 'beard',
    },
  ),
  person(
    ['deep', 'braid', 'black', 'young', 'slim', 'sand'],
    [1.1, 0.9, 1, 1.3, 1.1],
    [1.5, 0.8, 0.8],
    {
      lashes: true,
    },
  ),
  person(
    ['light', 'bob', 'auburn', 'adult', 'slim', 'river'],
    [1, 0.85, 0.95, 0.95, 0.9],
    [0, 1.1, -0.9],
    {
      lashes: true,
    },
  ),
  person(
    ['tan', 'curly', 'brown', 'adult', 'broad', 'moss'],
    [0.95, 1.1, 1.05, 1, 1.1],
    [-1.5, 1.35, 0],
    {
      extra: 'glasses',
    },
  ),
];
