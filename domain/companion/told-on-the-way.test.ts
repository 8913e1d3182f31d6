import { describe, expect, it } from 'vitest';
import { talk } from './hold-talk.testing.ts';
import { render } from './address/render.ts';
import { INTENTS } from './content/intents.ts';
import { TOPICS } from './content/topics/all-topics.ts';
import { keyOf, sentencesOf } from './phrasebook.ts';
import { tagsOf } from './recognize.ts';

describe('what is told on the way', () => {
  const last = (said: readonly string[], seed: number) => talk(said, seed).at(-1)!;
  const seeds = Array.from({ length: 12 }, (_, seed) => seed);

  it('is met as good when it is good, in the middle of something hard', () => {
    for (const seed of seeds) {
      const study = ['Tengo oposiciones y no puedo más', 'Hoy me dijeron que he aprobado'];
      expect(last(study, seed).technique).toBe('affirmation');
      expect(last(['Corté con mi novio', 'Hoy me reí mucho con una amiga'], seed).technique).toBe(
        'affirmation',
      );
    }
    expect(last(['Murió mi mamá', 'Era muy alegre'], 1).technique).not.toBe('affirmation');
    expect(last(['Tengo exámenes', 'no he aprobado'], 1).technique).not.toBe('affirmation');
  });

  it('is not covered with what is known of another matter', () => {
    const study = TOPICS.find(({ id }) => id === 'study')!;
    const said = new Set([...study.validate, ...study.ask].map((phrase) => render(phrase, 'tu')));
    for (const seed of seeds) {
      const { text } = last(['Tengo examen mañana', 'Mi prima vive cerca'], seed);
      expect(sentencesOf(text).filter((sentence) => said.has(sentence))).toEqual([]);
    }
  });

  it.each([
    ['Me da miedo el cambio, me voy a Zaragoza', 'courtesy'],
    ['Hoy me llamó y me pidió perdón', 'courtesy'],
    ['Siento que todo lo que hago está mal', 'idea'],
  ])('is not taken for a courtesy or a wish: %s', (text, taken) => {
    for (const seed of seeds) {
      expect(last(['Discutí con mi hermana', text], seed).technique).not.toBe(taken);
    }
  });

  it.each([
    ['¿Vos pensás que va a volver?', 'opinion'],
    ['¿Usted qué haría?', 'your-place'],
    ['¿qué harías tú en mi lugar?', 'your-place'],
    ['¿Qué tiempo hace en Zaragoza?', 'off-topic'],
    ['oye y tú tienes pololo?', 'are-you-ai'],
  ])('is answered honestly where there is no answer: %s', (text, id) => {
    const replies = INTENTS.find((intent) => intent.id === id)!.replies;
    const honest = new Set(replies.map((phrase) => keyOf(render(phrase, 'tu'))));
    for (const seed of seeds) {
      const answer = last(['Corté con mi novio', text], seed).text;
      const [first = ''] = sentencesOf(answer);
      expect([...honest].some((reply) => reply.startsWith(keyOf(first)))).toBe(true);
    }
  });

  it('offers nothing more to somebody who wants no exercises, and breathes when asked to', () => {
    const long = ['Tengo ansiedad', 'No me apetece hacer ejercicios', 'me da miedo todo'];
    const answers = talk([...long, 'tengo miedo', 'no puedo más', 'tengo ansiedad otra vez'], 3);
    expect(answers.some(({ technique }) => technique === 'offer')).toBe(false);
    const asked = talk(['Solo escucha, por favor', 'quiero respirar'], 3).at(-1)!;
    expect(tagsOf(asked.text).some(({ kind }) => kind === 'step')).toBe(true);
  });
});
