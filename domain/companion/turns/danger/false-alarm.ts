import { isSpecific } from './danger-kind.ts';
import { INITIAL_SAFETY_STATE } from '../../../safety/state.ts';
import { FALSE_ALARM } from '../../content/danger/unfit.content.ts';
import { WAS_A_FIGURE } from '../../content/danger/marks.content.ts';
import { STEERING } from '../../content/ways.content.ts';
import { plainOf } from '../../hearing/short-answer.ts';
import { type Moment, OPEN, type Reply, suggest } from '../moment.ts';

/** Places of a path after which more than a figure of speech stands behind it. */
const MOST_PLACES = 3;

/**
 * The person explains that a way of speaking was taken for danger, and nothing of their own says otherwise: said
 * sorry for, and back to what was told. Help stays in sight. An emergency is not talked away.
 */
export function falseAlarm({ state, text, speech, assessment }: Moment): Reply | null {
  const { danger, safety } = state;
  const isSmall = safety.worst === 'risk' && (danger === null || danger.been.length <= MOST_PLACES);
  if (!isSmall || !WAS_A_FIGURE.test(plainOf(text))) return null;
  const isNew = assessment.signals.some(
    ({ kind, level }) => isSpecific(kind) && level === 'emergency',
  );
  if (isNew || danger?.facts.length) return null;
  return {
    lines: [speech.vary(FALSE_ALARM, undefined, [])],
    chips: STEERING.slice(0, 3),
    place: OPEN,
    change: { danger: null, safety: { ...INITIAL_SAFETY_STATE, shown: 'risk' } },
    suggestions: [suggest('crisis')],
  };
}
