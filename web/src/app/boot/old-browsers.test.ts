import { createContext, runInContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { OLD_BROWSERS_SCRIPT } from './old-browsers.ts';

/** A world of its own, as a browser that lacks what the script brings; runs `code` in it. */
function inOldBrowser(code: string): unknown {
  const world = createContext({});
  runInContext(
    "for (const name of ['toSorted', 'toReversed', 'toSpliced', 'with']) delete Array.prototype[name]; delete Promise.withResolvers;",
    world,
  );
  runInContext(OLD_BROWSERS_SCRIPT, world);
  return runInContext(code, world);
}
const listIn = (code: string) => JSON.parse(String(inOldBrowser(`JSON.stringify(${code})`)));

describe('what the oldest browsers lack', () => {
  it('is there after the script, and leaves the list as it was', () => {
    expect(listIn('(() => { const a = [3, 1, 2]; return [a.toSorted(), a]; })()')).toEqual([
      [1, 2, 3],
      [3, 1, 2],
    ]);
    expect(listIn('[3, 1, 2].toSorted((a, b) => b - a)')).toEqual([3, 2, 1]);
    expect(listIn('(() => { const a = [1, 2]; return [a.toReversed(), a]; })()')).toEqual([
      [2, 1],
      [1, 2],
    ]);
    expect(listIn("[1, 2, 3].toSpliced(1, 1, 'a', 'b')")).toEqual([1, 'a', 'b', 3]);
    expect(listIn('[[1, 2].with(0, 9), [1, 2].with(-1, 9)]')).toEqual([
      [9, 2],
      [1, 9],
    ]);
  });

  it('opens a promise from outside', async () => {
    const given = inOldBrowser(
      '(() => { const d = Promise.withResolvers(); d.resolve(7); return d.promise; })()',
    );
    expect(await given).toBe(7);
  });

  it('does not show when a list is walked', () => {
    expect(
      listIn('(() => { const seen = []; for (const key in [1]) seen.push(key); return seen; })()'),
    ).toEqual(['0']);
  });

  it('leaves what a browser brings itself', () => {
    const world = createContext({});
    const before: unknown = runInContext('Array.prototype.toSorted', world);
    runInContext(OLD_BROWSERS_SCRIPT, world);
    expect(runInContext('Array.prototype.toSorted', world)).toBe(before);
  });
});
