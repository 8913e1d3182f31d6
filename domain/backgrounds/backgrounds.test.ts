import { describe, expect, it } from 'vitest';
import { backgroundOn, MOST_PARTICLES_ON_PHONE } from './background-on-device.ts';
import { DEFAULT_BACKGROUND, isSameBackground, readBackground } from './background-setting.ts';
import { BACKGROUNDS } from './catalogue.content.ts';

const TYPES = ['gradient', 'pattern', 'texture', 'animated', 'particles'] as const;
const LAPTOP = { cores: 8, memory: 8, isPhone: false };
const PHONE = { ...LAPTOP, isPhone: true };

describe('the catalogue', () => {
  it.each(TYPES)('has several of type %s, one of them free', (type) => {
    const ofType = BACKGROUNDS.filter(({ setting }) => setting.type === type);
    expect(ofType.length).toBeGreaterThanOrEqual(4);
    expect(ofType.some(({ price }) => price === 0)).toBe(true);
  });

  it('holds pictures that are told apart', () => {
    expect(BACKGROUNDS.length).toBeGreaterThanOrEqual(20);
    expect(BACKGROUNDS.filter(({ price }) => price > 0).length).toBeGreaterThanOrEqual(15);
    expect(new Set(BACKGROUNDS.map(({ id }) => id)).size).toBe(BACKGROUNDS.length);
    expect(new Set(BACKGROUNDS.map(({ name }) => name)).size).toBe(BACKGROUNDS.length);
  });

  it.each(BACKGROUNDS)('$id can be read back, is like no other, and costs little', (background) => {
    const { price, setting } = background;
    expect(readBackground(JSON.parse(JSON.stringify(setting)))).toEqual(setting);
    const same = BACKGROUNDS.filter((one) => isSameBackground(one.setting, setting));
    expect(same).toEqual([background]);
    expect(price === 0 || (price >= 3 && price <= 12)).toBe(true);
  });

  it('begins with what stands where nothing is saved', () => {
    expect(BACKGROUNDS[0]?.setting).toEqual(DEFAULT_BACKGROUND);
    expect(BACKGROUNDS[0]?.price).toBe(0);
  });
});

describe('what was kept', () => {
  it.each([
    null,
    'gradient',
    { type: 'video', data: {} },
    { type: 'gradient', data: {} },
    { type: 'gradient', data: { gradient: 'neon' } },
    { type: 'pattern', data: { pattern: 'waves', gridSize: 4 } },
    { type: 'gradient', data: { gradient: 'mist', overlay: 1 } },
    { type: 'particles', data: { particles: 'snow', particleCount: 5000 } },
    { type: 'particles', data: { particles: 'snow', particleCount: 1.5 } },
  ])('is none of ours: %j', (value) => {
    expect(readBackground(value)).toBeNull();
  });

  it('is the same picture however much of it shows, and in whatever order its fields stand', () => {
    const one = readBackground({ type: 'pattern', data: { pattern: 'waves', gridSize: 96 } });
    const other = readBackground({
      data: { gridSize: 96, overlay: 0.4, pattern: 'waves' },
      type: 'pattern',
    });
    expect(one && other && isSameBackground(one, other)).toBe(true);
  });
});

describe('what a device shows', () => {
  it.each([
    { cores: 2, memory: 8, isPhone: false },
    { cores: 8, memory: 2, isPhone: true },
    { cores: 1, isPhone: true },
    { memory: 0.5, isPhone: false },
  ])('is a gradient of the same tones where it is weak: %j', (device) => {
    for (const { setting } of BACKGROUNDS) {
      const shown = backgroundOn(setting, device);
      expect(shown.type).toBe('gradient');
      expect(shown.data.gradient).toBe(setting.data.gradient ?? 'still-water');
      expect(readBackground(shown)).not.toBeNull();
    }
  });

  it('is the whole where nothing is known of it', () => {
    const snow = BACKGROUNDS.find(({ id }) => id === 'background:snow');
    expect(snow && backgroundOn(snow.setting, { isPhone: false })).toBe(snow?.setting);
  });

  it('has few particles on a phone, and all of them beside it', () => {
    for (const { setting } of BACKGROUNDS) {
      if (setting.type !== 'particles') continue;
      const few = backgroundOn(setting, PHONE);
      const count = few.type === 'particles' ? few.data.particleCount : 0;
      expect(count).toBeGreaterThan(0);
      expect(count).toBeLessThanOrEqual(MOST_PARTICLES_ON_PHONE);
      expect(backgroundOn(setting, LAPTOP)).toBe(setting);
    }
  });
});
