import { expect, it } from 'vitest';
import { slowest, timedStories, timedTests } from './slowest.ts';

it('reads the tests of Vitest by file and full name', () => {
  const report = {
    testResults: [
      {
        name: '/home/ana/remanso/server/src/keys.test.ts',
        assertionResults: [
          { fullName: 'keys are made once', duration: 1520 },
          { fullName: 'keys are read', duration: null },
        ],
      },
    ],
  };
  expect(timedTests(report, '/home/ana/remanso')).toEqual([
    { name: 'server/src/keys.test.ts › keys are made once', seconds: 1.52 },
    { name: 'server/src/keys.test.ts › keys are read', seconds: 0 },
  ]);
});

it('reads stories in groups, with every attempt', () => {
  const story = (title: string, ...durations: number[]) => ({
    title,
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  });
  const suites = [
    {
      file: 'mood.spec.ts',
      specs: [story('one', 2000)],
      suites: [{ file: 'mood.spec.ts', specs: [story('two', 3000, 1500)] }],
    },
  ];
  expect(timedStories({ suites })).toEqual([
    { name: 'e2e/mood.spec.ts › one', seconds: 2 },
    { name: 'e2e/mood.spec.ts › two', seconds: 4.5 },
  ]);
});

it('names the slowest, and no more than asked for', () => {
  const timed = [1, 12.34, 5].map((seconds) => ({ name: `t${seconds}`, seconds }));
  expect(slowest(timed, 2)).toEqual(['  12.3 s  t12.34', '   5.0 s  t5']);
});
