import { describe, expect, it } from 'vitest';
import { placeAfterKey, placeAt, pointOf } from './ring-geometry.ts';

describe('places on the rings', () => {
  it.each([
    { closeness: 'close', angle: 0 },
    { closeness: 'middle', angle: 135 },
    { closeness: 'far', angle: 350 },
  ] as const)('are found again where they are drawn: $closeness, $angle', (place) => {
    const { x, y } = pointOf(place);
    expect(placeAt(x, y)).toEqual(place);
  });

  it('end at the outermost ring', () => {
    expect(placeAt(1000, 180)).toEqual({ closeness: 'far', angle: 90 });
  });

  it('are reached with the arrows', () => {
    const place = { closeness: 'middle', angle: 0 } as const;
    expect(placeAfterKey(place, 'ArrowLeft')).toEqual({ closeness: 'middle', angle: 345 });
    expect(placeAfterKey(place, 'ArrowUp')?.closeness).toBe('close');
    expect(placeAfterKey({ closeness: 'close', angle: 0 }, 'ArrowUp')).toBeNull();
    expect(placeAfterKey(place, 'a')).toBeNull();
  });
});
