import { describe, expect, it } from 'vitest';
import { checkRepeatedPatterns, repeatedGroups } from './repeated-patterns.ts';

describe('patterns that repeat what is repeated', () => {
  it.each(['^(?:(?:ja|je)+[jahe]*\\s*)+$', '(a+)+', '(?:x(?:y*)z?)*', '([^)]*){2,}', '(\\)a*)+'])(
    'finds %s',
    (pattern) => {
      expect(repeatedGroups(pattern)).not.toEqual([]);
    },
  );

  it.each(['^(?:ja)+ [jahe]*$', '(a+){0,5}', '(?:a|b)*c+', '[(a+]+', '\\(a+\\)+', '(a+)?b*'])(
    'leaves %s alone',
    (pattern) => {
      expect(repeatedGroups(pattern)).toEqual([]);
    },
  );

  it('names file and line, and takes a reason for an answer', () => {
    const text = 'export const A = 1;\nconst LAUGH = /(?:ja+)+/;\n';
    const path = 'domain/companion/laugh.ts';
    expect(checkRepeatedPatterns([{ path, text }])).toEqual([
      { file: `${path}:2`, message: '(?:ja+)+ repeats what is repeated in it' },
    ]);
    const reasoned = text.replace('const LAUGH', '// linear: because.\nconst LAUGH');
    expect(checkRepeatedPatterns([{ path, text: reasoned }])).toEqual([]);
    expect(checkRepeatedPatterns([{ path: 'domain/laugh.test.ts', text }])).toEqual([]);
  });
});
