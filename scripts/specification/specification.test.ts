import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { describe, expect, it } from 'vitest';
import { CRISIS_DIRECTORY } from '#domain/crisis-lines/directory.ts';
import * as limits from '#domain/limits.ts';
import { PRODUCT } from '#domain/product.ts';
import { loadConfig } from '#server/config.ts';
import appRoutes from '#web/app/routes.ts';
import { GAMES } from '#web/games/registry.ts';
import { MASCOT_EMOTIONS } from '#web/ui/mascot/emotions.ts';
import { addresses, bindingSentences, readPage, rows, section } from './page.ts';

const specification = readPage('docs/specification.md');

/** Every address that the router knows; `:game` stands for the paths of the registry. */
function builtAddresses(entries: readonly RouteConfigEntry[], above = ''): string[] {
  return entries.flatMap(({ path, index, children }) => {
    const here = path === undefined ? above : `${above}/${path}`;
    const own = path !== undefined || index === true ? [here || '/'] : [];
    return [...own, ...builtAddresses(children ?? [], here)];
  });
}

describe('routes of docs/specification.md §2', () => {
  const games = Object.values(GAMES).flatMap(({ paths }) => paths as readonly string[]);
  const built = new Set(
    [...builtAddresses(appRoutes), ...games].filter((address) => !/\*|:game/.test(address)),
  );
  const listed = ['2.1', '2.2', '2.3'].flatMap((number) =>
    addresses(section(specification, number)),
  );
  const reserved = addresses(section(specification, '2.4'));

  it('are listed once', () => {
    expect(listed.filter((address, at) => listed.indexOf(address) !== at)).toEqual([]);
  });

  it('have a page, or are said to have none', () => {
    expect([...built, ...reserved].toSorted()).toEqual(listed.toSorted());
  });

  it('of games are those of the registry and those to come', () => {
    const ofGames = addresses(section(specification, '2.3'));
    expect(games.filter((path) => !ofGames.includes(path))).toEqual([]);
  });
});

describe('numbers of docs/specification.md §9', () => {
  it('are the constants', () => {
    const constants = Object.entries(limits).map(([name, value]) => [name, String(value)]);
    expect(rows(section(specification, '9.1'))).toEqual(constants);
  });

  it('are the defaults of the settings', () => {
    const { limits: limit, session, password } = loadConfig({});
    const defaults = {
      LIMIT_SIGN_INS_PER_WINDOW: limit.signInsPerWindow,
      LIMIT_SIGN_IN_WINDOW_MINUTES: limit.signInWindowMinutes,
      LIMIT_SIGN_UPS_PER_HOUR: limit.signUpsPerHour,
      LIMIT_AUTH_PER_IP_PER_HOUR: limit.authPerIpPerHour,
      LIMIT_GENERIC_PER_HOUR: limit.genericPerHour,
      LIMIT_ADMIN_PER_HOUR: limit.adminPerHour,
      LIMIT_MAILS_PER_HOUR: limit.mailsPerHour,
      SESSION_TIMEOUT_MINUTES: session.timeoutMinutes,
      SESSION_MAX_CONCURRENT: session.maxConcurrent,
      PASSWORD_MIN_LENGTH: password.minLength,
      PASSWORD_POLICY: password.policy,
    };
    const listed = rows(section(specification, '9.2')).map(([name, value]) => [name, value]);
    expect(listed).toEqual(Object.entries(defaults).map(([name, value]) => [name, String(value)]));
  });
});

describe('binding sentences', () => {
  const texts = execFileSync(
    'git',
    ['grep', '-lE', '[áéíóúñ!]|Limpiar|Error|Reintentar', '--', 'web/src/*.ts', 'domain/*.ts'],
    { encoding: 'utf8' },
  )
    .split('\n')
    .filter((path) => path !== '' && !path.includes('.test.'))
    .map((path) => readFileSync(path, 'utf8'));

  /** Where code puts a number of docs/specification.md §9.1 in, it does not stand there in digits. */
  const stands = (sentence: string) => {
    const pieces = sentence
      .replaceAll('{product name}', PRODUCT)
      .replace(String(limits.PASSWORD_MIN_LENGTH), '…')
      .split('…')
      .map((piece) => piece.trim())
      .filter((piece) => piece !== '');
    return texts.some((text) => {
      const said = text
        .replaceAll('${PRODUCT}', PRODUCT)
        .replaceAll('${PASSWORD_MIN_LENGTH}', String(limits.PASSWORD_MIN_LENGTH));
      return pieces.every((piece) => said.includes(piece));
    });
  };

  it.each(
    ['2', '4', '5', '8'].flatMap((number) => bindingSentences(section(specification, number))),
  )('is said as it stands: %s', (sentence) => {
    expect(stands(sentence)).toBe(true);
  });

  it('would be missed', () => {
    expect(stands('Credenciales incorrectas. Verifique su correo y contraseña.')).toBe(false);
  });
});

it('names the emotions of the mascot as docs/specification.md §1 does', () => {
  const [, names] = /sixteen emotions: ([\w, ]+)\./.exec(section(specification, '1')) ?? [];
  expect(names?.split(', ')).toEqual(Object.keys(MASCOT_EMOTIONS));
});

describe('docs/design', () => {
  it('has the colours of the style sheet (docs/design/look.md §2)', () => {
    const tokens = readFileSync('web/src/ui/tokens.css', 'utf8');
    const numbers = (text: string) => text.trim().split(/\s+/).map(Number);
    const found = rows(section(readPage('docs/design/look.md'), '2')).map(([name, light, dark]) => {
      const pair = new RegExp(`--${name}: light-dark\\(oklch\\(([^)]+)\\), oklch\\(([^)]+)\\)`);
      const [, inLight = '', inDark = ''] = pair.exec(tokens) ?? [];
      return [
        name,
        [numbers(inLight), numbers(inDark)],
        [numbers(light ?? ''), numbers(dark ?? '')],
      ] as const;
    });
    expect(found.length).toBeGreaterThan(10);
    for (const [name, inCode, onPage] of found) expect([name, inCode]).toEqual([name, onPage]);
  });

  it('has every crisis line that is shown (docs/design/safety.md §7, §8)', () => {
    const page = readPage('docs/design/safety.md');
    const listed = section(page, '7') + section(page, '8');
    const numbers = CRISIS_DIRECTORY.flatMap(({ lines }) => lines)
      .flatMap(({ channels }) => channels)
      .flatMap((channel) => ('number' in channel ? [channel.number] : []));
    expect(numbers.length).toBeGreaterThan(20);
    expect(numbers.filter((number) => !listed.includes(number))).toEqual([]);
  });
});
