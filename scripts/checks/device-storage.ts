import { posix } from 'node:path';
import { parseSync } from 'oxc-parser';
import type { Finding, SourceFile } from './finding.ts';

/** What the registry of the web app says of one kind of thing that is kept on a device. */
interface Declared {
  keys?: readonly string[];
  drafts?: readonly string[];
  databases?: readonly string[];
  kind?: string;
}

type Kind = 'keys' | 'drafts' | 'databases';

/** The modules through which everything passes. The third tells a person when a browser refuses. */
const DOORS = [
  'web/src/lib/safe-storage.ts',
  'web/src/data/tab-storage.ts',
  'web/src/features/cookies/cookie-consent.ts',
  // Asks whether an older version left its database.
  'web/src/data/outbox/move-older-items.ts',
];
/** They use the names that others gave them. */
const PASSES_ON: Readonly<Record<Kind, readonly string[]>> = {
  // A document lies under the name of its kind, which is compared where it is declared.
  keys: [...DOORS.slice(0, 2), 'web/src/data/outbox/document/offline-document.ts'],
  drafts: [
    'web/src/lib/drafts.ts',
    'web/src/lib/use-draft.ts',
    'web/src/care/writing/words.ts',
    'web/src/data/own-data/kept-drafts.ts',
  ],
  databases: [],
};

const STORES = /^(localStorage|sessionStorage|indexedDB|caches)$/;

/** What writes, and what its first argument is the name of. */
const WRITERS: Readonly<Record<string, Kind>> = {
  writeItem: 'keys',
  writeTabItem: 'keys',
  setItem: 'keys',
  writeDraft: 'drafts',
  useDraft: 'drafts',
  useKeptWords: 'drafts',
  createStore: 'databases',
};

/** What declares something that is written offline: `{ kind: 'mood', ... }`. */
const DECLARERS = /^(outboxKind|offlineList|offlineDocument)$/;
/** A list is a kind as well, and passes its own on. */
const PASSES_KIND_ON = 'web/src/data/outbox/offline-list.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- nodes of a syntax tree of many shapes
type Node = any;

interface Module {
  path: string;
  /** Constants and functions at the top, by name. */
  named: Map<string, Node>;
  program: Node;
}

function nodesOf(node: Node, found: Node[] = []): Node[] {
  if (Array.isArray(node)) for (const child of node) nodesOf(child, found);
  else if (node !== null && typeof node === 'object') {
    if (typeof node.type === 'string') found.push(node);
    for (const child of Object.values(node)) nodesOf(child, found);
  }
  return found;
}

function moduleOf({ path, text }: SourceFile): Module {
  const { program } = parseSync(path, text);
  const named = new Map<string, Node>();
  for (const node of nodesOf(program)) {
    if (node.type === 'VariableDeclarator' && node.init) named.set(node.id.name, node.init);
    if (node.type === 'FunctionDeclaration') named.set(node.id?.name, node);
    if (node.type === 'ImportSpecifier') named.set(node.local.name, node);
  }
  for (const node of nodesOf(program)) {
    if (node.type !== 'ImportDeclaration') continue;
    for (const specifier of node.specifiers) specifier.from = node.source.value;
  }
  return { path, named, program };
}

/** How a text begins that an expression makes; null where that cannot be told. */
function beginningOf(node: Node, at: Module, all: ReadonlyMap<string, Module>): string | null {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' ? node.value : null;
    case 'TemplateLiteral': {
      const [first] = node.quasis;
      return first.value.cooked || beginningOf(node.expressions[0], at, all);
    }
    case 'BinaryExpression':
      return node.operator === '+' ? beginningOf(node.left, at, all) : null;
    case 'Identifier': {
      const named = at.named.get(node.name);
      return named ? beginningOf(named, at, all) : null;
    }
    case 'CallExpression':
      return beginningOf(node.callee, at, all);
    case 'ArrowFunctionExpression':
    case 'FunctionDeclaration': {
      const { body } = node;
      if (body.type !== 'BlockStatement') return beginningOf(body, at, all);
      const back = body.body.find((one: Node) => one.type === 'ReturnStatement');
      return back ? beginningOf(back.argument, at, all) : null;
    }
    case 'ImportSpecifier': {
      const from = String(node.from);
      const path = from.startsWith('.')
        ? posix.join(posix.dirname(at.path), from)
        : from.replace('#web/', 'web/src/');
      const there = all.get(path);
      const named = there?.named.get(node.imported.name);
      return there && named ? beginningOf(named, there, all) : null;
    }
    default:
      return null;
  }
}

/** What is wrong with the kind that a call declares; null where it declares none, or a known one. */
function strangeKind(
  { callee, arguments: [parts] }: Node,
  module: Module,
  all: ReadonlyMap<string, Module>,
  registry: readonly Declared[],
): string | null {
  if (!DECLARERS.test(callee.name ?? '') || module.path === PASSES_KIND_ON) return null;
  const named = parts?.properties?.find((one: Node) => one.key?.name === 'kind');
  const kind = beginningOf(named?.value, module, all);
  if (kind === null) return `${callee.name}: the kind cannot be told from the code`;
  if (registry.some((entry) => entry.kind === kind)) return null;
  return `kind "${kind}" is not in app/own-data/registry.ts`;
}

/** A declared key stands for itself and for what follows it behind a dot or a hyphen. */
function isDeclared(kind: Kind, name: string, registry: readonly Declared[]): boolean {
  return registry.some((entry) =>
    entry[kind]?.some((known) =>
      kind === 'drafts'
        ? name.startsWith(known)
        : name === known || name.startsWith(`${known}.`) || name.startsWith(`${known}-`),
    ),
  );
}

/**
 * Finds what the web app keeps on a device without telling the registry, by which sign-out asks and
 * erases: storage that is used past its doors, and names that nobody declared.
 */
export function checkDeviceStorage(
  files: readonly SourceFile[],
  registry: readonly Declared[],
): Finding[] {
  const modules = new Map(
    files
      .filter(({ path }) => path.startsWith('web/src/') && !/\.test\.tsx?$/.test(path))
      .map((file) => [file.path, moduleOf(file)]),
  );
  const findings: Finding[] = [];
  for (const module of modules.values()) {
    const { path } = module;
    for (const node of nodesOf(module.program)) {
      if (node.type === 'MemberExpression' && !DOORS.includes(path)) {
        const { object, property } = node;
        const store = [object.name, property.name].find((name) => STORES.test(name ?? ''));
        const cookie = object.name === 'document' && property.name === 'cookie';
        if (store !== undefined || cookie) {
          const door = 'lib/safe-storage.ts or data/tab-storage.ts';
          findings.push({ file: path, message: `${store ?? 'cookie'} is used past ${door}` });
        }
      }
      if (node.type !== 'CallExpression') continue;
      const strange = strangeKind(node, module, modules, registry);
      if (strange !== null) findings.push({ file: path, message: strange });
      const writer = node.callee.name ?? node.callee.property?.name;
      const kind = Object.hasOwn(WRITERS, writer ?? '') ? WRITERS[writer] : undefined;
      if (kind === undefined || PASSES_ON[kind].includes(path)) continue;
      const name = beginningOf(node.arguments[0], module, modules);
      if (name === null) {
        findings.push({ file: path, message: `${writer}: the name cannot be told from the code` });
      } else if (!isDeclared(kind, name, registry)) {
        findings.push({ file: path, message: `"${name}" is not in app/own-data/registry.ts` });
      }
    }
  }
  return findings;
}
