import type { Guard } from '#domain/safety/guard.ts';
import { atLeast, SAFETY_LEVELS, type SafetyLevel } from '#domain/safety/levels.ts';
import { type CorpusLine, TALK } from './read-corpus.ts';

export interface Share {
  hits: number;
  of: number;
}

export interface Figures {
  /** Help shown (risk or more) among lines of risk and emergency. */
  help: Share;
  helpOnEmergency: Share;
  falseAlarmsOnNone: Share;
  falseAlarmsOnConcern: Share;
  exact: Share;
  /** By "level slice": lines judged right as to whether help is shown, and as to the level. */
  slices: Map<string, { right: number; exact: number; of: number }>;
}

/** The figures that `bench/safety.ts` prints and the tests hold. */
export function measure(guard: Guard, lines: readonly CorpusLine[]): Figures {
  const judged = lines.map((line) => ({
    line,
    level: guard.assess(line.text, { previous: line.context ?? [] }).level,
  }));
  const share = (
    levels: readonly SafetyLevel[],
    hit: (one: (typeof judged)[number]) => boolean,
  ) => {
    const own = judged.filter((one) => levels.includes(one.line.level));
    return { hits: own.filter(hit).length, of: own.length };
  };
  const helped = (one: (typeof judged)[number]) => atLeast(one.level, 'risk');
  const slices: Figures['slices'] = new Map();
  for (const one of judged) {
    const key = `${one.line.level} ${one.line.slice}`;
    const own = slices.get(key) ?? { right: 0, exact: 0, of: 0 };
    own.of += 1;
    if (helped(one) === atLeast(one.line.level, 'risk')) own.right += 1;
    if (one.level === one.line.level) own.exact += 1;
    slices.set(key, own);
  }
  return {
    help: share(['risk', 'emergency'], helped),
    helpOnEmergency: share(['emergency'], helped),
    falseAlarmsOnNone: share(['none'], helped),
    falseAlarmsOnConcern: share(['concern'], helped),
    exact: share(SAFETY_LEVELS, (one) => one.level === one.line.level),
    slices,
  };
}

/** What people who are not in danger meet: a talk has many turns, and each could ring. */
export function measureTalks(
  guard: Guard,
  lines: readonly CorpusLine[],
): { turns: Share; talks: Share } {
  const turns = lines.filter(({ slice }) => slice === TALK);
  const ring = turns.filter(({ text, context }) =>
    atLeast(guard.assess(text, { previous: context ?? [] }).own, 'risk'),
  );
  const talks = (of: readonly CorpusLine[]) => new Set(of.map(({ family }) => family)).size;
  return {
    turns: { hits: ring.length, of: turns.length },
    talks: { hits: talks(ring), of: talks(turns) },
  };
}

export function ratio({ hits, of }: Share): number {
  return of === 0 ? 1 : hits / of;
}
