import { generateSync } from 'otplib';
import { describe, expect, it } from 'vitest';
import { newTotp, stepOfCode } from './totp.ts';

describe('stepOfCode', () => {
  const { secret, uri, qrCode } = newTotp('Remanso', 'ana@example.test');
  const now = new Date('2026-11-20T22:00:10Z');
  const step = Math.floor(now.getTime() / 30_000);
  const codeAt = (seconds: number) =>
    generateSync({ secret, epoch: Math.floor(now.getTime() / 1000) + seconds });

  it('takes the code of now and forgives one step', () => {
    expect(stepOfCode(secret, codeAt(0), null, now)).toBe(step);
    expect(stepOfCode(secret, codeAt(-30), null, now)).toBe(step - 1);
    expect(stepOfCode(secret, codeAt(30), null, now)).toBe(step + 1);
    expect(stepOfCode(secret, codeAt(-90), null, now)).toBeUndefined();
    expect(stepOfCode(secret, codeAt(90), null, now)).toBeUndefined();
  });

  it('takes no code twice, and none from before the last one', () => {
    expect(stepOfCode(secret, codeAt(0), step, now)).toBeUndefined();
    expect(stepOfCode(secret, codeAt(-30), step, now)).toBeUndefined();
    expect(stepOfCode(secret, codeAt(30), step, now)).toBe(step + 1);
  });

  it('takes spaces, and refuses what is no code', () => {
    const code = codeAt(0);
    expect(stepOfCode(secret, `${code.slice(0, 3)} ${code.slice(3)}`, null, now)).toBe(step);
    for (const wrong of ['', '12345', '1234567', 'abcdef', '١٢٣٤٥٦']) {
      expect(stepOfCode(secret, wrong, null, now)).toBeUndefined();
    }
  });

  it('gives what apps can scan', () => {
    expect(uri).toContain('otpauth://totp/Remanso:ana%40example.test?secret=');
    expect(qrCode).toMatch(/^<svg xmlns/);
    expect(qrCode).not.toContain('#');
  });
});
