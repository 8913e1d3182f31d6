import { describe, expect, it } from 'vitest';
import { browserGuard } from '../../safety/testing.ts';
import type { Message } from '../conversation.ts';
import { RULES, talk } from '../hold-talk.testing.ts';
import { respond, seededRandom } from '../respond.ts';
import { tagsOf } from '../recognize.ts';
import { understand } from '../understand/understand.ts';

describe('a talk in danger', () => {
  it('takes a "no sé" neither for a yes nor for a plan, and asks nothing more of it', () => {
    for (const unsure of ['no sé, ganas de llorar', 'puede ser', 'pues no lo sé']) {
      const [, answer] = talk(['ya no quiero vivir', unsure], 3);
      expect(answer?.level).toBe('risk');
      expect(answer?.text).not.toContain('Decir que sí');
      expect(tagsOf(answer?.text ?? '').map(({ kind }) => kind)).not.toContain('plan');
    }
    const [, , third] = talk(['ya no quiero vivir', 'sí', 'no sé, me da igual'], 3);
    expect(third?.level).toBe('risk');
  });

  it('takes a "puede ser" to "have you thought how or when?" for a plan', () => {
    for (const hedged of ['puede ser', 'tal vez']) {
      const [, , third] = talk(['ya no quiero vivir', 'sí', hedged], 3);
      expect(`${hedged}: ${third?.level}`).toBe(`${hedged}: emergency`);
    }
  });

  it('meets whoever will call somebody', () => {
    const [, , answer] = talk(['quiero matarme', 'sí', 'ok le escribo a mi hermano'], 3);
    expect(answer?.text).not.toMatch(/carga|urgencias|emergencias/u);
    expect(understand('ok le escribo a mi hermano').barrier).toBe('will-call');
  });

  it('presses no number on whoever said no to a question that only a vague sign had brought up', () => {
    const messages: Message[] = [];
    const answers = ['no sé cuánto más voy a poder', 'no, eso no', 'gracias'].map((text, turn) => {
      // The sign is one that no rule knows: somebody else read it.
      messages.push({ role: 'person', text, ...(turn === 0 ? { raisedTo: 'risk' as const } : {}) });
      const answer = respond(RULES, messages, seededRandom(3 + turn));
      messages.push({ role: 'companion', text: answer.text });
      return answer;
    });
    const [first, , last] = answers;
    expect(tagsOf(first?.text ?? '').map(({ kind }) => kind)).toContain('check');
    expect(last?.level).toBe('risk');
    expect(tagsOf(last?.text ?? '').map(({ kind }) => kind)).not.toContain('guide');
    expect(last?.suggestions.length).toBeGreaterThan(0);
  });

  it('meets what was told meanwhile before it asks once more', () => {
    const said = [
      'ya no quiero vivir',
      'no, exageré, solo la extraño',
      'hablemos de ella',
      'mi mamá me enseñó a cocinar',
    ];
    const last = talk(said, 3).at(-1)?.text ?? '';
    expect(tagsOf(last).map(({ kind }) => kind)).toContain('check');
    expect(last).toMatch(/mamá te enseñó a cocinar|«mi mamá me enseñó a cocinar»/u);
  });

  it('says goodbye to whoever leaves after a sign that was only a guess', () => {
    const messages: Message[] = [
      { role: 'person', text: 'no le digas a nadie lo que te cuento', raisedTo: 'risk' },
    ];
    messages.push({ role: 'companion', text: respond(RULES, messages, seededRandom(4)).text });
    messages.push({ role: 'person', text: 'me voy, hasta mañana' });
    const answer = respond(RULES, messages, seededRandom(5));
    expect(answer.level).toBe('risk');
    expect(answer.suggestions.length).toBeGreaterThan(0);
    expect(tagsOf(answer.text).map(({ kind }) => kind)).not.toContain('guide');
  });

  it('does not take "no quiero llamar a nadie" for a sign that it is now', () => {
    const guard = browserGuard();
    const before = ['me corté otra vez anoche', 'ahorita tengo full ganas de cortarme de nuevo'];
    const barrier = 'no quiero llamar a nadie';
    const answers = talk([...before, 'más o menos, estoy en mi cuarto solo', barrier], 3, {
      guard,
    });
    expect(answers.at(-1)?.level).toBe('risk');
    const urgent = talk([...before, 'ya me tomé las pastillas', barrier], 3, { guard });
    expect(urgent.at(-1)?.level).toBe('emergency');
  });
});
