import { type Block, readMarkdown, type Span } from '#domain/diary/words/markdown.ts';
import type { EmotionId } from '#domain/mood/emotions.ts';
import { EXPORT_TEXTS as TEXTS } from './export.texts.ts';
import type { ExportedEntry } from './export-files.ts';

/**
 * The diary as one page that opens anywhere and prints like a book: oldest first, a chapter a month.
 * It holds no script and asks the network for nothing.
 */
export function asHtml(
  entries: readonly ExportedEntry[],
  names: Readonly<Record<EmotionId, string>>,
): string {
  const months = new Map<string, ExportedEntry[]>();
  for (const entry of entries.toReversed()) {
    const month = TEXTS.month(new Date(entry.occurredAt));
    months.set(month, [...(months.get(month) ?? []), entry]);
  }
  const chapters = [...months].map(([month, pages], place) => {
    const articles = pages.map((page) => articleOf(page, names)).join('\n');
    return `<section id="m${place}"><h2>${escaped(month)}</h2>\n${articles}\n</section>`;
  });
  const contents = [...months].map(
    ([month, pages], place) =>
      `<li><a href="#m${place}">${escaped(month)}</a> <span>${TEXTS.pages(pages.length)}</span></li>`,
  );
  return `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${TEXTS.title}</title>
<style>${STYLE}</style>
</head>
<body>
<header><h1>${TEXTS.title}</h1><p>${escaped(TEXTS.made(new Date(), entries.length))}</p></header>
<nav aria-label="${TEXTS.contents}"><ul>${contents.join('')}</ul></nav>
<main>
${chapters.join('\n')}
</main>
</body>
</html>
`;
}

function articleOf(
  { occurredAt, title, body, emotion, tags }: ExportedEntry,
  names: Readonly<Record<EmotionId, string>>,
): string {
  const about = [...(emotion ? [names[emotion]] : []), ...tags.map((tag) => `#${tag}`)];
  const moment = new Date(occurredAt);
  return [
    '<article>',
    `<p class="when"><time datetime="${escaped(occurredAt)}">${escaped(TEXTS.moment(moment))}</time></p>`,
    title === '' ? '' : `<h3>${escaped(title)}</h3>`,
    readMarkdown(body).map(blockOf).join('\n'),
    about.length > 0 ? `<p class="about">${escaped(about.join(' · '))}</p>` : '',
    '</article>',
  ]
    .filter((part) => part !== '')
    .join('\n');
}

function blockOf(block: Block): string {
  switch (block.type) {
    case 'heading':
      return `<h4>${lineOf(block.spans)}</h4>`;
    case 'list': {
      const tag = block.ordered ? 'ol' : 'ul';
      return `<${tag}>${block.items.map((item) => `<li>${lineOf(item)}</li>`).join('')}</${tag}>`;
    }
    case 'quote':
      return `<blockquote>${block.lines.map(lineOf).join('<br>')}</blockquote>`;
    case 'rule':
      return '<hr>';
    default:
      return `<p>${block.lines.map(lineOf).join('<br>')}</p>`;
  }
}

function lineOf(spans: readonly Span[]): string {
  return spans
    .map(({ text, strong, emphasis }) => {
      const words = escaped(text);
      if (strong) return `<strong>${words}</strong>`;
      return emphasis ? `<em>${words}</em>` : words;
    })
    .join('');
}

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** What somebody wrote stays text, whatever it is. */
function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);
}

const STYLE = `
:root { color-scheme: light dark; }
body { max-width: 62ch; margin: 0 auto; padding: 3rem 1.25rem 6rem; font: 1.0625rem/1.65 Georgia, 'Iowan Old Style', serif; color: #17303a; background: #fbfdfc; overflow-wrap: anywhere; }
header { padding: 3rem 0 1.5rem; border-bottom: 1px solid #cfdcdc; }
h1 { margin: 0; font-size: 2.5rem; font-weight: 600; line-height: 1.15; }
header p, nav span, .when, .about { color: #4a6570; font-size: .9375rem; }
nav ul { columns: 2; padding: 0; list-style: none; }
nav a { color: #1d5f74; }
h2 { margin: 3.5rem 0 1rem; font-size: 1.75rem; font-weight: 600; }
h2::first-letter { text-transform: uppercase; }
h3 { margin: .1rem 0 .6rem; font-size: 1.3125rem; line-height: 1.3; }
h4 { margin: 1.2rem 0 .3rem; font-size: 1.0625rem; }
article { padding: 1.5rem 0; border-top: 1px solid #cfdcdc; }
article p, article blockquote { margin: .6rem 0; }
.when { margin: 0; }
.when::first-letter { text-transform: uppercase; }
blockquote { padding-left: 1rem; border-left: 3px solid #9fbcc0; }
hr { width: 4rem; margin: 1.5rem auto; border: 0; border-top: 1px solid #9fbcc0; }
@media (prefers-color-scheme: dark) {
  body { color: #e6eef0; background: #12222a; }
  header, article { border-color: #34505c; }
  header p, nav span, .when, .about { color: #a9c0c6; }
  nav a { color: #8fd0e0; }
}
@media print {
  @page { margin: 22mm 20mm; }
  body { max-width: none; padding: 0; font-size: 11pt; color: #000; background: #fff; }
  nav { display: none; }
  section + section { break-before: page; }
  h2, h3, h4, .when { break-after: avoid; }
  p, li, blockquote { orphans: 3; widows: 3; }
  header p, .when, .about { color: #333; }
}
`;
