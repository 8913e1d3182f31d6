import { describe, expect, it } from 'vitest';
import { storableState } from './stored-state.ts';
import { FRESH_STATE, readTalkState, type TalkState } from './turns/talk-state.ts';

const flow = (words: string) => ({
  flow: 'farewell',
  step: 'wish',
  slots: [['name', words] as [string, string]],
  helped: false,
});
const inFlow = (words: string): TalkState => ({
  ...FRESH_STATE,
  place: { at: 'flow', ...flow(words) },
  people: ['tu prima'],
});

describe('the state as it is stored', () => {
  it('is the state itself', () => {
    expect(storableState(inFlow('Rocco'), true)).toEqual(inFlow('Rocco'));
  });

  it('holds none of the words of a message that is not kept', () => {
    expect(JSON.stringify(storableState(inFlow('Rocco'), false))).not.toMatch(/Rocco|prima/);
  });

  it('takes words that were cut in the middle of an emoji', () => {
    const stored = storableState(inFlow('Rocco \u{1F436}'.slice(0, -1)), true);
    expect(stored?.place).toMatchObject({ slots: [['name', 'Rocco \uFFFD']] });
    expect(storableState(inFlow('Rocco \u{1F436}'), true)).toEqual(inFlow('Rocco \u{1F436}'));
  });

  it('goes without words where it would be too long', () => {
    const paused = Array.from({ length: 3 }, () => ({
      ...flow(''),
      slots: Array.from({ length: 12 }, (_, at): [string, string] => [`${at}`, '€'.repeat(200)]),
    }));
    const state = { ...inFlow('Rocco'), paused };
    expect(readTalkState(state)).not.toBeNull();
    const stored = storableState(state, true);
    expect(stored?.paused).toHaveLength(3);
    expect(stored?.people).toEqual([]);
  });
});
