import { describe, expect, it } from 'vitest';
import { captionOf, mixCaption } from './captions.content.ts';
import { isSameMix, layerOf, readMix } from './mix.ts';
import { PRESETS } from './presets.content.ts';
import { SOUND_TEXTS } from './sounds.content.ts';
import { parametersOf, SOUND_IDS, valuesOf } from './sounds.ts';

describe('a mix that was kept', () => {
  it('is read as it was', () => {
    for (const { mix } of PRESETS) expect(readMix(structuredClone(mix))).toEqual(mix);
  });

  it('loses what this version does not know, and gets what it did not have', () => {
    const kept = [
      { sound: 'whales', level: 1, values: {} },
      { sound: 'rain', level: 0.5, values: { amount: 0.9, colour: 1, near: 7 } },
      { sound: 'rain', level: 1, values: {} },
    ];
    expect(readMix(kept)).toEqual([layerOf('rain', 0.5, { amount: 0.9 })]);
  });

  it.each([[null], ['rain'], [[]], [[{ sound: 'rain', level: 2 }]], [[{ sound: 'constructor' }]]])(
    'is none: %j',
    (value) => {
      expect(readMix(value)).toBeNull();
    },
  );

  it('is the same in another order, and another by one value', () => {
    const [rain, fire] = [layerOf('rain'), layerOf('fire')];
    expect(isSameMix([rain, fire], [fire, rain])).toBe(true);
    expect(isSameMix([rain], [layerOf('rain', 0.6, { near: 0.9 })])).toBe(false);
    expect(isSameMix([rain], [rain, fire])).toBe(false);
  });
});

describe('the house', () => {
  it('has fourteen sounds, each with two or three things to turn, each with its words', () => {
    expect(SOUND_IDS).toHaveLength(14);
    for (const id of SOUND_IDS) {
      const names = parametersOf(id);
      expect([2, 3]).toContain(names.length);
      expect(Object.keys(SOUND_TEXTS[id].parameters)).toEqual(names);
      for (const value of Object.values(valuesOf(id))) {
        expect(value >= 0 && value <= 1).toBe(true);
      }
    }
  });

  it('has at least eight mixes, all different, of sounds that go together', () => {
    expect(PRESETS.length).toBeGreaterThanOrEqual(8);
    expect(new Set(PRESETS.map(({ id }) => id)).size).toBe(PRESETS.length);
    for (const [index, { mix }] of PRESETS.entries()) {
      expect(PRESETS.findIndex((other) => isSameMix(other.mix, mix))).toBe(index);
    }
    const used = new Set(PRESETS.flatMap(({ mix }) => mix.map(({ sound }) => sound)));
    expect(used.size).toBeGreaterThanOrEqual(10);
  });
});

describe('what is heard, in words', () => {
  it('says each sound, and says it otherwise when it is turned', () => {
    for (const id of SOUND_IDS) {
      const ends = [0, 1].map((end) =>
        captionOf(layerOf(id, 1, Object.fromEntries(parametersOf(id).map((name) => [name, end])))),
      );
      expect(new Set(ends).size).toBe(2);
    }
  });

  it('says a mix in one sentence, the loudest first', () => {
    const mix = [layerOf('fire', 0.3), layerOf('rain', 0.8, { amount: 0.5, surface: 1 })];
    expect(mixCaption(mix)).toBe('Llueve en el tejado; un fuego que cruje.');
    expect(mixCaption([])).toBe('Silencio.');
    expect(mixCaption([layerOf('rain', 0)])).toBe('Silencio.');
  });
});
