import { Marked } from 'marked';

export interface LegalDocument {
  title: string;
  html: string;
}

const slug = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^a-z0-9 ]/g, '')
    .replaceAll(' ', '-');

/**
 * Turns our own Markdown into HTML while the site is built; the browser gets the result only.
 * A heading may name its anchor: `## Cookies {#cookies}`. The first heading becomes the title.
 */
export function renderLegal(markdown: string): LegalDocument {
  let title = '';
  const marked = new Marked({
    renderer: {
      heading({ text, depth }) {
        const [, words = text, id = slug(words)] = /^(.*?)(?:\s*\{#([\w-]+)\})?$/.exec(text) ?? [];
        if (depth === 1) {
          title = words;
          return '';
        }
        return `<h${depth} id="${id}">${words}</h${depth}>`;
      },
      table(token) {
        const cell = (tag: string, text: string) =>
          `<${tag}>${this.parser.parseInline([{ type: 'text', raw: text, text }])}</${tag}>`;
        const head = token.header.map(({ text }) => cell('th', text)).join('');
        const rows = token.rows.map(
          (row) => `<tr>${row.map(({ text }) => cell('td', text)).join('')}</tr>`,
        );
        return `<div class="scroll" tabindex="0" role="region" aria-label="${token.header[0]?.text ?? ''}"><table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
      },
    },
  });
  const html = marked.parse(markdown, { async: false });
  return { title, html };
}
