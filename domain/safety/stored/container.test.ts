import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checksumOf } from './checksum.ts';
import { BrokenAsset, openContainer, writeContainer } from './container.ts';

const KIND = { magic: 'TEST', version: 3 };
const file = (body = Uint8Array.of(1, 2, 250)) =>
  writeContainer(KIND, { header: { words: 'mamá ñandú', scale: 0.1 }, body });

describe('a file of learned numbers', () => {
  it('gives back what was written, header and body', () => {
    fc.assert(
      fc.property(fc.json(), fc.uint8Array({ maxLength: 200 }), (json, body) => {
        const header: unknown = JSON.parse(json);
        const found = openContainer(writeContainer(KIND, { header, body }), KIND);
        expect(found).toEqual({ header, body });
      }),
    );
  });

  it('is opened also where it lies within other bytes', () => {
    const bytes = file();
    const larger = new Uint8Array(bytes.length + 7);
    larger.set(bytes, 3);
    expect(openContainer(larger.subarray(3, 3 + bytes.length), KIND).body).toEqual(
      Uint8Array.of(1, 2, 250),
    );
  });

  it('is refused where a single byte of it is another one', () => {
    const bytes = file();
    for (const at of bytes.keys()) {
      const changed = bytes.slice();
      changed[at] = (changed[at]! + 1) % 256;
      expect(() => openContainer(changed, KIND)).toThrow(BrokenAsset);
    }
  });

  it('is refused at any length but its own', () => {
    const bytes = file();
    for (let length = 0; length < bytes.length; length += 1) {
      expect(() => openContainer(bytes.subarray(0, length), KIND)).toThrow(BrokenAsset);
    }
    expect(() => openContainer(Uint8Array.of(...bytes, 0), KIND)).toThrow(/bytes, \d+ are wanted/);
  });

  it('says which other file or version it is', () => {
    expect(() => openContainer(file(), { ...KIND, magic: 'ELSE' })).toThrow(/no file of this kind/);
    expect(() => openContainer(file(), { ...KIND, version: 4 })).toThrow(
      /has version 3, version 4 is wanted/,
    );
  });

  it('has the checksum that everybody has', () => {
    expect(checksumOf(new TextEncoder().encode('123456789'))).toBe(0xcbf43926);
  });
});
