import { describe, expect, it } from 'vitest';
import { talk } from '../hold-talk.testing.ts';
import { tagsOf } from '../recognize.ts';

describe('an exercise under way', () => {
  it('begins at once in the middle of a panic attack, and stays while it is high', () => {
    const answers = talk(['tengo un ataque de ansiedad', 'no puedo respirar bien', 'la mesa'], 3);
    const steps = answers.map(({ text }) => tagsOf(text).some(({ kind }) => kind === 'step'));
    expect(steps).toEqual([true, true, true]);
    expect(answers[1]?.text).not.toMatch(/^(?:Bien|Perfecto|Ajá|Hecho)/u);
    const told = talk(['ayer tuve un ataque de ansiedad en el metro'], 3);
    expect(tagsOf(told[0]?.text ?? '').map(({ kind }) => kind)).not.toContain('step');
  });

  it('ends when somebody says thank you and no more', () => {
    const answers = talk(
      ['quiero pensarlo por partes', 'ayúdame a ordenar esto', 'gracias majo'],
      3,
    );
    expect(tagsOf(answers[1]?.text ?? '').map(({ kind }) => kind)).toContain('step');
    expect(tagsOf(answers[2]?.text ?? '').map(({ kind }) => kind)).not.toContain('step');
  });

  it('puts no message together out of what is no wish', () => {
    const told = ['no sé cómo decirle', 'me gritó delante de todos', 'me sentí mal'];
    const last = (wish: string) => talk([...told, wish], 5).at(-1)?.text ?? '';
    expect(last('que me hable en privado')).toContain('que me hable en privado');
    expect(last('todos mis amigos ya se recibieron')).not.toContain('se recibieron');
  });
});
