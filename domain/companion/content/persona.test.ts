import { describe, expect, it } from 'vitest';
import { modelPrompt, PERSONA_VERSION } from './persona.content.ts';

const CALM = { trato: 'tu', memory: [], wants: 'talk', level: 'none' } as const;

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

  it('follows form of address, wish, level and memory', () => {
    expect(modelPrompt({ ...CALM, trato: 'usted' })).toMatch(/«usted»/);
    expect(modelPrompt({ ...CALM, wants: 'listen' })).toMatch(/solo escuches/);
    expect(modelPrompt(CALM)).not.toMatch(/solo escuches/);
    expect(modelPrompt({ ...CALM, level: 'risk' })).toMatch(/línea de ayuda/);
    expect(modelPrompt({ ...CALM, memory: ['Le ayuda caminar.'] })).toMatch(/- Le ayuda caminar\./);
  });

  it('knows where the talk stands and which answers stand beside its own', () => {
    const prompt = modelPrompt({
      ...CALM,
      about: 'Habla de su perro.',
      chips: ['Lo echo de menos'],
    });
    expect(prompt).toContain('Habla de su perro.');
    expect(prompt).toContain('«Lo echo de menos»');
    expect(modelPrompt({ ...CALM, about: null, chips: [] })).not.toMatch(/botones|null/);
  });
});
