import {
  type Channel,
  type CountryLines,
  type CrisisLine,
  channelHref,
  WORLD_DIRECTORY,
} from '#domain/crisis-lines/crisis-line.ts';
import type { Attacked } from './attacked.ts';
import { UNITED_STATES } from '#domain/crisis-lines/united-states.ts';

/** One option: `kind` is the channel, the rest its target. */
export type CrisisOption = {
  href: string;
  /** Absent for the general emergency number. */
  line?: CrisisLine;
} & ({ kind: 'emergency'; number: string } | { kind: 'directory' } | Channel);

export interface CrisisOptions {
  primary: CrisisOption;
  more: readonly CrisisOption[];
}

/** docs/design/safety.md §3: one primary action, and at most three more behind "más opciones". */
const MAX_MORE = 3;

/**
 * What a person in danger is offered: one thing to do, few beside it, all of one country, because
 * the same number means something else next door. At `emergency` the general number comes first.
 * @param country undefined until one was chosen: then the lines of docs/specification.md §1
 * @param attacked by somebody: the line about violence comes before those about dying; a line for women
 * comes first for a woman alone, otherwise the number that serves everybody
 */
export function crisisOptions(
  level: 'risk' | 'emergency',
  country: CountryLines = UNITED_STATES,
  attacked: Attacked = null,
): CrisisOptions {
  const emergencies = country.emergency.map(
    (number): CrisisOption => ({ kind: 'emergency', number, href: `tel:${number}` }),
  );
  const { violence } = country;
  const isTheirs = violence && (!violence.serves || attacked === 'woman');
  const own = attacked && violence ? [violence, ...country.lines] : country.lines;
  const lines = own.flatMap((line) =>
    line.channels.map(
      (channel): CrisisOption => ({ ...channel, href: channelHref(channel), line }),
    ),
  );
  const world: CrisisOption = { kind: 'directory', href: WORLD_DIRECTORY };
  // Whoever is attacked may need the police next, also where a line comes first.
  const ordered =
    level === 'emergency' || (attacked && !isTheirs)
      ? [...emergencies, ...lines]
      : [...lines, ...emergencies];
  const [primary = world, ...rest] = ordered;
  return { primary, more: spread(rest) };
}

/** The few options should differ: first another channel, then other lines. */
function spread(options: readonly CrisisOption[]): CrisisOption[] {
  const firstOfKind = options.filter(
    ({ kind }, at) => options.findIndex((one) => one.kind === kind) === at,
  );
  return [...new Set([...firstOfKind, ...options])].slice(0, MAX_MORE);
}
