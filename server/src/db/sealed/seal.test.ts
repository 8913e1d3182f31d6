import { describe, expect, it } from 'vitest';
import { createKeys } from '#server/keys.ts';
import { seal, unseal } from './seal.ts';

describe('seal', () => {
  const keys = createKeys();

  it('opens for its row with its key, and says nothing of the text', () => {
    const sealed = seal(keys, 'a', 'JBSWY3DPEHPK3PXP');
    expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
    expect(seal(keys, 'a', 'JBSWY3DPEHPK3PXP')).not.toBe(sealed);
    expect(unseal(keys, 'a', sealed)).toBe('JBSWY3DPEHPK3PXP');
  });

  it('opens for nobody else', () => {
    const sealed = seal(keys, 'a', 'JBSWY3DPEHPK3PXP');
    const bytes = Buffer.from(sealed.slice(3), 'base64url');
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
    expect(() => unseal(keys, 'b', sealed)).toThrow(/authenticate data|not a sealed/);
    expect(() => unseal(createKeys(), 'a', sealed)).toThrow(/authenticate data|not a sealed/);
    expect(() => unseal(keys, 'a', `v1.${bytes.toString('base64url')}`)).toThrow(
      /authenticate data|not a sealed/,
    );
    expect(() => unseal(keys, 'a', 'JBSWY3DPEHPK3PXP')).toThrow(/authenticate data|not a sealed/);
  });
});
