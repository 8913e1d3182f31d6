import { expect, it } from 'vitest';
import { BACKGROUNDS } from './catalogue.content.ts';
import { pieceOf } from './piece-of.ts';

it.each(BACKGROUNDS)('knows $id by what is drawn, however much of it shows', ({ id, setting }) => {
  expect(pieceOf(setting)).toBe(id);
});
