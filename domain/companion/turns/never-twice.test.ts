import { describe, expect, it } from 'vitest';
import { browserGuard } from '../../safety/testing.ts';
import { MATTERS } from '../content/matters/all-matters.ts';
import { REACTIONS } from '../content/reactions/all-reactions.ts';
import { holdTalk } from '../hold-talk.testing.ts';
import { seededRandom } from '../random.ts';

const guard = browserGuard();
const FACETS = MATTERS.flatMap(({ facets }) => facets);
const REMARKS = [
  'ajá',
  'no sé',
  'y eso es todo',
  'hoy llovió otra vez en el barrio',
  'me quedé mirando la pared un rato',
  'no es eso',
  'gracias',
  '¿y entonces?',
  'mi prima vino a comer',
  'qué rabia me dio la fila del banco',
];
const TURNS = 36;

/** Whole sentences of some length; those that a flow says at its steps may come again with the flow. */
const sentencesOf = (text: string) =>
  text.split(/(?<=[.?…])\s+/u).filter((sentence) => sentence.length > 34);

/** A talk of chance: something told, something typed, a chip tapped. */
function talkOf(seed: number): string[] {
  const random = seededRandom(seed);
  const one = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)];
  const talk = holdTalk(guard, { country: 'mx' });
  const said: string[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    const chips =
      turn === 0
        ? []
        : talk.last().chips.filter(({ id }) => !/^(?:flow|step|resume|keep)\//.test(id));
    const chip = random() < 0.45 ? one(chips) : undefined;
    const typed = random() < 0.5 ? one(one(FACETS)?.says ?? []) : one(REMARKS);
    const answer = chip ? talk.goes(chip.id, chip.label) : talk.says(typed ?? 'ajá');
    if (answer.flow === null) said.push(...sentencesOf(answer.text));
  }
  return said;
}

describe('a long talk', () => {
  it.each([1, 2, 3, 4, 5, 6])('says no sentence twice, whatever is told (%i)', (seed) => {
    const said = talkOf(seed);
    expect(said.length).toBeGreaterThan(TURNS / 2);
    expect(said.filter((sentence, at) => said.indexOf(sentence) !== at)).toEqual([]);
  });

  it('answers the same words differently each time', () => {
    const talk = holdTalk(guard);
    const texts = Array.from({ length: 12 }, () => talk.says('hoy fue un martes').text);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('keeps what was said as numbers, not as sentences, and not without end', () => {
    const talk = holdTalk(guard);
    for (const { say } of REACTIONS.slice(0, 40)) talk.says(say[0] ?? '');
    const { said } = talk.last().state;
    expect(said.every((mark) => mark.length <= 12)).toBe(true);
    expect(said.length).toBeLessThanOrEqual(240);
  });
});
