import { expect, it } from 'vitest';
import { checkFileSizes } from './file-sizes.ts';

const lines = (count: number) => 'x\n'.repeat(count);

it('refuses a file of more than 300 lines, content aside', () => {
  expect(
    checkFileSizes([
      { path: 'server/src/rest/big.ts', text: lines(301) },
      { path: 'server/src/rest/fits.ts', text: lines(300) },
      { path: 'domain/companion/content/topics.ts', text: lines(900) },
    ]),
  ).toEqual([{ file: 'server/src/rest/big.ts', message: '301 lines, at most 300' }]);
});

it('refuses a folder of more than a dozen sources, tests aside', () => {
  const folder = Array.from({ length: 13 }, (_, index) => ({
    path: `web/src/lib/file-${index}.ts`,
    text: '',
  }));
  expect(checkFileSizes(folder)).toEqual([
    { file: 'web/src/lib', message: '13 source files, at most 12' },
  ]);
  expect(
    checkFileSizes([...folder.slice(0, 12), { path: 'web/src/lib/a.test.ts', text: '' }]),
  ).toEqual([]);
});
