import { ACKS } from '../../content/danger/acks.content.ts';
import type { DangerKind } from '../../content/danger/danger-path.ts';
import { readable } from '../../hearing/danger/read-danger.ts';
import { onlyPersonIn } from '../../hearing/short-answer.ts';
import type { Moment } from '../moment.ts';

/** The person's own matter by its name, as the first sentence of an answer; empty where none is sure. */
export function ackFor(kind: DangerKind, { text, choice, speech }: Moment): string {
  if (choice) return '';
  const said = readable(text);
  const person = onlyPersonIn(text);
  for (const { all, none, kinds, say } of ACKS) {
    if (kinds && !kinds.includes(kind)) continue;
    if (speech.hasSaid([say]) || !all.every((one) => one.test(said))) continue;
    if (none?.some((one) => one.test(said))) continue;
    if (say.includes('[who]') && person === null) continue;
    const who = person === null ? '' : speech.plain(`{tu} ${person}`);
    return speech.first([say], new Map([['who', who]]));
  }
  return '';
}
