import type { Assessment } from '../../../safety/assessment.ts';
import { higherLevel } from '../../../safety/levels.ts';
import { nodeOf, PATH_BY_KIND } from '../../content/danger/all-paths.ts';
import type { DangerKind, DangerPath } from '../../content/danger/danger-path.ts';
import { SAID_PAST } from '../../content/danger/marks.content.ts';
import { DANGER_SHORT } from '../../content/danger/unfit.content.ts';
import { DANGER_CHIPS, WHICH_DANGER } from '../../content/ways.content.ts';
import { BLOW, FOLLOWED } from '../../hearing/danger/parts.content.ts';
import { type HeardSign, readable } from '../../hearing/danger/read-danger.ts';
import { hearDanger } from '../../hearing/danger/hear-danger.ts';
import { personIn, plainOf } from '../../hearing/short-answer.ts';
import { dangerKind, isSpecific } from './danger-kind.ts';
import { beenOn, goTo } from './danger-walk.ts';
import { type Moment, OPEN, type Reply, suggest } from '../moment.ts';

/** Danger is there and nobody said which: one tap says it. */
export function whichDanger({ speech, state, help }: Moment): Reply {
  return {
    lines: [speech.vary(WHICH_DANGER, help, DANGER_SHORT)],
    chips: DANGER_CHIPS,
    place: OPEN,
    change: { safety: { ...state.safety, level: higherLevel(state.safety.level, 'risk') } },
    suggestions: [suggest('crisis')],
    fixed: true,
  };
}

/** The first words of a path. */
export function enterPath(kind: DangerKind, moment: Moment): Reply | null {
  const path = PATH_BY_KIND.get(kind);
  return path ? goTo(path, path.enter, moment) : null;
}

export function begin(mark: HeardSign | null, moment: Moment): Reply | null {
  const { assessment, text, state } = moment;
  if (!mark && isUnknown(moment)) return whichDanger(moment);
  const path = PATH_BY_KIND.get(mark?.kind ?? dangerKind(assessment, text, hearDanger(text).kinds));
  if (!path) return null;
  const first = mark
    ? placeOf(mark, path)
    : isUrgentNow(assessment) && !isOver(path, text)
      ? urgentOf(path, text)
      : path.enter;
  const known = beenOn(path, state.danger).includes(first);
  // It was closed and comes back: asked once more in other words, not from the beginning.
  const isAgain = known && !mark?.urgent && nodeOf(path, 'recheck') !== undefined;
  return goTo(path, isAgain ? 'recheck' : first, moment);
}

export function placeOf({ to, urgent }: HeardSign, path: DangerPath): string {
  return to ?? (urgent ? path.urgent : path.enter);
}

/** Whoever is followed in the street has no house to leave. */
export function urgentOf({ kind, urgent }: DangerPath, text: string): string {
  const said = readable(text);
  return kind === 'violence' && FOLLOWED.test(said) && !BLOW.test(said) ? 'followed' : urgent;
}

/** Violence of yesterday is no reason to run now. */
export function isOver({ kind }: DangerPath, text: string): boolean {
  return (kind === 'violence' || kind === 'sexual-violence') && SAID_PAST.test(plainOf(text));
}

const OF_DYING =
  /\b(?:mor\p{L}+|muer\p{L}+|mat\p{L}+|suicid\p{L}+|viv\p{L}+|vida|despertar|desaparecer|existir|acabar con todo|no estar|irme|rendirme|no puedo mas|no aguanto)\b/u;
const OF_SOMEBODY =
  /\b(?:el|ella|ellos|su|sus|me (?:amenaza|persigue|sigue|grito|grita)|policia|denunci\p{L}+)\b/u;

/** Only learned readers heard danger, the words are not of dying, and somebody else is in them. */
function isUnknown({ assessment, text }: Moment): boolean {
  const plain = plainOf(text);
  return (
    !assessment.signals.some(({ kind }) => isSpecific(kind)) &&
    !OF_DYING.test(plain) &&
    (personIn(text) !== null || OF_SOMEBODY.test(plain)) &&
    hearDanger(text).kinds.length === 0
  );
}

/** An emergency that says which: a mere suspicion of one is asked about first. */
export function isUrgentNow({ own, signals }: Assessment): boolean {
  return (
    own === 'emergency' &&
    signals.some(({ kind, level }) => level === 'emergency' && isSpecific(kind))
  );
}
