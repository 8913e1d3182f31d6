// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { EMOTION_IDS, type EmotionId } from '#domain/mood/emotions.ts';
import { asHtml } from './export-html.ts';

const NAMES = Object.fromEntries(EMOTION_IDS.map((id) => [id, id.toUpperCase()])) as Record<
  EmotionId,
  string
>;
const page = (day: string, title: string, body: string) => ({
  id: day,
  occurredAt: `2026-${day}T12:00:00Z`,
  title,
  body,
  emotion: 'calma' as const,
  tags: ['mi hermana'],
});
const read = (...pages: ReturnType<typeof page>[]) =>
  new DOMParser().parseFromString(asHtml(pages, NAMES), 'text/html');

it('reads like a book: oldest first, a chapter a month', () => {
  const html = read(page('03-02', 'Tres', ''), page('02-20', 'Dos', ''), page('02-01', 'Uno', ''));
  expect([...html.querySelectorAll('h3')].map((one) => one.textContent)).toEqual([
    'Uno',
    'Dos',
    'Tres',
  ]);
  expect([...html.querySelectorAll('h2')].map((one) => one.textContent)).toEqual([
    'febrero de 2026',
    'marzo de 2026',
  ]);
  const places = [...html.querySelectorAll('nav a')].map((link) => link.getAttribute('href') ?? '');
  expect(places.every((place) => html.querySelector(place) !== null)).toBe(true);
  expect(html.querySelector('.about')?.textContent).toBe('CALMA · #mi hermana');
});

it('gives light Markdown its form', () => {
  const html = read(page('03-02', '', '# El río\n\n**Mucho** y *poco*\n\n- uno\n- dos\n\n> lejos'));
  expect(html.querySelector('h4')?.textContent).toBe('El río');
  expect(html.querySelector('strong')?.textContent).toBe('Mucho');
  expect(html.querySelectorAll('main li')).toHaveLength(2);
  expect(html.querySelector('blockquote')?.textContent).toBe('lejos');
});

it('lets nothing that was written become more than text', () => {
  const evil = '<script>alert(1)</script><img src=x onerror=alert(1)>';
  const html = read({ ...page('03-02', evil, evil), tags: ['"><b>'] });
  expect(html.querySelector('article :is(script, img, b)')).toBeNull();
  expect(html.querySelector('h3')?.textContent).toBe(evil);
});
