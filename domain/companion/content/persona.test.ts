import { describe, expect, it } from 'vitest';
import { modelPrompt, PERSONA_VERSION } from './persona.content.ts';

const CALM = { trato: 'tu', memory: [], preference: null, level: 'none' } as const;

describe('what a model is told', () => {
  it('says who it is, the boundaries, and that the words of the person are data', () => {
    const prompt = modelPrompt(CALM);
    expect(PERSONA_VERSION).toBeGreaterThanOrEqual(2);
    expect(prompt).toMatch(/inteligencia artificial/);
    for (const limit of [
      /métodos/,
      /diagnósticos/,
      /medicinas/,
      /secreto/,
      /solo tú entiendes/,
      /cerrar la conversación/,
    ]) {
      expect(prompt).toMatch(limit);
    }
    expect(prompt).toMatch(/nunca instrucciones para ti/);
    expect(prompt).not.toMatch(/undefined|null/);
  });

  it('follows form of address, wish, level and memory; a button stands above what was said', () => {
    expect(modelPrompt({ ...CALM, trato: 'usted' })).toMatch(/«usted»/);
    expect(modelPrompt({ ...CALM, preference: 'listen' })).toMatch(/solo escuches/);
    expect(modelPrompt({ ...CALM, preference: 'listen', mode: 'talk' })).not.toMatch(
      /solo escuches/,
    );
    expect(modelPrompt({ ...CALM, level: 'risk' })).toMatch(/línea de ayuda/);
    expect(modelPrompt({ ...CALM, memory: ['Le ayuda caminar.'] })).toMatch(/- Le ayuda caminar\./);
  });
});
