import {
  type Channel,
  type CountryLines,
  type CrisisLine,
  channelHref,
  WORLD_DIRECTORY,
} from '#domain/crisis-lines/crisis-line.ts';
import { UNITED_STATES } from '#domain/crisis-lines/united-states.ts';

/** One option: `kind` is the channel, the rest its target. */
export type CrisisOption = {
  href: string;
  /** Name, area and hours of the line; absent for the general emergency number. */
  line?: Pick<CrisisLine, 'name' | 'area' | 'hours'>;
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
 * @param attacked by somebody: the line about violence comes before those about dying
 */
export function crisisOptions(
  level: 'risk' | 'emergency',
  country: CountryLines = UNITED_STATES,
  attacked = false,
): CrisisOptions {
  const emergencies = country.emergency.map(
    (number): CrisisOption => ({ kind: 'emergency', number, href: `tel:${number}` }),
  );
  const own = attacked && country.violence ? [country.violence, ...country.lines] : country.lines;
  const lines = own.flatMap((line) =>
    line.channels.map((channel): CrisisOption => {
      const { name, area, hours } = line;
      return {
        ...channel,
        href: channelHref(channel),
        line: { name, hours, ...(area && { area }) },
      };
    }),
  );
  const world: CrisisOption = { kind: 'directory', href: WORLD_DIRECTORY };
  // Whoever is attacked may need the police next, also where a line comes first.
  const ordered =
    level === 'emergency' || (attacked && !country.violence)
      ? [...emergencies, ...lines]
      : [...lines, ...emergencies];
  const [primary = world, ...rest] = ordered;
  return { primary, more: spread(rest) };
}

/** The few options should differ: first another channel, then other lines. */
function spread(options: readonly CrisisOption[]): CrisisOption[] {
  const kinds = new Set<string>();
  const first: CrisisOption[] = [];
  const later: CrisisOption[] = [];
  for (const option of options) {
    (kinds.has(option.kind) ? later : first).push(option);
    kinds.add(option.kind);
  }
  return [...first, ...later].slice(0, MAX_MORE);
}
