import { parseSync } from 'oxc-parser';
import type { Finding, SourceFile } from '../finding.ts';

/** Where Spanish that people read may stand. Everything else takes it from one of these. */
const ALLOWED: readonly RegExp[] = [
  /(^|\/)([a-z-]+\.)?texts\.ts$/,
  /(^|\/)(content|[a-z-]+\.content|emotions)\.ts$/,
  // What a page is called, where it declares itself.
  /(^|\/)places\.ts$/,
  /^content\//,
  /^server\/src\/mail\/templates\//,
  /^domain\/(safety|companion|crisis-lines)\//,
  /^training\//,
  /\.test\.tsx?$/,
  /^(e2e|bench|scripts)\//,
];

const SPANISH_SIGN = /[áéíóúñ¿¡]/i;
const SPANISH_WORD =
  /(?<![-\w])(el|la|los|las|un|una|de|del|que|y|en|con|para|por|tu|tus|se|no|es|al|lo|su|este|esta|cerrar|guardar|volver|hoy|ayuda)(?![-\w])/gi;

/** Spanish by its signs, or by at least two of its commonest words in one text of words. */
export function looksSpanish(text: string): boolean {
  if (!/[a-záéíóúñ]{2}/i.test(text)) return false;
  if (SPANISH_SIGN.test(text)) return true;
  return / /.test(text.trim()) && (text.match(SPANISH_WORD)?.length ?? 0) >= 2;
}

function* literalsOf(node: unknown): Generator<string> {
  if (Array.isArray(node)) {
    for (const child of node) yield* literalsOf(child);
    return;
  }
  if (typeof node !== 'object' || node === null) return;
  const record = node as Record<string, unknown>;
  if (record['type'] === 'ImportDeclaration' || record['type'] === 'TSLiteralType') return;
  if (record['type'] === 'Literal' && typeof record['value'] === 'string') yield record['value'];
  if (record['type'] === 'JSXText' && typeof record['value'] === 'string') yield record['value'];
  if (record['type'] === 'TemplateElement') {
    const value = record['value'] as { cooked?: string };
    if (value.cooked) yield value.cooked;
  }
  for (const [key, child] of Object.entries(record)) {
    if (key !== 'type') yield* literalsOf(child);
  }
}

/** Finds Spanish sentences in code: they belong in the `texts.ts` beside it. */
export function checkSpanishLiterals(files: readonly SourceFile[]): Finding[] {
  const findings: Finding[] = [];
  for (const file of files) {
    if (ALLOWED.some((pattern) => pattern.test(file.path))) continue;
    for (const text of literalsOf(parseSync(file.path, file.text).program)) {
      if (looksSpanish(text)) {
        findings.push({
          file: file.path,
          message: `Spanish outside a texts.ts: "${text.trim().slice(0, 60)}"`,
        });
      }
    }
  }
  return findings;
}
