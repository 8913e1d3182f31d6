import type { RouteConfigEntry } from '@react-router/dev/routes';
import { describe, expect, it, vi } from 'vitest';
import { LEADS } from '#domain/companion/content/leads/leads.content.ts';
import { TOOL_PATHS } from '#domain/contracts/chat-values.ts';
import { PRODUCT } from '#domain/product.ts';
import { PACKS } from '#domain/challenges/packs.ts';
import { HOME_TEXTS } from '#web/features/home/texts.ts';
import { CARDS } from '#web/features/learning/library/cards.ts';
import { KNOWN_SHEETS } from '#web/features/resources/sheets/sheets.ts';
import { STONE_TEXTS } from '#web/features/stones/stones.content.ts';
import { addressOf, KNOWN_TOOLS } from '#web/features/wellness-tools/registry.ts';
import type { GameInfo } from '#web/games/contract.ts';
import { GAMES } from '#web/games/registry.ts';
import { AREAS, isInArea } from '../shell/areas.ts';
import { APP_TEXTS } from '../texts.ts';
import { DRAWN } from '../profile/tiles.ts';
import { ENTRIES } from '../search/registry/entries.ts';
import { listed, PLACES } from './registry.ts';

// Only the build can read it.
vi.mock('../../../../content/legal/4.2.md?document', () => ({ default: { title: '', html: '' } }));

interface RouteModule {
  meta?: (args: { location: { pathname: string } }) => { title?: string }[];
}

const modules = import.meta.glob<RouteModule>('../routes/**/*.tsx');

/** Every address of routes.ts with its module, and whether the guard stands before it. */
function addressesOf(
  entries: readonly RouteConfigEntry[],
  parent = '',
  guarded = false,
): { address: string; file: string; guarded: boolean }[] {
  return entries.flatMap((entry) => {
    const address = `${parent}/${entry.path ?? ''}`.replaceAll(/\/+/g, '/');
    const behind = guarded || entry.file.includes('guarded-layout');
    if (entry.children) return addressesOf(entry.children, address, behind);
    return [{ address: address.replace(/(.)\/$/, '$1'), file: entry.file, guarded: behind }];
  });
}

const routes = addressesOf((await import('../routes.ts')).default);
const games = Object.values<GameInfo>(GAMES);
const addresses = PLACES.map(({ address }) => address);

function routeAt(address: string) {
  const exact = routes.find((route) => route.address === address);
  return exact ?? routes.find((route) => matches(route.address, address));
}

function matches(pattern: string, address: string): boolean {
  const source = pattern.replaceAll(/:[^/]+/g, '[^/]+').replaceAll('*', '$^');
  return new RegExp(`^${source}$`).test(address);
}

/** Where an address leads, without what it says beyond the page. */
const pageOf = (address: string) => address.replace(/[?#].*$/, '');

describe('what pages declare', () => {
  it('is each address once, each with a route of its own', () => {
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const address of addresses) {
      expect(address).toMatch(/^\/([a-z-]+(\/[a-z-]+)*)?$/);
    }
    expect(addresses.filter((address) => routeAt(address) === undefined)).toEqual([]);
  });

  it('leaves no route undeclared', () => {
    const undeclared = routes
      .filter(({ address }) => !addresses.some((place) => matches(address, place)))
      .map(({ address }) => address);
    // The catch-all, the page of all tools, and what else opens a game.
    const known = [
      '/*',
      '/challenges/:pack',
      '/learning/:path/:lesson',
      '/resources/:sheet',
      '/wellness-tools/:tool',
      ...otherGameAddresses(),
    ];
    expect(undeclared.toSorted()).toEqual(known.toSorted());
  });

  it.each(PLACES.map((place) => [place.address, place] as const))(
    '%s: the tab says its title',
    async (address, { title }) => {
      const file = routeAt(address)?.file ?? '';
      const { meta } = (await modules[file.replace('./routes', '../routes')]?.()) ?? {};
      const [said] = meta?.({ location: { pathname: address } }) ?? [];
      expect(said?.title).toBe(title ? `${title} · ${PRODUCT}` : PRODUCT);
    },
  );

  it.each(KNOWN_TOOLS.filter(({ info }) => 'load' in info))(
    'the tab says the title of the tool $id',
    async ({ id, info }) => {
      const { meta } = (await modules['../routes/care/wellness-tool.tsx']?.()) ?? {};
      const [said] = meta?.({ location: { pathname: `/wellness-tools/${id}` } }) ?? [];
      expect(said?.title).toBe(`${info.title} · ${PRODUCT}`);
    },
  );

  it.each(KNOWN_SHEETS)('the tab says the title of the sheet $id', async ({ id, title }) => {
    const { meta } = (await modules['../routes/care/sheet.tsx']?.()) ?? {};
    const [said] = meta?.({ location: { pathname: `/resources/${id}` } }) ?? [];
    expect(said?.title).toBe(`${title} · ${PRODUCT}`);
  });

  it.each(PACKS)('the tab says the title of the pack $id', async ({ id, title }) => {
    const { meta } = (await modules['../routes/play/challenge-pack.tsx']?.()) ?? {};
    const [said] = meta?.({ location: { pathname: `/challenges/${id}` } }) ?? [];
    expect(said?.title).toBe(`${title} · ${PRODUCT}`);
  });

  it.each(CARDS)('the tab says the title of the lesson $id', async ({ path, id, title }) => {
    const { meta } = (await modules['../routes/learn/lesson.tsx']?.()) ?? {};
    const [said] = meta?.({ location: { pathname: `/learning/${path}/${id}` } }) ?? [];
    expect(said?.title).toBe(`${title} · ${PRODUCT}`);
  });

  it('keeps no page offline that is not built', () => {
    const missing = PLACES.filter(({ prerendered, offline }) => offline && !prerendered);
    expect(missing).toEqual([]);
  });
});

function otherGameAddresses(): string[] {
  const outside = games.flatMap(({ paths, levelPaths }) => [
    ...paths.slice(1).filter((path) => !path.startsWith('/minigames/')),
    ...(levelPaths ? paths.map((path) => `${path}/:levelId`) : []),
  ]);
  return outside;
}

describe('the lists of the app', () => {
  it.each(['area', 'atHome', 'atProfile'] as const)(
    '%s has one entry for each place in it',
    (list) => {
      const orders = listed(list).map((place) => place[list].order);
      expect(orders).toEqual(orders.map((_, index) => index + 1));
    },
  );

  it('lists under an area only what is under one that exists, each with its own place', () => {
    const areas = listed('area').map(({ address }) => address);
    const seats = listed('under').map(({ under }) => `${under.area} ${under.order}`);
    expect(new Set(seats).size).toBe(seats.length);
    for (const { under } of listed('under')) expect(areas).toContain(under.area);
  });

  it('names every entry', () => {
    const entries = AREAS.flatMap((area) => [area, ...area.children]);
    const atProfile = listed('atProfile').map((place) => place.atProfile.label ?? place.title);
    for (const label of [...entries.map((entry) => entry.label), ...atProfile]) {
      expect(label).toBeTruthy();
    }
  });

  it('draws at the profile what is listed there, and nothing else', () => {
    const there = listed('atProfile').map(({ address }) => address);
    expect(Object.keys(DRAWN).toSorted()).toEqual(there.toSorted());
  });

  it('is lit where a page belongs to an area without being listed under it', () => {
    const lit = (pathname: string) =>
      AREAS.filter((area) => isInArea(area, pathname)).map(({ label }) => label);
    expect(lit('/signature')).toEqual(['Yo']);
    expect(lit('/settings/security')).toEqual(['Yo']);
    expect(lit('/crisis')).toEqual([]);
  });

  it('is the map that the design shows', () => {
    expect(AREAS.map(({ label }) => label)).toEqual(['Hoy', 'Nilo', 'Jugar', 'Aprender', 'Yo']);
    expect(AREAS.map(({ children }) => children.map(({ label }) => label))).toEqual([
      ['Cómo llegas', 'Diario'],
      [],
      ['Respirar', 'Retos'],
      ['Herramientas', 'Recursos', 'Sonidos'],
      ['Mi red de apoyo', 'Mi plan de seguridad', 'Ajustes', 'Tus gráficas', 'Factores'],
    ]);
  });

  it('is called on every page as on its own', () => {
    const titleAt = (address: string) => PLACES.find((place) => place.address === address)?.title;
    expect(APP_TEXTS.lines).toBe(titleAt('/crisis'));
    expect(APP_TEXTS.helpNow).toBe(titleAt('/crisis-moment'));
    expect(APP_TEXTS.legal).toBe(titleAt('/legal'));
    expect(APP_TEXTS.signIn).toBe(titleAt('/signin'));
  });
});

describe('what leads from one part to another', () => {
  it('leads to places: the companion’s suggestions', () => {
    for (const path of TOOL_PATHS) expect(addresses).toContain(path);
    const found = ENTRIES.map(({ to }) => to);
    expect(Object.keys(LEADS).filter((path) => !found.includes(path))).toEqual([]);
  });

  it('leads to places: everything that can be found or suggested', () => {
    const lost = ENTRIES.filter(({ to }) => routeAt(pageOf(to)) === undefined);
    expect(lost.map(({ id }) => id)).toEqual([]);
  });

  it('leads to places: what each stone of the river says of where it is found', () => {
    const there = [...addresses, ...KNOWN_TOOLS.map(addressOf)];
    for (const { where } of Object.values(STONE_TEXTS)) expect(there).toContain(where);
  });

  it('leads to places: the visitors’ home', () => {
    for (const { action } of Object.values(HOME_TEXTS.answers)) {
      expect(addresses).toContain(pageOf(action.to));
    }
  });

  it('leads to places: every link written out in the source', () => {
    const sources = import.meta.glob<string>(['../../**/*.{ts,tsx}', '!../../**/*.test.{ts,tsx}'], {
      query: '?raw',
      import: 'default',
      eager: true,
    });
    const links = Object.entries(sources).flatMap(([file, text]) =>
      [...text.matchAll(/\b(?:to|href)[=:]\s*["'](\/[a-z/-]*)(?:[?#][^"']*)?["']/g)].map(
        (found) => ({
          file,
          address: found[1] ?? '',
        }),
      ),
    );
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter(({ address }) => !addresses.includes(address))).toEqual([]);
  });
});
