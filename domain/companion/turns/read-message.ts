import type { Assessment } from '../../safety/assessment.ts';
import type { Guard } from '../../safety/guard.ts';
import { atLeast, higherLevel } from '../../safety/levels.ts';
import { isOnlyUnreadable } from '../../safety/unreadable.ts';
import type { Turn } from '../answer.ts';
import { nodeOf, PATH_BY_KIND } from '../content/danger/all-paths.ts';
import { plainOf } from '../hearing/short-answer.ts';
import type { TalkState } from './talk-state.ts';

/** Earlier words colour a message only while the talk is in danger, or shortly before. */
const HEARD_IN_DANGER = 20;
const HEARD = 4;

/**
 * What the guard says of a message, in the light of what was asked before it.
 * Never throws, as the guard does not.
 */
export function readMessage(guard: Guard, turn: Turn, before: TalkState): Assessment {
  const { text, previous, raisedTo = 'none', raisedAsk = true } = turn;
  if (isOwnChip(turn, before)) return guard.assess('');
  const inDanger = atLeast(before.safety.level, 'risk');
  const assessed = guard.assess(text, {
    previous: previous.slice(inDanger ? -HEARD_IN_DANGER : -HEARD),
  });
  const read = isStepOfPath(turn, before) ? asAnswer(assessed) : assessed;
  const assessment = withoutDeniedPlan(withPlainReply(read, text), text, before);
  if (isOnlyUnreadable(assessment) && !isRaised(turn)) return assessment;
  const ownAsk = assessment.ownAsk || (raisedAsk && atLeast(raisedTo, 'risk'));
  return {
    ...assessment,
    own: higherLevel(assessment.own, raisedTo),
    level: higherLevel(assessment.level, raisedTo),
    ownAsk,
    ask: assessment.ask || ownAsk,
  };
}

/** An everyday answer that our own chip sent: nothing is to be read into it. */
function isOwnChip(turn: Turn, before: TalkState): boolean {
  const { choice = '' } = turn;
  return !/^(?:danger\/|way\/danger|keep\/)/.test(choice) && isOffered(turn, before);
}

/** An answer of a path, tapped: how grave it is, the place says to which it leads. */
function isStepOfPath(turn: Turn, before: TalkState): boolean {
  return (turn.choice?.startsWith('danger/') ?? false) && isOffered(turn, before);
}

function isOffered({ choice, text }: Turn, { offered }: TalkState): boolean {
  return offered.chips.some(({ id, label }) => id === choice && label === text.trim());
}

/** Of our own words only what they answer: "ya bajó un poco" after a threat sounds like one. */
function asAnswer(read: Assessment): Assessment {
  return { ...read, own: 'none', ownAsk: false, signals: [] };
}

/** Above what the failure itself asks for, somebody else heard it. */
function isRaised({ raisedTo = 'none', raisedAsk = true }: Turn): boolean {
  return raisedTo === 'emergency' || (raisedAsk && atLeast(raisedTo, 'risk'));
}

/** "Se hizo el que no me vio" begins with the sound of a yes; "a veces siento que…" goes on to tell. */
function withPlainReply(read: Assessment, text: string): Assessment {
  if (read.reply !== 'yes') return read;
  const plain = plainOf(text);
  const tells =
    plain.split(' ').length > 5 &&
    !/^(?:si|sip|claro|obvio|la verdad|creo que si|todos los dias|muchas veces)\b/u.test(plain);
  return tells || /^se\s/u.test(plain) ? { ...read, reply: null } : read;
}

/** "No, no tengo un plan" answers the question about one; the words alone look like having it. */
function withoutDeniedPlan(
  assessment: Assessment,
  text: string,
  { danger }: TalkState,
): Assessment {
  const denied = /\bno (?:tengo|hay|hice|he hecho|he pensado en) (?:un |ningun |el )?plan/u.test(
    plainOf(text),
  );
  const path = danger?.open ? PATH_BY_KIND.get(danger.kind) : undefined;
  const node = path && danger && nodeOf(path, danger.node);
  if (!denied && !(assessment.reply === 'no' && node?.asks === 'plan')) return assessment;
  const signals = assessment.signals.filter(({ kind }) => kind !== 'plan');
  if (
    signals.length === assessment.signals.length ||
    signals.some(({ level }) => level === 'emergency')
  ) {
    return assessment;
  }
  return { ...assessment, signals, own: 'risk' };
}
