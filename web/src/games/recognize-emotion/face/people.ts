import type { Look } from '../../kit/people/look.ts';

/** What makes two still faces differ. 1 is the middle. */
export interface Features {
  eyes: number;
  brows: number;
  mouth: number;
  lips: number;
  nose: number;
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
  more: { extra?: NonNullable<Look['extra']>; lashes?: true } = {},
): Person => ({
  look: { skin, hair, tone, age, build, top, ...(more.extra && { extra: more.extra }) },
  features: { eyes, brows, mouth, lips, nose, ...(more.lashes && { lashes: true }) },
});

/** Twelve people, of ages, skins and hair that differ; each shows every expression. */
export const PEOPLE: readonly Person[] = [
  person(['brown', 'curly', 'black', 'young', 'medium', 'river'], [1.05, 1, 1, 1.25, 1.1], {
    lashes: true,
  }),
  person(['light', 'short', 'fair', 'adult', 'medium', 'moss'], [0.95, 1.05, 1, 0.85, 1]),
  person(['tan', 'bun', 'grey', 'older', 'medium', 'plum'], [0.95, 0.8, 0.95, 0.85, 1], {
    lashes: true,
  }),
  person(['deep', 'bald', 'black', 'adult', 'broad', 'sand'], [1, 1.15, 1.1, 1.3, 1.2], {
    extra: 'beard',
  }),
  person(['olive', 'long', 'brown', 'young', 'slim', 'clay'], [1.1, 0.85, 0.95, 1.1, 0.9], {
    lashes: true,
  }),
  person(['tan', 'short', 'black', 'young', 'medium', 'plum'], [1, 1.2, 1, 1, 1]),
  person(['light', 'bald', 'grey', 'older', 'medium', 'river'], [0.9, 1.1, 1, 0.7, 1.15]),
  person(['brown', 'scarf', 'black', 'adult', 'medium', 'clay'], [1.1, 0.95, 1, 1.15, 1], {
    lashes: true,
  }),
  person(['olive', 'short', 'grey', 'older', 'broad', 'moss'], [0.95, 1.2, 1.05, 0.8, 1.15], {
    extra: 'beard',
  }),
  person(['deep', 'braid', 'black', 'young', 'slim', 'sand'], [1.1, 0.9, 1, 1.3, 1.1], {
    lashes: true,
  }),
  person(['light', 'bob', 'auburn', 'adult', 'slim', 'river'], [1, 0.85, 0.95, 0.95, 0.9], {
    lashes: true,
  }),
  person(['tan', 'curly', 'brown', 'adult', 'broad', 'moss'], [0.95, 1.1, 1.05, 1, 1.1], {
    extra: 'glasses',
  }),
];
