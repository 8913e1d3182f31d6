import { expect, it } from 'vitest';
import { paintFirst } from './paint-first.ts';

const PAGE =
  '<head><title>Hoy</title><link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js"/><link rel="stylesheet" href="/assets/root.css"/></head><body></body>';

it('asks for the stylesheet, then the fonts, then the scripts', () => {
  const html = paintFirst(PAGE, ['/assets/text.woff2']);
  const places = ['root.css', 'text.woff2', 'a.js', 'b.js'].map((name) => html.indexOf(name));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(html.match(/modulepreload/g)).toHaveLength(2);
  expect(html.match(/fetchpriority="low"/g)).toHaveLength(2);
});

it('fails loudly when a page has lost its stylesheet', () => {
  expect(() => paintFirst('<head></head>', [])).toThrow('no stylesheet');
});
