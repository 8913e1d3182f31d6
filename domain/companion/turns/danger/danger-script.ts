import { CALL_SCRIPTS, type Line, TIMES } from '../../content/danger/scripts.content.ts';
import type { DangerKind } from '../../content/danger/danger-path.ts';
import { readable } from '../../hearing/danger/read-danger.ts';
import { onlyPersonIn } from '../../hearing/short-answer.ts';
import type { Moment } from '../moment.ts';

const HEARD = 12;
const MOST_TAILS = 2;

/**
 * What to say on the telephone, out of what was told: a line that is not true would send the wrong help. Neutral
 * where nothing is known.
 */
export function scriptFor(kind: DangerKind, { text, previous }: Moment): string {
  const told = [...previous.slice(-HEARD), text];
  const said = told.map(readable).join(' | ');
  const fits = ({ when, none }: Line) => when.test(said) && !(none?.test(said) ?? false);
  const { heads, tails } = CALL_SCRIPTS[kind];
  const found = heads.find(fits);
  const head = found?.say ?? '';
  const of =
    found === heads.at(-1)
      ? undefined
      : told.findLast((one) => found?.when.test(readable(one)) ?? false);
  const person = onlyPersonIn(of ?? '') ?? onlyPersonIn(told.join(' | '));
  const first = head.replace('[who]', person ? `mi ${person}` : 'una persona');
  const when = kind === 'overdose' ? TIMES.find(([one]) => one.test(said))?.[1] : undefined;
  const rest = tails.filter(fits).map(({ say }) => say);
  return joined([when ? `${first} ${when}` : first, ...rest.slice(0, MOST_TAILS)]);
}

function joined(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} y ${last}`;
}
