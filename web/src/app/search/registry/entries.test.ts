import { describe, expect, it } from 'vitest';
import { PRESETS } from '#domain/ambient/presets.content.ts';
import { SOUND_IDS } from '#domain/ambient/sounds.ts';
import { PACKS } from '#domain/challenges/packs.ts';
import { ANSWERS } from '#domain/companion/content/answers/all-answers.ts';
import { FLOW_LIST } from '#domain/companion/content/flows/flow-list.content.ts';
import { CRISIS_DIRECTORY } from '#domain/crisis-lines/directory.ts';
import { folded } from '#domain/folded.ts';
import { ENTRY_KINDS, type EntryKind } from '#domain/search/entry.ts';
import { MEANINGS } from '#domain/search/meanings/all-meanings.ts';
import { CARDS } from '#web/features/learning/library/cards.ts';
import { SERVICES } from '#web/features/resources/directory/services.content.ts';
import { WORKS } from '#web/features/resources/directory/works.content.ts';
import { KNOWN_SHEETS } from '#web/features/resources/sheets/sheets.ts';
import { KNOWN_TOOLS } from '#web/features/wellness-tools/registry.ts';
import { GAMES } from '#web/games/registry.ts';
import { PLACES } from '../../places/registry.ts';
import { PLACE_WORDS } from '../texts.ts';
import { ENTRIES, entryOf } from './entries.ts';
import { SPOTS } from './spots.content.ts';

/** Doors and steps of signing in, a page for who draws, home itself, and the search. */
const NO_PLACES = [
  '/',
  '/auth',
  '/mascot',
  '/reset-password',
  '/search',
  '/signin',
  '/signup',
  '/verify-email',
];

const idsOf = (wanted: EntryKind) =>
  ENTRIES.filter(({ kind }) => kind === wanted).map(({ id }) => id.slice(wanted.length + 1));
const own = (list: readonly { id: string }[]) => list.map(({ id }) => id);

describe('the registry of what exists', () => {
  it.each([
    ['tool', own(KNOWN_TOOLS)],
    ['game', Object.keys(GAMES)],
    ['lesson', own(CARDS)],
    ['sheet', own(KNOWN_SHEETS)],
    ['answer', own(ANSWERS)],
    ['flow', own(FLOW_LIST)],
    ['sound', [...SOUND_IDS, ...own(PRESETS)]],
    ['challenge', own(PACKS)],
    ['line', CRISIS_DIRECTORY.map(({ code }) => code)],
    ['service', own(SERVICES)],
    ['work', own(WORKS)],
  ] as const)('has every %s of its own registry, once', (kind, ids) => {
    expect(new Set(idsOf(kind))).toEqual(new Set(ids));
    expect(idsOf(kind)).toHaveLength(ids.length);
  });

  it('has every page that is a place and not a door', () => {
    const listed = PLACES.map(({ address }) => address);
    expect(Object.keys(PLACE_WORDS).filter((address) => !listed.includes(address))).toEqual([]);
    const games = Object.values(GAMES).map(({ paths }) => paths[0] as string);
    const missing = listed.filter((address) => !PLACE_WORDS[address] && !games.includes(address));
    expect(missing.toSorted()).toEqual(NO_PLACES);
  });

  it('names and explains each', () => {
    const wanting = ENTRIES.filter(
      ({ kind, title, summary, to }) =>
        !ENTRY_KINDS.includes(kind) || title === '' || summary === '' || !to.startsWith('/'),
    );
    expect(wanting).toEqual([]);
    expect(new Set(ENTRIES.map(({ id }) => id)).size).toBe(ENTRIES.length);
  });

  it('leads from each spot to a page, and to a part that is there', () => {
    const pages = new Set(['/', ...PLACES.map(({ address }) => address)]);
    const sources = Object.values(
      import.meta.glob<string>(
        ['../../../features/**/*.{ts,tsx}', '../../../../../content/legal/*.md'],
        { query: '?raw', import: 'default', eager: true },
      ),
    ).join('\n');
    const parts = new Set([
      ...[...sources.matchAll(/\bid[=:] ?['"]([\w-]+)['"]/g)].map(([, id = '']) => id),
      ...[...sources.matchAll(/^## (.+)$/gm)].map(([, title = '']) =>
        folded(title).replaceAll(' ', '-'),
      ),
    ]);
    const lost = SPOTS.filter(({ to }) => {
      const { pathname, hash } = new URL(to, 'https://remanso.test');
      return !pages.has(pathname) || (hash !== '' && !parts.has(hash.slice(1)));
    });
    expect(lost).toEqual([]);
  });

  it('has what every meaning leads to', () => {
    const named = MEANINGS.flatMap(({ first }) => first.split(' '));
    expect(named.filter((id) => !entryOf(id))).toEqual([]);
  });
});
