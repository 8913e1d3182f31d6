import { describe, expect, it } from 'vitest';
import { dialable, whatsappNumber } from './contact.ts';

describe('numbers as people write them', () => {
  it.each([
    ['+52 (55) 5533-5533', '+525555335533'],
    ['*4141', '*4141'],
    [' 600.123.456 ', '600123456'],
  ])('dials %s', (written, dialled) => {
    expect(dialable(written)).toBe(dialled);
  });

  it('writes by WhatsApp only where the country is known', () => {
    expect(whatsappNumber('+34 600 123 456')).toBe('34600123456');
    expect(whatsappNumber('600 123 456')).toBeNull();
    expect(whatsappNumber('+34')).toBeNull();
  });
});
