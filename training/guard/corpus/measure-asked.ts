import type { Guard } from '#domain/safety/guard.ts';
import { atLeast, type SafetyLevel } from '#domain/safety/levels.ts';
import type { Share } from './measure.ts';
import type { CorpusLine } from './read-corpus.ts';

/** Of messages: help in sight, and danger asked about. */
export interface Asked {
  shown: Share;
  asked: Share;
}

type Message = Pick<CorpusLine, 'text' | 'context'>;

/** How many of these messages, each read after those before it, are shown help and asked about danger. */
export function askedOf({ assess }: Guard, messages: readonly Message[]): Asked {
  const read = messages.map(({ text, context }) => assess(text, { previous: context ?? [] }));
  const shown = read.filter(({ level }) => atLeast(level, 'risk'));
  const asked = shown.filter(({ ask }) => ask);
  const of = messages.length;
  return { shown: { hits: shown.length, of }, asked: { hits: asked.length, of } };
}

/** The same by what a message was labelled: `danger` is risk and emergency. */
export function measureAsked(
  guard: Guard,
  lines: readonly CorpusLine[],
): Record<'danger' | 'emergency' | 'concern' | 'none' | 'all', Asked> {
  const of = (...levels: SafetyLevel[]) =>
    askedOf(
      guard,
      lines.filter(({ level }) => levels.includes(level)),
    );
  return {
    danger: of('risk', 'emergency'),
    emergency: of('emergency'),
    concern: of('concern'),
    none: of('none'),
    all: askedOf(guard, lines),
  };
}
