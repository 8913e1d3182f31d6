import * as z from 'zod/mini';
import type { Guard } from './guard.ts';
import type { SafetyLevel } from './levels.ts';

const itemSchema = z.object({
  id: z.union([z.string(), z.number()]),
  text: z.string(),
  context: z.optional(z.nullable(z.array(z.string()))),
});

export type LineAnswer = { id: string | number; level: SafetyLevel } | { problem: string };

/**
 * One line `{id, text, context}` of a file and what the guard says of it; null for a blank line.
 * A line that cannot be read says so by its number and costs no other line anything.
 */
export function answerLine(guard: Guard, line: string, number: number): LineAnswer | null {
  const bare = line.replace(/^\uFEFF/, '').trim();
  if (bare === '') return null;
  let value: unknown;
  try {
    value = JSON.parse(bare);
  } catch {
    return { problem: `line ${number}: not JSON` };
  }
  const item = itemSchema.safeParse(value);
  if (!item.success) {
    const where = item.error.issues.map((issue) => issue.path.join('.') || 'line').join(', ');
    return { problem: `line ${number}: expected {id, text, context?: string[]}, see ${where}` };
  }
  const { id, text, context } = item.data;
  return { id, level: guard.assess(text, { previous: context ?? [] }).level };
}
