import { posix } from 'node:path';
import { SyntaxKind, type Node, type SourceFile as TypedFile } from 'typescript/unstable/ast';
import {
  isAsExpression,
  isBinaryExpression,
  isElementAccessExpression,
  isNonNullExpression,
  isParenthesizedExpression,
  isSatisfiesExpression,
} from 'typescript/unstable/ast/is';
import { API, type Checker, type Type, TypeFlags } from 'typescript/unstable/sync';
import type { Finding } from './finding.ts';

/** The code that reads what people write. */
const READS_WORDS: readonly RegExp[] = [
  /^domain\/(safety|companion|crisis-lines|contracts)\//,
  /^domain\/[^/]+\.ts$/,
  /^server\/src\/functions\/chat\//,
  /^web\/src\/care\//,
  /^web\/src\/features\/(chat|crisis|mood)\//,
];
const NOT_READ =
  /\.test\.tsx?$|\.d\.ts$|database\.types\.ts$|^domain\/(safety|companion)\/(train|corpus)\//;

/** Says that a look-up is safe, and why: `// table: REASON` on the line, or on the one above. */
const ALLOWED = /\/\/ table: \S/;

/** Types of keys that any text may have. */
const COULD_BE_ANY_NAME =
  TypeFlags.AnyOrUnknown | TypeFlags.String | TypeFlags.TemplateLiteral | TypeFlags.StringMapping;

/**
 * Finds objects that are looked up by any text: `table[word]`, `word in table`. Such a table also
 * answers to `constructor` and `toString`, which it inherits. Types decide: a key that is a number or one
 * of our own names is no finding, nor is a map.
 * @param root folder with `tsconfig.json`
 * @throws where nothing is found to read: a check that reads nothing must not pass
 */
export function checkBareTables(root: string): Finding[] {
  const api = new API({ cwd: root });
  try {
    const { program, checker } = openProject(api, posix.join(root, 'tsconfig.json'));
    const read = program.getSourceFileNames().filter((name) => {
      const path = posix.relative(root, name);
      return READS_WORDS.some((place) => place.test(path)) && !NOT_READ.test(path);
    });
    if (read.length === 0) throw new Error(`No code that reads words was found under ${root}.`);
    return read.flatMap((name) => {
      const file = program.getSourceFile(name);
      return file ? findingsIn(file, posix.relative(root, name), checker) : [];
    });
  } finally {
    api.close();
  }
}

function openProject(api: API, config: string) {
  const project = api.updateSnapshot({ openProjects: [config] }).getProjects()[0];
  if (!project) throw new Error(`TypeScript opened no project for ${config}.`);
  return project;
}

function findingsIn(file: TypedFile, path: string, checker: Checker): Finding[] {
  const findings: Finding[] = [];
  const lines = file.text.split('\n');
  const visit = (node: Node): undefined => {
    const lookUp = lookUpOf(node);
    if (lookUp && isAnyName(lookUp.key, checker) && isObject(lookUp.table, checker)) {
      const start = file.text.slice(lookUp.key.pos).search(/\S/) + lookUp.key.pos;
      const at = file.text.slice(0, start).split('\n').length;
      if (![lines[at - 1], lines[at - 2]].some((line) => ALLOWED.test(line ?? ''))) {
        const said = file.text.slice(node.pos, node.end).trim().replace(/\s+/g, ' ');
        findings.push({
          file: `${path}:${at}`,
          message: `an object looked up by any text, make it a map (domain/table.ts): ${said}`,
        });
      }
    }
    node.forEachChild(visit);
  };
  visit(file);
  return findings;
}

function lookUpOf(node: Node): { table: Node; key: Node } | null {
  if (isElementAccessExpression(node)) {
    return { table: node.expression, key: node.argumentExpression };
  }
  if (isBinaryExpression(node) && node.operatorToken.kind === SyntaxKind.InKeyword) {
    return { table: node.right, key: node.left };
  }
  return null;
}

/** What a key is before somebody says `as Kind`: that proves nothing. */
function bare(node: Node): Node {
  const wrapped =
    isAsExpression(node) ||
    isSatisfiesExpression(node) ||
    isParenthesizedExpression(node) ||
    isNonNullExpression(node);
  return wrapped ? bare(node.expression) : node;
}

function isAnyName(key: Node, checker: Checker): boolean {
  const type = checker.getTypeAtLocation(bare(key));
  return type !== undefined && partsOf(type).some(({ flags }) => (flags & COULD_BE_ANY_NAME) !== 0);
}

/** Not a list, a text or bytes: with these a text that is no number finds methods, never entries. */
function isObject(table: Node, checker: Checker): boolean {
  const type = checker.getTypeAtLocation(table);
  return type !== undefined && !partsOf(type).every((part) => checker.isArrayLikeType(part));
}

function partsOf(type: Type): readonly Type[] {
  return type.isUnionType() ? type.getTypes() : [type];
}
