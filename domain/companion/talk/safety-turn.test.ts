import { describe, expect, it } from 'vitest';
import type { Message } from '../conversation.ts';
import { tagsOf } from '../recognize.ts';
import { respond, seededRandom } from '../respond.ts';
import { understand } from '../understand/understand.ts';

/** The answers to what was said, one after another. */
function answersTo(...said: string[]) {
  const messages: Message[] = [];
  return said.map((text, turn) => {
    messages.push({ role: 'person', text });
    const answer = respond(messages, seededRandom(turn + 3));
    messages.push({ role: 'companion', text: answer.text });
    return answer;
  });
}

describe('a talk in danger', () => {
  it('takes a "no sé" neither for a yes nor for a plan, and asks nothing more of it', () => {
    for (const unsure of ['no sé, ganas de llorar', 'puede ser', 'pues no lo sé']) {
      const [, answer] = answersTo('ya no quiero vivir', unsure);
      expect(answer?.level).toBe('risk');
      expect(answer?.text).not.toContain('Decir que sí');
      expect(tagsOf(answer?.text ?? '').map(({ kind }) => kind)).not.toContain('plan');
    }
    const [, , third] = answersTo('ya no quiero vivir', 'sí', 'no sé, me da igual');
    expect(third?.level).toBe('risk');
  });

  it('meets whoever will call somebody', () => {
    const [, , answer] = answersTo('quiero matarme', 'sí', 'ok le escribo a mi hermano');
    expect(answer?.text).not.toMatch(/carga|urgencias|emergencias/u);
    expect(understand('ok le escribo a mi hermano').barrier).toBe('will-call');
  });
});
