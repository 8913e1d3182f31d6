import { describe, expect, it } from 'vitest';
import { holdTalk } from '../companion/hold-talk.testing.ts';
import { createGuard } from './guard.ts';
import { atLeast } from './levels.ts';
import { soundOf } from './text/sound.ts';

const RULES = createGuard();
const INHERITED = Object.getOwnPropertyNames(Object.prototype);

describe('words that every object answers to', () => {
  it.each(INHERITED)('reads %s as a word', (word) => {
    expect(typeof soundOf(word)).toBe('string');
    const text = `me quiero morir, mi papá es ${word}`;
    const { own, signals } = RULES.assess(text);
    expect(own).toBe('risk');
    expect(signals.map(({ kind }) => kind)).toContain('passive-ideation');
    expect(atLeast(holdTalk(RULES).says(text).safety.level, 'risk')).toBe(true);
  });

  it.each(INHERITED)('answers a talk about %s', (word) => {
    const texts = [`mi ${word} me gritó y me siento mal en esta ciudad`, `${word} ${word} 3`, word];
    for (const text of texts) {
      const answer = holdTalk(RULES).says(text);
      expect(answer.text).not.toMatch(/native code|\[object/u);
    }
  });
});
