import { describe, expect, it } from 'vitest';
import { render } from '../address/render.ts';
import { INTENTS } from '../content/intents.ts';
import { SHORT_REPLIES } from '../content/replies.ts';
import { IN_CASE } from '../content/safety-follow.ts';
import { type Tone, TONE_WORDS } from '../content/tones.ts';
import { RULES, talk } from '../hold-talk.testing.ts';
import { keyOf, sentencesOf } from '../phrasebook.ts';
import { respond, seededRandom } from '../respond.ts';
import { understand } from '../understand/understand.ts';
import { ENGLISH_ON_THE_WAY } from '../understand/words.content.ts';

const SEEDS = Array.from({ length: 12 }, (_, seed) => seed);

/** Whether an answer says one of these, whatever its slots hold. */
function saysOneOf(pool: readonly string[], answer: string): boolean {
  const said = sentencesOf(answer).map(keyOf);
  return pool.some((phrase) => {
    const [first = ''] = sentencesOf(render(phrase, 'tu')).map(keyOf);
    const start = first.split('[')[0] ?? '';
    return said.some(
      (sentence) => sentence === first || (start !== first && sentence.startsWith(start)),
    );
  });
}

describe('the tone of a message', () => {
  it.each<[Tone | null, string]>([
    ['hurt', 'no me invitaron'],
    ['fear', 'tengo miedo de que no salga'],
    ['shame', 'me da vergüenza'],
    ['tired', 'estoy agotada'],
    ['care', 'él siempre me decía Chelita'],
    ['plan', 'se lo digo el lunes'],
    ['fun', 'jajaja qué oso'],
    [null, 'trabajo en un banco'],
    [null, ''],
  ])('is heard: %s', (tone, text) => expect(understand(text).tone).toBe(tone));

  it('is answered to where no matter is named', () => {
    for (const seed of SEEDS) {
      const { text } = talk(['mi abuelo era carpintero', 'él siempre me decía Chelita'], seed).at(
        -1,
      )!;
      const { say, ask } = TONE_WORDS.care;
      expect(saysOneOf([...say, ...ask], text)).toBe(true);
    }
  });
});

describe('a wish in the middle of a talk', () => {
  const repliesOf = (id: string) => INTENTS.find((one) => one.id === id)?.replies ?? [];

  it.each([
    ['not-now', 'no quiero hablar de eso ahora'],
    ['not-now', 'prefiero no contarlo'],
    ['tell-me', 'cuéntame algo tú'],
    ['language', '¿hablas español?'],
    ['thanks', 'Dios lo bendiga'],
  ])('is met as what it is: %s', (id, text) => {
    for (const seed of SEEDS) {
      expect(saysOneOf(repliesOf(id), talk(['me dejó mi novio', text], seed).at(-1)!.text)).toBe(
        true,
      );
    }
  });

  it('for something small to do gets something to do', () => {
    const answer = talk(['me dejó mi novio', 'venga, una cosa pequeña']).at(-1);
    expect(answer?.technique).toBe('idea');
  });

  it('said in English is answered as part of the talk, at the beginning as a limit', () => {
    expect(
      saysOneOf(ENGLISH_ON_THE_WAY, talk(['mi mamá está enferma', 'I feel so sad']).at(-1)!.text),
    ).toBe(true);
    expect(saysOneOf(ENGLISH_ON_THE_WAY, talk(['I feel so sad']).at(-1)!.text)).toBe(false);
  });

  it('takes "ya lo hice" for something done, not for a yes', () => {
    for (const seed of SEEDS) {
      const { text } = talk(['tengo que llamar al banco', 'ya lo hice'], seed).at(-1)!;
      expect(saysOneOf(SHORT_REPLIES.done, text)).toBe(true);
    }
  });
});

it('help is named once, gently, to whoever tells something else after a sign that was only a guess', () => {
  const asked = { role: 'person', text: 'qué día', raisedTo: 'risk' } as const;
  const first = respond(RULES, [asked], seededRandom(2), { country: 'MX' });
  const said = [asked, { role: 'companion', text: first.text } as const];
  const second = respond(
    RULES,
    [...said, { role: 'person', text: 'tengo un hijo chico' }],
    seededRandom(3),
    {
      country: 'MX',
    },
  );
  expect(first.text).toContain('¿');
  expect(saysOneOf(IN_CASE, second.text)).toBe(true);
  const third = respond(
    RULES,
    [
      ...said,
      { role: 'person', text: 'tengo un hijo chico' },
      { role: 'companion', text: second.text },
      { role: 'person', text: 'casi no lo veo' },
    ],
    seededRandom(4),
    { country: 'MX' },
  );
  expect(saysOneOf(IN_CASE, third.text)).toBe(false);
});
