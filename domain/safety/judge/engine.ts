import { DANGER } from '../language/danger.content.ts';
import { DENIAL, NO, YES } from '../language/denial.content.ts';
import { DISTRESS } from '../language/distress.content.ts';
import { EVERYDAY } from '../language/everyday.content.ts';
import { FRAME_CLASSES, FRAMES } from '../language/frames.content.ts';
import { IDEATION } from '../language/ideation.content.ts';
import { OTHERS } from '../language/others.content.ts';
import { PLAIN } from '../language/plain.content.ts';
import { SELF_HARM } from '../language/self-harm.content.ts';
import { VICTIM } from '../language/victim.content.ts';
import {
  CLASSES,
  CRITICAL_CLASSES,
  CRITICAL_WORDS,
  LOOKALIKES,
  MACROS,
  VERBS,
} from '../language/vocabulary.content.ts';
import { Lexicon } from '../match/lexicon.ts';
import { compile, matchAt, type Pattern } from '../match/pattern.ts';
import type { Rule } from '../match/rule.ts';
import type { Token } from '../text/tokens.ts';
import { Unmasker } from '../text/unmask.ts';

export type FrameName = keyof typeof FRAMES | 'denial' | 'yes' | 'no';

/** A phrase found in a message, as half-open range of tokens. */
export interface Span {
  from: number;
  to: number;
}

export interface RuleMatch extends Span {
  rule: CompiledRule;
  pattern: Pattern;
}

export interface CompiledRule extends Rule {
  /** Its exceptions, by the symbol that they begin with. */
  clearedBy: Map<number, Pattern[]>;
}

interface Entry {
  pattern: Pattern;
  rule: CompiledRule | null;
  frame: FrameName | null;
}

/** All rules compiled over one lexicon, indexed by the symbol that a phrase begins with. */
export interface Engine {
  lexicon: Lexicon;
  unmasker: Unmasker;
  byFirst: Map<number, Entry[]>;
}

/** Builds the engine: some 20 ms, once. */
export function buildEngine(): Engine {
  const lexicon = new Lexicon();
  for (const [verb, irregular] of Object.entries(VERBS)) lexicon.addVerb(verb, irregular);
  for (const [name, words] of Object.entries({ ...CLASSES, ...FRAME_CLASSES })) {
    lexicon.addClass(name, words);
  }
  lexicon.addClass('critical', CRITICAL_WORDS);
  lexicon.addClass('lookalike', LOOKALIKES);
  const byFirst = new Map<number, Entry[]>();
  const add = (entry: Entry) => {
    for (const symbol of entry.pattern.first) {
      const own = byFirst.get(symbol);
      if (own) own.push(entry);
      else byFirst.set(symbol, [entry]);
    }
  };
  const read = (source: string) => compile(source, lexicon, MACROS);
  for (const rule of [
    ...IDEATION,
    ...DANGER,
    ...SELF_HARM,
    ...OTHERS,
    ...VICTIM,
    ...PLAIN,
    ...DISTRESS,
  ]) {
    const compiled: CompiledRule = {
      ...rule,
      clearedBy: byFirstSymbol(
        [...(rule.unless ?? []), ...(EVERYDAY[rule.signal] ?? [])].map(read),
      ),
    };
    for (const source of rule.say) add({ pattern: read(source), rule: compiled, frame: null });
  }
  const frames: [string, readonly string[]][] = [
    ...Object.entries(FRAMES),
    ['denial', DENIAL],
    ['yes', YES],
    ['no', NO],
  ];
  for (const [name, sources] of frames) {
    for (const source of sources) {
      add({ pattern: read(source), rule: null, frame: name as FrameName });
    }
  }
  const unmasker = new Unmasker(lexicon, lexicon.wordsOf(CRITICAL_CLASSES));
  return { lexicon, unmasker, byFirst };
}

function byFirstSymbol(patterns: readonly Pattern[]): Map<number, Pattern[]> {
  const index = new Map<number, Pattern[]>();
  for (const pattern of patterns) {
    for (const symbol of pattern.first) {
      const own = index.get(symbol);
      if (own) own.push(pattern);
      else index.set(symbol, [pattern]);
    }
  }
  return index;
}

export interface Findings {
  matches: RuleMatch[];
  frames: Partial<Record<FrameName, Span[]>>;
}

/** Everything the patterns find in a message; one pass over the tokens. */
export function findAll(engine: Engine, tokens: readonly Token[]): Findings {
  const findings: Findings = { matches: [], frames: {} };
  for (let from = 0; from < tokens.length; from += 1) {
    const symbols = tokens[from]?.symbols ?? [];
    for (let at = 0; at < symbols.length; at += 1) {
      for (const entry of engine.byFirst.get(symbols[at] ?? 0) ?? []) {
        if (!isTried(entry.pattern, symbols, at)) record(findings, entry, tokens, from);
      }
    }
  }
  return findings;
}

/** Whether a pattern was found by a symbol of the same word before. */
function isTried({ first }: Pattern, symbols: readonly number[], at: number): boolean {
  for (let before = 0; before < at; before += 1) if (first.has(symbols[before] ?? 0)) return true;
  return false;
}

function record(findings: Findings, entry: Entry, tokens: readonly Token[], from: number): void {
  const to = matchAt(entry.pattern, tokens, from);
  if (to < 0) return;
  if (entry.rule) findings.matches.push({ rule: entry.rule, pattern: entry.pattern, from, to });
  else if (entry.frame) {
    const own = findings.frames[entry.frame];
    if (own) own.push({ from, to });
    else findings.frames[entry.frame] = [{ from, to }];
  }
}
