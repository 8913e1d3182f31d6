import { expect, it } from 'vitest';
import { afterDoing, afterRedo, afterUndo, type History, NOTHING_DONE } from './history.ts';

const done = (...items: string[]) =>
  items.reduce<History<string>>((history, item) => afterDoing(history, item), NOTHING_DONE);

it('goes back to the empty sheet and forth to the last mark', () => {
  let history = done('a', 'b', 'c');
  for (let step = 0; step < 5; step += 1) history = afterUndo(history);
  expect(history).toEqual({ done: [], undone: ['c', 'b', 'a'] });
  for (let step = 0; step < 5; step += 1) history = afterRedo(history);
  expect(history).toEqual({ done: ['a', 'b', 'c'], undone: [] });
});

it('lets go of what was taken back once something else is done', () => {
  expect(afterRedo(afterDoing(afterUndo(done('a', 'b')), 'z'))).toEqual({
    done: ['a', 'z'],
    undone: [],
  });
});
