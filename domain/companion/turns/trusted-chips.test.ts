import { describe, expect, it } from 'vitest';
import { browserGuard } from '../../safety/testing.ts';
import { holdTalk } from '../hold-talk.testing.ts';
import { seededRandom } from '../random.ts';
import { respond } from '../respond.ts';

describe('a chip', () => {
  it('shows further matters of a side when more of them are asked for', () => {
    const talk = holdTalk(browserGuard());
    talk.says('mmm');
    talk.taps('Entender qué me pasa');
    talk.taps('Algo con alguien');
    const first = talk.labels();
    talk.taps('Otra de estas');
    expect(talk.labels().filter((label) => first.includes(label))).toEqual(['Otra de estas']);
  });

  it('is not believed where other words came with it: help comes', () => {
    const turn = { text: 'me quiero matar', choice: 'way/enough', state: null, previous: [] };
    const answer = respond(browserGuard(), turn, seededRandom(1), { country: 'mx' });
    expect(answer).toMatchObject({ ask: true, kind: 'fixed' });
    expect(answer.text).toContain('800 911 2000');
  });
});
