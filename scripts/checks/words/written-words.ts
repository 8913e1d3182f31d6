import { parseSync } from 'oxc-parser';
import type { Finding, SourceFile } from '../finding.ts';

const CARE = 'web/src/care/';
/** What a form asks for: names, numbers, codes. Its `holds` has no word for free words. */
const TEXT_FIELD = 'web/src/ui/text-field.tsx';
/** Fields of `care` without what reads them. */
const BARE = /\/care\/writing\/(words-area|words-line)\.tsx$/;
const READER = /\/care\/guard\/use-finding\.ts$/;

/** Who lays out a bare field, and the file that reads it where that is another one. */
const READ_ELSEWHERE: ReadonlyMap<string, string> = new Map([
  ['web/src/features/chat/composer/composer.tsx', 'web/src/features/chat/chat-page.tsx'],
]);

/** Inputs that nobody can write words into. */
const NO_WORDS = new Set(
  'hidden checkbox radio range file color date time datetime-local month week number tel email password url submit button reset image'.split(
    ' ',
  ),
);

// oxlint-disable-next-line typescript/no-explicit-any -- nodes of a syntax tree of many shapes
type Node = any;

function* nodesOf(node: Node): Generator<Node> {
  if (Array.isArray(node)) for (const child of node) yield* nodesOf(child);
  else if (node !== null && typeof node === 'object') {
    if (typeof node.type === 'string') yield node;
    for (const child of Object.values(node)) yield* nodesOf(child);
  }
}

function attributeOf(element: Node, name: string): Node {
  return element.attributes.find((one: Node) => one.name?.name === name);
}

/** The element that a node makes, by tag: in JSX, or by React's or the browser's `createElement`. */
function tagOf(node: Node): string | undefined {
  if (node.type === 'JSXOpeningElement') return node.name.name;
  if (node.type !== 'CallExpression') return undefined;
  const called = node.callee.name ?? node.callee.property?.name;
  return called === 'createElement' ? node.arguments[0]?.value : undefined;
}

function complaintOf(node: Node): string | null {
  const tag = tagOf(node);
  if (tag === 'textarea') return 'a bare textarea';
  if (node.type !== 'JSXOpeningElement') return null;
  const isEditable = attributeOf(node, 'contentEditable') ?? attributeOf(node, 'aria-multiline');
  if (isEditable || attributeOf(node, 'role')?.value?.value === 'textbox') return 'editable text';
  if (tag !== 'input') return null;
  const type = attributeOf(node, 'type')?.value?.value;
  return NO_WORDS.has(type) ? null : 'a bare line of text';
}

/**
 * Finds places where somebody could write free words that no guard reads and nothing keeps: they
 * use `web/src/care` (docs/writing-words.md).
 */
export function checkWrittenWords(files: readonly SourceFile[]): Finding[] {
  const inWeb = files.filter(
    ({ path }) =>
      path.startsWith('web/src/') && !path.startsWith(CARE) && !/\.test\.tsx?$/.test(path),
  );
  const trees = new Map(inWeb.map(({ path, text }) => [path, parseSync(path, text).program]));
  const imports = (path: string | undefined, wanted: RegExp) =>
    [...nodesOf(trees.get(path ?? ''))].some(
      ({ type, source }) => type === 'ImportDeclaration' && wanted.test(source.value),
    );
  const findings: Finding[] = [];
  for (const [path, tree] of trees) {
    if (imports(path, BARE) && !imports(READ_ELSEWHERE.get(path) ?? path, READER)) {
      findings.push({
        file: path,
        message: 'a field of care/writing that useFinding does not read',
      });
    }
    if (path === TEXT_FIELD) continue;
    for (const node of nodesOf(tree)) {
      const complaint = complaintOf(node);
      if (complaint) {
        const message = `${complaint}: free words go through web/src/care (docs/writing-words.md)`;
        findings.push({ file: path, message });
      }
    }
  }
  return findings;
}
