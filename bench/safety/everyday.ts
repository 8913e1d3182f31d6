import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Guard } from '#domain/safety/guard.ts';
import { type Asked, askedOf } from '#training/guard/corpus/measure-asked.ts';

const messageSchema = z.object({
  id: z.string(),
  text: z.string(),
  context: z.optional(z.array(z.string())),
});

type Message = z.infer<typeof messageSchema>;

export const EVERYDAY = join(import.meta.dirname, 'everyday-messages.jsonl');

/**
 * Both halves of a set of everyday messages: on the odd-numbered one bars are chosen, on the even one reported.
 * @param file one `{id, text, context}` a line; the id ends in a number
 * @throws where a line cannot be read
 */
export function everydayAsked(guard: Guard, file = EVERYDAY): { odd: Asked; even: Asked } {
  const messages = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => messageSchema.parse(JSON.parse(line)));
  const isOdd = ({ id }: Message) => Number(/\d+$/.exec(id)?.[0] ?? 0) % 2 === 1;
  return {
    odd: askedOf(guard, messages.filter(isOdd)),
    even: askedOf(
      guard,
      messages.filter((one) => !isOdd(one)),
    ),
  };
}
