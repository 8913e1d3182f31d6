import type { Block, Span } from './lesson.ts';

/** Where the drawing stands in the body. */
const PICTURE = '[dibujo]';

/** FNV-1a over the words, in base 36: short, and the same on every machine. */
function idOf(words: string): string {
  let hash = 0x811c9dc5;
  for (const sign of words) {
    hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash.toString(36);
}

/** `**strong**` and `*emphasis*`; there is no other mark inside a line. */
export function parseSpans(line: string): Span[] {
  return line
    .split(/(\*\*[^*]+\*\*|\*[^*]+\*)/)
    .filter((part) => part !== '')
    .map((part) => {
      if (part.startsWith('**')) return { text: part.slice(2, -2), as: 'strong' };
      if (part.startsWith('*')) return { text: part.slice(1, -1), as: 'em' };
      return { text: part };
    });
}

function blockOf(chunk: string): Block {
  const lines = chunk.split('\n').map((line) => line.trim());
  const id = idOf(chunk);
  const all = (mark: RegExp) => lines.every((line) => mark.test(line));
  const joined = (mark: RegExp) =>
    parseSpans(lines.map((line) => line.replace(mark, '')).join(' '));
  const items = (mark: RegExp) => lines.map((line) => parseSpans(line.replace(mark, '')));
  if (chunk === PICTURE) return { kind: 'picture', id: 'picture' };
  if (lines.length === 1 && chunk.startsWith('## '))
    return { kind: 'heading', id, spans: joined(/^## /) };
  if (all(/^> /)) return { kind: 'keep', id, spans: joined(/^> /) };
  if (all(/^- /)) return { kind: 'list', id, items: items(/^- /) };
  if (all(/^\d\. /)) return { kind: 'steps', id, items: items(/^\d\. /) };
  const odd = lines.find(
    (line) => /^([#>|`]|[-+*] |\d+[.)] |!?\[)/.test(line) || /https?:/.test(line),
  );
  if (odd !== undefined) throw new Error(`not in the format: "${odd.slice(0, 50)}"`);
  return { kind: 'text', id, spans: joined(/^/) };
}

/**
 * The part of Markdown that lessons use: paragraphs, `##` headings, `-` lists, `1.` steps, a `>`
 * sentence to keep, and a line `[dibujo]` where the drawing stands. Throws at anything else.
 */
export function parseBody(markdown: string): Block[] {
  return markdown
    .trim()
    .split(/\n{2,}/)
    .map((chunk) => blockOf(chunk.trim()));
}
