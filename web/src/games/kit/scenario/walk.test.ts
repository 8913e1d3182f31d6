import { expect, it } from 'vitest';
import type { Story } from './story.ts';
import { beginStory, choicesAt, choose, isEnding, linesAt } from './walk.ts';

const STORY: Story = {
  id: 'bench',
  first: 'bench',
  meters: { trust: { start: 1, least: 0, most: 2 } },
  scenes: {
    bench: {
      lines: [
        { who: 'ana', text: 'Hola.' },
        { who: 'ana', text: 'Te cuento.', when: [{ meter: 'trust', atLeast: 2 }] },
        { who: 'ana', text: 'Nada.', when: [{ meter: 'trust', atMost: 0 }] },
      ],
      choices: [
        { id: 'near', text: 'Sentarse', to: 'bench', effects: { trust: 1 } },
        { id: 'far', text: 'Callar', to: 'bench', effects: { trust: -5 } },
        { id: 'end', text: 'Irse', to: 'end', when: [{ meter: 'trust', atLeast: 2 }] },
      ],
    },
    end: { lines: [{ who: 'narrator', text: 'Anochece.' }], choices: [] },
  },
};

const texts = (at: ReturnType<typeof beginStory>) => linesAt(STORY, at).map(({ text }) => text);

it('says and offers what the meters allow, and keeps them in their range', () => {
  const start = beginStory(STORY);
  expect(texts(start)).toEqual(['Hola.']);
  const near = choose(STORY, choose(STORY, start, 'near'), 'near');
  expect(near.meters).toEqual({ trust: 2 });
  expect(texts(near)).toEqual(['Hola.', 'Te cuento.']);
  const far = choose(STORY, near, 'far');
  expect(far.meters).toEqual({ trust: 0 });
  expect(texts(far)).toEqual(['Hola.', 'Nada.']);
});

it('lets nobody take a choice that is not offered', () => {
  const start = beginStory(STORY);
  expect(choicesAt(STORY, start).map(({ id }) => id)).toEqual(['near', 'far']);
  expect(choose(STORY, start, 'end')).toBe(start);
  const end = choose(STORY, choose(STORY, start, 'near'), 'end');
  expect(isEnding(STORY, end)).toBe(true);
});
