import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const PRELOADS = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const STYLESHEET = /<link rel="stylesheet"/;

/**
 * Puts what paints before what runs. React writes some thirty preloads of scripts before the
 * stylesheet, which then waits for a free connection behind them; the fonts, which only the
 * stylesheet names, come last of all, and the text is set twice.
 * @param fonts addresses of the fonts that every page is set in
 */
export function paintFirst(html: string, fonts: readonly string[]): string {
  if (!STYLESHEET.test(html)) throw new Error('The page has no stylesheet.');
  const scripts = [...html.matchAll(PRELOADS)].map(
    ([, href]) => `<link rel="modulepreload" fetchpriority="low" href="${href}"/>`,
  );
  const preloads = fonts.map(
    (href) => `<link rel="preload" as="font" type="font/woff2" crossorigin="" href="${href}"/>`,
  );
  return html
    .replaceAll(PRELOADS, '')
    .replace('</head>', `${preloads.join('')}${scripts.join('')}</head>`);
}

/** Does so in every page of the build. */
export function paintPagesFirst(client: string): void {
  const fonts = readdirSync(join(client, 'assets'))
    .filter((name) => name.endsWith('.woff2'))
    .map((name) => `/assets/${name}`);
  const pages = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  );
  for (const page of pages) {
    const file = join(client, page);
    writeFileSync(file, paintFirst(readFileSync(file, 'utf8'), fonts));
  }
}
