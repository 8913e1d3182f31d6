// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { PIECES } from '#domain/store/catalogue.content.ts';
import { nameOf } from '#domain/store/piece.ts';
import { CARDS } from '#web/features/learning/library/cards.ts';
import { KNOWN_TOOLS } from '#web/features/wellness-tools/registry.ts';
import { GAMES } from '#web/games/registry.ts';
import { PLACES } from './registry.ts';

// Only the build can read it.
vi.mock('../../../../content/legal/4.2.md?document', () => ({ default: { title: '', html: '' } }));

/** Where what is owned may be asked for: the store, and the looks and sounds that it sells. */
const MAY_ASK = [
  /^\.\.\/\.\.\/features\/(store|settings|ambient)\//,
  /^\.\.\/routes\/me\/(token-store|settings|profile)\.tsx$/,
  /^\.\.\/routes\/[\w-]+\/ambient\.tsx$/,
  /^\.\.\/(profile|settings|store|ambient|background)\//,
  // Dresses Nilo, and erases what lies here of it.
  /^\.\.\/access\/look-after-session\.ts$/,
  /^\.\.\/own-data\/registry\.ts$/,
  /^\.\.\/places\//,
];

it('sells no page, no tool, no game and no lesson', () => {
  const sold = new Set(PIECES.map(({ id }) => nameOf(id)));
  const care = [
    ...PLACES.map(({ address }) => address.slice(address.lastIndexOf('/') + 1)),
    ...KNOWN_TOOLS.map(({ id }) => id),
    ...Object.keys(GAMES),
    ...CARDS.map(({ id }) => id),
  ];
  expect(care.length).toBeGreaterThan(60);
  expect(care.filter((name) => sold.has(name))).toEqual([]);
});

it('asks nowhere else what somebody owns', () => {
  const sources = import.meta.glob<string>(['../../**/*.{ts,tsx}', '!../../**/*.test.{ts,tsx}'], {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const asking = Object.entries(sources)
    .filter(([, text]) => /(features|domain)\/store\/|store_purchases|worn_pieces/.test(text))
    .map(([file]) => file);
  expect(asking.length).toBeGreaterThan(5);
  expect(asking.filter((file) => !MAY_ASK.some((place) => place.test(file)))).toEqual([]);
});
