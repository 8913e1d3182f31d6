import type { Block, Span } from './lesson.ts';

const plain = (spans: readonly Span[]) => spans.map(({ text }) => text).join('');

/** What is read aloud of a block; nothing of a drawing. */
export function spokenOf(block: Block): string {
  if (block.kind === 'picture') return '';
  return 'items' in block ? block.items.map(plain).join('. ') : plain(block.spans);
}
