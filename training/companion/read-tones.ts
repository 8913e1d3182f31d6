import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { TONES } from '#domain/companion/content/tones.ts';
import type { ToldLine } from './learn-tones.ts';

const head = z.enum([...TONES, 'none']);

/** Messages of our own talks, by tone: `# tone` heads a block, one message a line. */
export function readTones(): ToldLine[] {
  const lines: ToldLine[] = [];
  let tone: ToldLine['tone'] = null;
  for (const raw of readFileSync(join(import.meta.dirname, 'tones.txt'), 'utf8').split('\n')) {
    const line = raw.trim();
    if (line.startsWith('# ')) {
      const named = head.parse(line.slice(2));
      tone = named === 'none' ? null : named;
    } else if (line !== '') lines.push({ text: line, tone });
  }
  return lines;
}
