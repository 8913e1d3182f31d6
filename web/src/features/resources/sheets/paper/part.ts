import type { Block, BlockKind } from '../sheet.ts';

/** What the part of a sheet that draws one kind of block is given. */
export type Part<K extends BlockKind> = Omit<Extract<Block, { kind: K }>, 'kind'>;

/** 0 to `count` - 1, for what is drawn so many times. */
export const times = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, at) => at);
