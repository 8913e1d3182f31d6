import { describe, expect, it } from 'vitest';
import { SAID_SERIOUS } from '../../safety/said-serious.content.ts';
import { GUARDS } from '../../safety/testing.ts';
import { type Message, readConversation } from '../conversation.ts';
import { RULES, talk } from '../hold-talk.testing.ts';
import { tagsOf } from '../recognize.ts';
import { respond, seededRandom } from '../respond.ts';

const PROMOTED =
  'Me ascendieron. Y en vez de estar feliz estoy esperando que alguien diga que fue un error';
const QUESTIONS: ReadonlySet<string> = new Set(['check', 'safety-question', 'plan', 'guide']);

const asksIn = (text: string) => tagsOf(text).filter(({ kind }) => QUESTIONS.has(kind));

describe.each(GUARDS)('where help is only shown, as the %s reads', (_where, guardOf) => {
  const guard = guardOf();

  it('goes on with what was said, and owes nothing later', () => {
    const said = [PROMOTED, 'llevo tres años ahí', 'no', 'me gusta lo que hago', 'sí', 'gracias'];
    for (let seed = 1; seed <= 5; seed += 1) {
      for (const [at, answer] of talk(said, seed, { guard }).entries()) {
        expect(`${at}: ${asksIn(answer.text).length}`).toBe(`${at}: 0`);
        expect(answer).toMatchObject({ ask: false, kind: 'talk', level: 'risk' });
        expect(answer.technique).not.toBe('safety');
      }
    }
  });

  it('asks once the person says that there is something more serious', () => {
    const [, answer, third] = talk([PROMOTED, SAID_SERIOUS, 'no sé'], 3, { guard });
    expect(answer).toMatchObject({ ask: true, kind: 'fixed', level: 'risk' });
    expect(tagsOf(answer?.text ?? '').map(({ kind }) => kind)).toContain('check');
    expect(third).toMatchObject({ ask: true, level: 'risk' });
  });
});

it('asks where a second reader finds danger in what was only shown', () => {
  const shown: Message = { role: 'person', text: '', raisedTo: 'risk', raisedAsk: false };
  const { safety } = readConversation(RULES, [shown]);
  expect(safety).toMatchObject({ level: 'concern', shown: 'risk', check: 'none' });
  const raised = respond(RULES, [{ ...shown, raisedAsk: true }], seededRandom(1));
  expect(raised).toMatchObject({ ask: true, level: 'risk', kind: 'fixed' });
});
