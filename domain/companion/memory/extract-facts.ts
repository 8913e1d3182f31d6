import type { Guard } from '../../safety/guard.ts';
import { FACT_PATTERNS, NEVER_KEPT } from './patterns.content.ts';

const LONGEST = 90;
const MOST = 3;

/**
 * The facts of one message of the person: how to call them, people, animals, work, studies, what
 * helps, goals. Conservative: first person, stated plainly, capital letters on names; never out of a
 * message that shows distress or danger, and never about health, money, faith or intimacy.
 * Each is one short neutral sentence in the third person.
 */
export function extractFacts(guard: Guard, message: string): string[] {
  if (message.length > 600 || guard.assess(message).own !== 'none') return [];
  const facts: string[] = [];
  let named = false;
  for (const { kind, match, say } of FACT_PATTERNS) {
    const found = match.exec(message);
    if (!found || isUnsure(message, found.index)) continue;
    const text = sentence(say, found);
    if (text.length > LONGEST || NEVER_KEPT.test(text)) continue;
    // The rest of the sentence may be what must not be kept ("mi hermana Ana se cortó").
    if (NEVER_KEPT.test(sentenceAround(message, found.index))) continue;
    if (facts.includes(text) || (kind === 'name' && named)) continue;
    named ||= kind === 'name';
    facts.push(text);
  }
  return facts.slice(0, MOST);
}

/** A wish, a question, a past or somebody else's words state nothing. */
function isUnsure(message: string, at: number): boolean {
  const before = message.slice(Math.max(0, at - 24), at).toLowerCase();
  if (
    /(?:\bno|\bsi|\bya no|\bantes|\bcreo que|\bdice que|\bdijo que|quisiera que|ojalá|«|"|“)\s*$/u.test(
      before,
    )
  )
    return true;
  const { 0: rest = '' } = /^[^.!\n]*/u.exec(message.slice(at)) ?? [];
  return rest.includes('?');
}

function sentence(say: string, found: RegExpExecArray): string {
  const article = /[ao]$/iu.test(found[1] ?? '') && /a$/iu.test(found[1] ?? '') ? 'una' : 'un';
  return say
    .replace('$a', `${article} ${(found[1] ?? '').toLowerCase()}`)
    .replace(/\$(\d)/g, (_, group: string) => (found[Number(group)] ?? '').trim())
    .replace(/\bmi\b/gu, 'su')
    .replace(/\bmis\b/gu, 'sus')
    .replace(/(\p{L}+[aei]r)me\b/gu, '$1se')
    .replace(/\s+/g, ' ');
}

function sentenceAround(message: string, at: number): string {
  const start = Math.max(...['.', '!', '?', '\n'].map((sign) => message.lastIndexOf(sign, at))) + 1;
  const rest = message.slice(at + 1).search(/[.!?\n]/u);
  return message.slice(start, rest < 0 ? message.length : at + 1 + rest);
}
