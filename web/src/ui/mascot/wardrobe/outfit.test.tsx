// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { isMascotEmotion, MASCOT_EMOTIONS } from '../emotions.ts';
import { Nilo } from '../mascot.tsx';
import { POSES } from '../poses.ts';
import { DRAWN_NAMES, type Clothes, outfitOf } from './outfit.tsx';

afterEach(cleanup);

const EMOTIONS = Object.keys(MASCOT_EMOTIONS).filter(isMascotEmotion);

/** What is drawn, as text. */
function drawn(clothes: Clothes, emotion = EMOTIONS[0] ?? 'default'): string {
  const { container } = render(
    <svg>
      <Nilo emotion={emotion} outfit={outfitOf(clothes)} />
    </svg>,
  );
  const text = container.innerHTML;
  cleanup();
  return text;
}

const places = Object.entries(DRAWN_NAMES).flatMap(([slot, names]) =>
  names.map((name) => [`${slot} ${name}`, { [slot]: name } satisfies Clothes] as const),
);

it.each(places)('%s changes the drawing, in a way of its own', (_name, clothes) => {
  expect(drawn(clothes, 'default')).not.toBe(drawn({}, 'default'));
});

it('gives each name a drawing of its own', () => {
  const all = places.map(([, clothes]) => drawn(clothes, 'default'));
  expect(new Set(all).size).toBe(all.length);
});

it('says each emotion with everything on: eyes and mouth stay', () => {
  const everything = Object.fromEntries(
    Object.entries(DRAWN_NAMES).map(([slot, names]) => [slot, names[0] ?? '']),
  );
  const pictures = EMOTIONS.map((emotion) => drawn(everything, emotion));
  expect(new Set(pictures).size).toBe(EMOTIONS.length);
  for (const emotion of EMOTIONS) {
    const { pose } = outfitOf(everything)(POSES[emotion]);
    expect([pose.eyes, pose.mouth, pose.brows]).toEqual([
      POSES[emotion].eyes,
      POSES[emotion].mouth,
      POSES[emotion].brows,
    ]);
  }
});

it('leaves out what it does not know', () => {
  expect(drawn({ head: 'from-tomorrow', paw: 'toString', seat: 'constructor' }, 'default')).toBe(
    drawn({ head: 'unknown' }, 'default'),
  );
});
