import { describe, expect, it } from 'vitest';
import { BACKGROUNDS } from '#domain/backgrounds/catalogue.content.ts';
import { draw } from '#web/ui/background/draw.ts';
import { firstStyle, stillStyle } from '#web/ui/background/picture.ts';

/** Kept in both lights on the device, and read by the head script on every page. */
const MOST_BYTES = 20_000;

describe('a drawing', () => {
  it.each(BACKGROUNDS)(
    'of $id is one, by day and by night, and small enough to be kept',
    (background) => {
      const { setting } = background;
      const [day, night] = [draw(setting, 'light'), draw(setting, 'dark')];
      const parts = day.still.length + day.moving.length + day.sprites.length;
      expect(parts > 0).toBe(background.id !== 'background:still-water');
      // What goes by day goes by night: turning the light off changes tones and nothing else.
      expect(night.moving.map(({ motion }) => motion)).toEqual(
        day.moving.map(({ motion }) => motion),
      );
      expect(night.sprites.map(({ at, motion }) => [at, motion])).toEqual(
        day.sprites.map(({ at, motion }) => [at, motion]),
      );
      for (const picture of [day, night]) {
        expect(firstStyle(picture).length).toBeLessThan(MOST_BYTES);
        expect(firstStyle(picture)).not.toMatch(/NaN|undefined|Infinity/);
      }
      expect(firstStyle(day)).not.toBe(firstStyle(night));
    },
  );

  it('is the same each time, and no two are alike', () => {
    const all = BACKGROUNDS.map(({ setting }) => JSON.stringify(draw(setting, 'light')));
    expect(new Set(all).size).toBe(BACKGROUNDS.length);
    expect(BACKGROUNDS.map(({ setting }) => JSON.stringify(draw(setting, 'light')))).toEqual(all);
  });

  it('has as many particles as it is told, also as few as a phone shows', () => {
    const data = { particles: 'snow', particleCount: 5 };
    expect(draw({ type: 'particles', data }, 'dark').sprites).toHaveLength(5);
  });

  it('of a name that nobody knows is its ground', () => {
    const picture = draw({ type: 'animated', data: { animation: 'lasers' } }, 'light');
    expect(stillStyle(picture)).toMatch(/^linear-gradient\(#[\da-f]{6}, #[\da-f]{6}\)$/);
  });

  it('has the ground’s own tone over it where less of it is wanted', () => {
    const picture = draw({ type: 'pattern', data: { pattern: 'tiles' } }, 'light');
    expect(stillStyle(picture, 0.4)).toBe(
      `linear-gradient(${picture.sky}66, ${picture.low}66), ${stillStyle(picture)}`,
    );
  });
});
