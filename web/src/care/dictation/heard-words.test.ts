import { describe, expect, it } from 'vitest';
import { appended, transcriptOf } from './heard-words.ts';

const heard = (...said: [transcript: string, isFinal?: boolean, confidence?: number][]) =>
  said.map(([transcript, isFinal = true, confidence = 0.9]) => ({
    isFinal,
    0: { transcript, confidence },
  }));

describe('what was heard', () => {
  it('is everything that was said, with the guess at its end', () => {
    expect(transcriptOf(heard(['hoy fui'], [' al lago '], ['con mi', false]))).toBe(
      'hoy fui al lago con mi',
    );
    expect(transcriptOf([])).toBe('');
  });

  it('stands once where Android repeats it as it grows', () => {
    const guesses = heard(['hoy', true, 0], ['hoy fui', true, 0], ['hoy fui al lago', true, 0.9]);
    expect(transcriptOf(guesses)).toBe('hoy fui al lago');
  });

  it('stands twice where it was said twice', () => {
    expect(transcriptOf(heard(['no'], ['no puedo']))).toBe('no no puedo');
  });
});

describe('after what was written', () => {
  it('comes a space, or what was there: a new line of the plan stays one', () => {
    expect(appended('', 'hola', 100)).toBe('hola');
    expect(appended('Hoy', 'fui', 100)).toBe('Hoy fui');
    expect(appended('Caminar\n', 'dibujar', 100)).toBe('Caminar\ndibujar');
    expect(appended('Hoy', '', 100)).toBe('Hoy');
  });

  it('come whole words, as many as fit, and what was written stays whole', () => {
    expect(appended('Hoy', 'fui al lago', 10)).toBe('Hoy fui al');
    expect(appended('Hoy', 'fui', 5)).toBe('Hoy');
    expect(appended('Hoy fui', 'larguísimo', 8)).toBe('Hoy fui');
  });
});
