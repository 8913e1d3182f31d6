import { describe, expect, it } from 'vitest';
import { SIGNATURE_MAX_LENGTH } from '#domain/contracts/consent.ts';
import { createKeys } from '#server/keys.ts';
import { openSignature, sealSignature } from './signature.ts';

const keys = createKeys();
const IMAGE = 'data:image/png;base64,iVBORw0KGgo=';

describe('a signature', () => {
  it('opens for the person who signed, and for nobody else', () => {
    const kept = sealSignature(keys, 'ana', IMAGE);
    expect(kept).not.toContain('iVBORw0KGgo');
    expect(openSignature(keys, 'ana', kept)).toBe(IMAGE);
    expect(() => openSignature(keys, 'eva', kept)).toThrow(/authenticate data/);
  });

  it('of earlier times is read as it was kept', () => {
    expect(openSignature(keys, 'ana', IMAGE)).toBe(IMAGE);
  });

  it.each([
    ['that is no image', 'data:text/html,x', 'data:text/html,x'],
    ['that pretends to be sealed', sealSignature(keys, 'eva', IMAGE), ''],
  ])('%s is left to the database to refuse', (_, sent, kept) => {
    expect(sealSignature(keys, 'ana', sent)).toBe(kept);
  });

  it('that is too long is left to the database to refuse', () => {
    const long = `${IMAGE}${'A'.repeat(SIGNATURE_MAX_LENGTH)}`;
    expect(sealSignature(keys, 'ana', long)).toBe(long);
  });
});
