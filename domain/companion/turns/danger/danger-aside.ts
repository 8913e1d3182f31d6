import { higherLevel, atLeast } from '../../../safety/levels.ts';
import { SAID_SERIOUS } from '../../../safety/said-serious.content.ts';
import { PATH_BY_KIND } from '../../content/danger/all-paths.ts';
import type { DangerFact } from '../../content/danger/danger-path.ts';
import {
  MAY_BE_SERIOUS,
  MINOR,
  MINOR_ATTACKED,
  MINOR_NOW,
  STILL_WITH,
  UNFIT_URGENT,
} from '../../content/danger/unfit.content.ts';
import { sure, SURE, sureFacet } from '../../hearing/certainty.ts';
import { hearSigns } from '../../hearing/danger/hear-danger.ts';
import { plainOf } from '../../hearing/short-answer.ts';
import { isAsking } from '../everyday/is-asking.ts';
import { type Moment, OPEN, type Reply, suggest } from '../moment.ts';
import { isMinor } from './danger-person.ts';
import { isStillUrgent } from './danger-settled.ts';
import { goTo, slotsOf } from './danger-walk.ts';
import { deniesDanger, saysFalseAlarm } from './danger-words.ts';

/** Known of a danger without anything having been said of how or when. */
const SAYS_NOTHING_OF_WHEN: ReadonlySet<DangerFact> = new Set(['accompanied', 'attack', 'woman']);

/** A way of speaking that was taken for danger; never where somebody said how or when, or something happened. */
export function isFalseAlarm({ text, state, previous }: Moment, isInDanger: boolean): boolean {
  if (!isInDanger || state.safety.worst === 'emergency') return false;
  if ((state.danger?.facts ?? []).some((one) => !SAYS_NOTHING_OF_WHEN.has(one))) return false;
  return saysFalseAlarm(text) || (deniesDanger(text) && !wasSaid(previous));
}

/** Whether one of the last messages told of danger in so many words. */
function wasSaid(previous: Moment['previous']): boolean {
  return previous
    .slice(-4)
    .some((one) => hearSigns(one, [], true, null).length > 0 || SAID_PLAINLY.test(plainOf(one)));
}

/** An apology, and no further question about it without a new sign; what was said in so many words stays in sight. */
export function afterFalseAlarm(moment: Moment): Reply | null {
  const path = PATH_BY_KIND.get('self');
  const reply = path ? goTo(path, 'false-alarm', moment) : null;
  if (!reply) return null;
  const { safety } = moment.state;
  const calmed = { ...safety, check: 'answered' as const, tone: 'softened' as const };
  if (wasSaid(moment.previous)) return { ...reply, change: { ...reply.change, safety: calmed } };
  const shown = higherLevel(safety.shown, 'risk');
  return {
    ...reply,
    chips: [],
    change: { danger: null, safety: { ...calmed, level: 'concern', shown } },
  };
}

const SAID_PLAINLY =
  /\b(?:matarme|suicidarme|quitarme la vida|no quiero (?:vivir|seguir viviendo)|quiero morir(?:me)?$|me quiero morir$)/u;

/** Help came in sight, and everyday talk is sure of nothing: no topics are offered to what may be serious. */
export function mayBeSerious(moment: Moment): Reply | null {
  const { assessment, heard, state, speech, text } = moment;
  if (!atLeast(assessment.own, 'risk') || isSureEveryday(moment)) return null;
  if (state.place.at !== 'open' || plainOf(text).split(' ').length < 3) return null;
  if (heard.reactions.length > 0) return null;
  const line = speech.vary(MAY_BE_SERIOUS, undefined, []);
  if (line === '') return null;
  return { lines: [line], chips: [VENT, SERIOUS], place: OPEN };
}

const VENT = { id: 'way/vent', label: 'Desahogarme' } as const;
const SERIOUS = { id: 'way/serious', label: SAID_SERIOUS } as const;

export function isSureEveryday({ heard, text }: Moment): boolean {
  return (
    sureFacet(heard, SURE.elsewhere) !== null ||
    (isAsking(text) && sure(heard.answers, SURE.answer) !== null)
  );
}

/** In danger, and nothing more is known of what is told: while it cannot wait, the call comes first. */
export function stillWith(moment: Moment): Reply | null {
  const { heard, speech, help, state } = moment;
  const urgent = isStillUrgent(state) ? state.danger : null;
  if (!urgent && (isSureEveryday(moment) || heard.reactions.length > 0)) return null;
  const line = urgent
    ? speech.vary(UNFIT_URGENT, slotsOf(urgent.kind, moment), UNFIT_URGENT)
    : speech.vary(STILL_WITH, help, []);
  if (line === '') return null;
  return {
    lines: [line],
    chips: [VENT, SERIOUS],
    place: OPEN,
    suggestions: [suggest('crisis')],
    fixed: true,
  };
}

/** Somebody under age needs an adult, once said in a talk. */
export function withAdult(reply: Reply, moment: Moment): Reply {
  const { speech } = moment;
  const danger = reply.change?.danger ?? moment.state.danger;
  if (!danger || danger.kind === 'third' || !isMinor(moment)) return reply;
  const isNow = danger.node === PATH_BY_KIND.get(danger.kind)?.urgent;
  const isAttacked = danger.kind === 'violence' || danger.kind === 'sexual-violence';
  const say = isAttacked ? MINOR_ATTACKED : isNow ? MINOR_NOW : MINOR;
  if (speech.hasSaid(isNow ? [say] : [MINOR, MINOR_NOW, MINOR_ATTACKED])) return reply;
  // The question of a place stays the last thing that is said.
  return { ...reply, lines: [speech.first([say]), ...reply.lines] };
}
