/** A run of text with its marks. */
export interface Span {
  text: string;
  strong?: true;
  emphasis?: true;
}

export type Block =
  | { type: 'heading'; spans: Span[] }
  | { type: 'paragraph'; lines: Span[][] }
  | { type: 'quote'; lines: Span[][] }
  | { type: 'list'; ordered: boolean; items: Span[][] }
  | { type: 'rule' };

const HEADING = /^#{1,4}\s+(.+)$/;
const BULLET = /^\s{0,3}[-*•]\s+(.+)$/;
const NUMBER = /^\s{0,3}\d{1,3}[.)]\s+(.+)$/;
const QUOTE = /^>\s?(.*)$/;
const RULE = /^(?:-{3,}|\*{3,}|_{3,})$/;

/**
 * The light Markdown of the diary: titles, lists, quotes, lines, bold and italics. It gives data and
 * never HTML, so whatever somebody writes or pastes stays text. Every character is read a few times
 * at most, however long the text is.
 */
export function readMarkdown(text: string): Block[] {
  const blocks: Block[] = [];
  for (const line of text.replaceAll(/\r\n?/g, '\n').split('\n')) {
    if (line.trim() === '') {
      blocks.push({ type: 'paragraph', lines: [] });
      continue;
    }
    const last = blocks.at(-1);
    const heading = HEADING.exec(line)?.[1];
    const bullet = BULLET.exec(line)?.[1];
    const number = NUMBER.exec(line)?.[1];
    const quote = QUOTE.exec(line)?.[1];
    if (RULE.test(line.replaceAll(/\s/g, ''))) blocks.push({ type: 'rule' });
    else if (heading !== undefined) blocks.push({ type: 'heading', spans: readSpans(heading) });
    else if (bullet !== undefined || number !== undefined) {
      const ordered = number !== undefined;
      const spans = readSpans(bullet ?? number ?? '');
      if (last?.type === 'list' && last.ordered === ordered) last.items.push(spans);
      else blocks.push({ type: 'list', ordered, items: [spans] });
    } else if (quote !== undefined) {
      if (last?.type === 'quote') last.lines.push(readSpans(quote));
      else blocks.push({ type: 'quote', lines: [readSpans(quote)] });
    } else if (last?.type === 'paragraph') last.lines.push(readSpans(line));
    else blocks.push({ type: 'paragraph', lines: [readSpans(line)] });
  }
  return blocks.filter((block) => block.type !== 'paragraph' || block.lines.length > 0);
}

/** `**strong**`, `*soft*` or `_soft_`; a sign without its partner is a sign. */
const MARKED =
  /\*\*(?=\S)([^*\n]{1,2000}?\S|\S)\*\*|(?<![\p{L}\p{N}*_])([*_])(?=\S)([^*_\n]{1,2000}?\S|\S)\2(?![\p{L}\p{N}*_])/gu;

function readSpans(line: string): Span[] {
  const spans: Span[] = [];
  let end = 0;
  for (const found of line.matchAll(MARKED)) {
    if (found.index > end) spans.push({ text: line.slice(end, found.index) });
    const [whole, strong, , soft] = found;
    spans.push(
      strong === undefined ? { text: soft ?? '', emphasis: true } : { text: strong, strong: true },
    );
    end = found.index + whole.length;
  }
  if (end < line.length) spans.push({ text: line.slice(end) });
  return spans;
}

/** The words alone, on one line: for the list, and for what is found. */
export function plainWords(text: string): string {
  const lines = readMarkdown(text).flatMap((block) => {
    if (block.type === 'rule') return [];
    if (block.type === 'heading') return [block.spans];
    return block.type === 'list' ? block.items : block.lines;
  });
  return lines.map((spans) => spans.map((span) => span.text).join('')).join(' ');
}
