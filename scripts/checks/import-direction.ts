import { posix } from 'node:path';
import { parseSync } from 'oxc-parser';
import type { Finding, SourceFile } from './finding.ts';

/**
 * A place in the tree and what it may import besides itself. `$1` in `may` is what the pattern's
 * group matched: one rule serves all features, one all games. The first matching place counts.
 */
interface Place {
  pattern: RegExp;
  name: string;
  may: readonly string[] | 'everything';
  /** Packages that must not appear here, because this place must not know what they stand for. */
  packagesDenied?: RegExp;
  /** Where given, the only packages that may appear. */
  packagesOnly?: RegExp;
}

const SERVER_PACKAGES = /^(node:|pg$|hono|@hono|graphile-worker|nodemailer|@node-rs|jose$)/;
const BROWSER_PACKAGES = /^(react|@tanstack|idb-keyval|signature_pad)/;
const GAME_DENIED =
  /^(node:|pg$|hono|@hono|graphile-worker|nodemailer|@node-rs|jose$|react-router|@tanstack|@supabase)/;
const CORE = ['server/core', 'domain'];

const PLACES: readonly Place[] = [
  {
    pattern: /^web\/src\/app\//,
    name: 'web/app',
    may: ['web/', 'domain', 'content'],
    packagesDenied: SERVER_PACKAGES,
  },
  // A wellness tool is content: it knows the contract and no more.
  {
    pattern: /^web\/src\/features\/wellness-tools\/content\//,
    name: 'web/tools/content',
    may: ['web/tools/contract'],
    packagesOnly: /^$/,
  },
  {
    pattern: /^web\/src\/features\/wellness-tools\/contract\.ts$/,
    name: 'web/tools/contract',
    may: [],
    packagesOnly: /^$/,
  },
  {
    pattern: /^web\/src\/features\/wellness-tools\//,
    name: 'web/features/wellness-tools',
    may: ['web/tools/', 'web/care', 'web/data', 'web/ui', 'web/lib', 'domain'],
    packagesDenied: SERVER_PACKAGES,
  },
  {
    pattern: /^web\/src\/features\/([^/]+)\//,
    name: 'web/features/$1',
    may: ['web/care', 'web/data', 'web/ui', 'web/lib', 'domain'],
    packagesDenied: SERVER_PACKAGES,
  },
  {
    pattern: /^web\/src\/games\/contract\.ts$/,
    name: 'web/games/contract',
    may: ['web/games/kit', 'web/ui', 'domain'],
    packagesDenied: GAME_DENIED,
  },
  {
    pattern: /^web\/src\/games\/[^/]+\.tsx?$/,
    name: 'web/games/registry',
    may: ['web/games/', 'web/ui', 'web/lib', 'domain'],
    packagesDenied: GAME_DENIED,
  },
  {
    pattern: /^web\/src\/games\/shell\//,
    name: 'web/games/shell',
    may: [
      'web/games/contract',
      'web/games/registry',
      'web/games/kit',
      'web/care',
      'web/ui',
      'web/lib',
      'domain',
    ],
    packagesDenied: GAME_DENIED,
  },
  {
    pattern: /^web\/src\/games\/kit\//,
    name: 'web/games/kit',
    may: ['web/games/contract', 'web/care', 'web/ui', 'web/lib', 'domain'],
    packagesDenied: GAME_DENIED,
  },
  {
    pattern: /^web\/src\/games\/([^/]+)\//,
    name: 'web/games/$1',
    may: ['web/games/contract', 'web/games/kit', 'web/care', 'web/ui', 'web/lib', 'domain'],
    packagesDenied: GAME_DENIED,
  },
  {
    pattern: /^web\/src\/care\//,
    name: 'web/care',
    may: ['web/ui', 'web/lib', 'domain'],
    packagesDenied: /^(node:|pg$|hono|@hono|@tanstack|@supabase)/,
  },
  {
    pattern: /^web\/src\/data\//,
    name: 'web/data',
    may: ['web/lib', 'domain'],
    packagesDenied: SERVER_PACKAGES,
  },
  {
    pattern: /^web\/src\/ui\//,
    name: 'web/ui',
    may: ['web/lib'],
    packagesDenied: /^(node:|pg$|hono|@hono|@tanstack|@supabase)/,
  },
  {
    pattern: /^web\/src\/lib\//,
    name: 'web/lib',
    may: [],
    packagesDenied: /^(node:|pg$|hono|@hono|@tanstack|@supabase)/,
  },
  {
    pattern: /^server\/src\/(app|main|cli\/[^/]*)(\.test)?\.ts$/,
    name: 'server/app',
    may: ['server/', 'domain'],
    packagesDenied: BROWSER_PACKAGES,
  },
  {
    pattern: /^server\/src\/[^/]+\.ts$/,
    name: 'server/core',
    may: ['server/db', 'server/mail', 'domain'],
    packagesDenied: BROWSER_PACKAGES,
  },
  {
    pattern: /^server\/src\/(db|http)\//,
    name: 'server/$1',
    may: [...CORE, 'server/db'],
    packagesDenied: BROWSER_PACKAGES,
  },
  {
    pattern: /^server\/src\/mail\//,
    name: 'server/mail',
    may: [...CORE, 'server/http'],
    packagesDenied: BROWSER_PACKAGES,
  },
  {
    pattern: /^server\/src\/jobs\//,
    name: 'server/jobs',
    may: [...CORE, 'server/db', 'server/mail'],
    packagesDenied: BROWSER_PACKAGES,
  },
  {
    pattern: /^server\/src\/([^/]+)\//,
    name: 'server/$1',
    may: [...CORE, 'server/http', 'server/db', 'server/mail'],
    packagesDenied: BROWSER_PACKAGES,
  },
  // Tests read the corpus to measure what is in the product; the product itself never imports what it was taught with.
  { pattern: /^domain\/.*(\.test|\/testing)\.ts$/, name: 'domain', may: ['training'] },
  { pattern: /^domain\//, name: 'domain', may: [], packagesOnly: /^zod(\/|$)/ },
  { pattern: /^training\//, name: 'training', may: ['domain'] },
  { pattern: /^content\//, name: 'content', may: [] },
  {
    pattern: /^(scripts|bench|e2e|supabase|[^/]+\.ts$|web\/[^/]+\.ts$)/,
    name: 'tools',
    may: 'everything',
  },
];

interface Located extends Omit<Place, 'pattern'> {
  name: string;
}

function locate(path: string): Located | undefined {
  for (const place of PLACES) {
    const match = place.pattern.exec(path);
    if (match) return { ...place, name: place.name.replace('$1', match[1] ?? '') };
  }
  return undefined;
}

/** Where a specifier leads: a path of ours, or the name of a package. */
function resolve(from: string, specifier: string): { path: string } | { package: string } {
  if (specifier.startsWith('.')) return { path: posix.join(posix.dirname(from), specifier) };
  const mapped: Record<string, string> = {
    '#domain/': 'domain/',
    '#training/': 'training/',
    '#server/': 'server/src/',
    '#web/': 'web/src/',
  };
  for (const [prefix, target] of Object.entries(mapped)) {
    if (specifier.startsWith(prefix)) return { path: target + specifier.slice(prefix.length) };
  }
  return { package: specifier };
}

/** Every module that a file names: static, re-exported and dynamic imports with a literal name. */
export function importsOf(file: SourceFile): string[] {
  const { module } = parseSync(file.path, file.text);
  const names = module.staticImports.map((entry) => entry.moduleRequest.value);
  for (const statement of module.staticExports) {
    for (const entry of statement.entries) {
      if (entry.moduleRequest) names.push(entry.moduleRequest.value);
    }
  }
  for (const entry of module.dynamicImports) {
    const text = file.text.slice(entry.moduleRequest.start, entry.moduleRequest.end);
    const literal = /^(['"`])([^$]*)\1$/.exec(text);
    if (literal?.[2]) names.push(literal[2]);
  }
  return names;
}

const TESTING_DOOR = 'server/src/db/testing.ts';

/**
 * Holds every import against the table above: who may import whom (docs/architecture.md).
 * A test may also open a database of its own through `server/src/db/testing.ts`.
 */
export function checkImportDirection(files: readonly SourceFile[]): Finding[] {
  const findings: Finding[] = [];
  for (const file of files) {
    const place = locate(file.path);
    if (!place) {
      findings.push({ file: file.path, message: 'stands in no place that the import rules know' });
      continue;
    }
    if (place.may === 'everything') continue;
    const isTest = /\.test\.tsx?$/.test(file.path);
    for (const specifier of importsOf(file)) {
      const target = resolve(file.path, specifier);
      if ('package' in target) {
        if (isTest) continue;
        if (
          place.packagesOnly
            ? !place.packagesOnly.test(target.package)
            : place.packagesDenied?.test(target.package)
        ) {
          findings.push({
            file: file.path,
            message: `${place.name} must not use the package ${target.package}`,
          });
        }
        continue;
      }
      if (isTest && target.path === TESTING_DOOR) continue;
      const there = locate(target.path);
      if (there?.name === place.name) continue;
      if (
        there &&
        place.may.some(
          (allowed) =>
            there.name === allowed || (allowed.endsWith('/') && there.name.startsWith(allowed)),
        )
      )
        continue;
      // The registry names games only by dynamic import; an index of a game is its one door.
      findings.push({ file: file.path, message: `${place.name} must not import ${target.path}` });
    }
  }
  return findings;
}
