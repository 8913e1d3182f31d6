import { describe, expect, it } from 'vitest';
import { movedText, personText, seenText } from '../texts.ts';
import { EXPRESSIONS, NEUTRAL, SIX } from './expressions.ts';
import { gesturesOf, KEY_GESTURES } from './gestures.ts';
import { PEOPLE } from './people.ts';
import { browPath, eyeShape, headPath, mouthShape, noseShape } from './shapes.ts';
import { between, scaled } from './units.ts';

describe('what a face does, in words', () => {
  it.each(SIX)('finds in %s what gives it away', (one) => {
    const seen = gesturesOf(EXPRESSIONS[one]).map(({ gesture }) => gesture);
    expect(seen).toEqual(expect.arrayContaining([...KEY_GESTURES[one]]));
  });

  it('describes without naming a feeling, and tells how much', () => {
    expect(seenText(gesturesOf(scaled(EXPRESSIONS.surprise, 0.4)))).toBe(
      'Las cejas están arriba y en arco (un poco), los ojos están más abiertos que en reposo (un poco) y la boca está abierta hacia abajo (un poco).',
    );
    expect(seenText(gesturesOf(NEUTRAL))).toBe('Las cejas, los ojos y la boca están quietos.');
    expect(movedText(KEY_GESTURES.joy)).toBe('Las comisuras subieron y los ojos se entornaron.');
  });

  it('describes six faces in six ways, also when they are weak', () => {
    for (const strength of [1, 0.4, 0.3]) {
      const texts = SIX.map((one) => seenText(gesturesOf(scaled(EXPRESSIONS[one], strength))));
      expect(new Set(texts).size).toBe(SIX.length);
    }
  });

  it('tells twelve people apart', () => {
    const looks = PEOPLE.map(({ look }) => `${personText(look)} ${look.skin}`);
    expect(new Set(looks).size).toBe(PEOPLE.length);
  });
});

describe('the drawing', () => {
  it('has a number at every place, for every person and on every way', () => {
    for (const { features } of PEOPLE) {
      for (const one of SIX) {
        for (const at of [0, 0.5, 1]) {
          const moved = between(NEUTRAL, EXPRESSIONS[one], at);
          const drawn = JSON.stringify([
            headPath(moved, 24, features),
            browPath(moved, features),
            eyeShape(moved, features),
            noseShape(moved, features),
            mouthShape(moved, features),
          ]);
          expect(drawn).not.toMatch(/NaN|null|undefined/);
        }
      }
    }
  });

  it('is another one for each expression', () => {
    const [{ features }] = PEOPLE as [(typeof PEOPLE)[number]];
    const drawn = SIX.map((one) =>
      JSON.stringify([
        browPath(EXPRESSIONS[one], features),
        mouthShape(EXPRESSIONS[one], features).lips,
      ]),
    );
    expect(new Set(drawn).size).toBe(SIX.length);
  });
});
