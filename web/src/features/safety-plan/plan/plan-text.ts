import { PART_CONTENT } from '../content.ts';
import { PLAN_TEXTS } from '../texts.ts';
import { linesOf, PART_IDS, type Plan } from './plan.ts';

/** The plan as plain words, for a message or the clipboard. Empty parts are left out. */
export function planText({ parts }: Plan): string {
  const written = PART_IDS.flatMap((id, at) => {
    const lines = linesOf(parts[id].text);
    if (lines.length === 0) return [];
    const title = PLAN_TEXTS.partTitle(at + 1, PART_CONTENT[id].title);
    return [[title, ...lines.map((line) => `- ${line}`)].join('\n')];
  });
  return [PLAN_TEXTS.title, ...written].join('\n\n');
}

const MANY_DIGITS = /\+?\(?\d[\d\s().-]{5,20}\d/;
const MIN_COUNT = 7;
const MOST = 15;

/** The telephone number in a line, as written and as a phone dials it; null where there is none. */
export function phoneIn(line: string): { written: string; dial: string } | null {
  const written = MANY_DIGITS.exec(line)?.[0];
  if (!written) return null;
  const digits = written.replaceAll(/\D/g, '');
  if (digits.length < MIN_COUNT || digits.length > MOST) return null;
  return { written, dial: (written.startsWith('+') ? '+' : '') + digits };
}
