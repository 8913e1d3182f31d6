import { describe, expect, it } from 'vitest';
import { blankTexts, faultsOf } from './check-story.ts';
import type { Choice, Scene, Story } from './story.ts';

const scene = (...choices: Choice[]): Scene => ({
  lines: [{ who: 'narrator', text: 'Llueve.' }],
  choices,
});
const go = (to: string, more: Partial<Choice> = {}): Choice => ({
  id: to,
  text: 'Ir',
  to,
  ...more,
});

function story(scenes: Record<string, Scene>): Story {
  return { id: 's', first: 'a', meters: { trust: { start: 0, least: 0, most: 2 } }, scenes };
}

describe('the checker of stories', () => {
  it('finds nothing in a story that ends on every way, also after a loop', () => {
    const loop = scene(
      go('a', { id: 'wait', effects: { trust: 1 } }),
      go('b', { when: [{ meter: 'trust', atLeast: 2 }] }),
    );
    expect(faultsOf(story({ a: loop, b: scene() }))).toEqual([]);
  });

  it.each<[string, Record<string, Scene>]>([
    ['leads to "x", which is no scene', { a: scene(go('x')) }],
    ['nobody reaches "b"', { a: scene(), b: scene() }],
    [
      'no ending can be reached from "b"',
      { a: scene(go('b'), go('c')), b: scene(go('b')), c: scene() },
    ],
    [
      '"a" is a dead end',
      { a: scene(go('b', { when: [{ meter: 'trust', atLeast: 1 }] })), b: scene() },
    ],
    ['text missing', { a: { lines: [{ who: 'narrator', text: ' ' }], choices: [] } }],
    ['"a" says nothing', { a: { lines: [], choices: [] } }],
    ['two choices of one name', { a: scene(go('b'), go('b')), b: scene() }],
    ['moves "joy", which is no meter', { a: scene(go('b', { effects: { joy: 1 } })), b: scene() }],
    [
      'asks for "joy", which is no meter',
      { a: scene(go('b', { when: [{ meter: 'joy' }] })), b: scene() },
    ],
    [
      'never comes to say "Nunca"',
      {
        a: scene(
          go('b'),
          go('b', { id: 'c', text: 'Nunca', when: [{ meter: 'trust', atLeast: 1 }] }),
        ),
        b: scene(),
      },
    ],
  ])('says that it %s', (fault, scenes) => {
    expect(faultsOf(story(scenes)).join('\n')).toContain(fault);
  });

  it('finds a dead end that only some ways lead to', () => {
    const scenes = {
      a: scene(go('b', { effects: { trust: 1 } }), go('b', { id: 'cold' })),
      b: scene(go('c', { when: [{ meter: 'trust', atLeast: 1 }] })),
      c: scene(),
    };
    expect(faultsOf(story(scenes))).toContain('s: "b" is a dead end');
  });

  it('says where a text is missing, however deep', () => {
    expect(blankTexts({ a: [{ b: 'x' }, { b: '' }], n: 3, none: null }, 'c')).toEqual([
      'c.a.1.b: text missing',
    ]);
  });
});
