import { expect, it } from 'vitest';
import { subjectProblems } from './commit-subject.ts';

it('lets plain subjects be, up to 72 characters', () => {
  expect(subjectProblems('Limit embeds per request')).toEqual([]);
  expect(subjectProblems('a'.repeat(72))).toEqual([]);
});

it.each([
  ['a'.repeat(73), 'has 73 characters, at most 72'],
  ['Limit embeds per request.', 'ends with a period'],
  [' ', 'is empty'],
])('finds what is wrong with %j', (subject, problem) => {
  expect(subjectProblems(subject)).toEqual([problem]);
});
