import { atLeast } from '../../../safety/levels.ts';
import { nodeOf, PATH_BY_KIND } from '../../content/danger/all-paths.ts';
import { CARE_WHERE } from '../../content/danger/unfit.content.ts';
import type { Moment, Reply } from '../moment.ts';
import { isMan } from './danger-person.ts';
import { slotsOf } from './danger-walk.ts';

const NAMES_CARE =
  /centro de salud|m[eé]dic[oa]|psic[oó]log|psiqui[aá]tr|partera|pediatra|salud mental|profesional|alguien de salud|equipo que ya/iu;
/** Longer answers have enough in them already. */
const MOST_WORDS = 58;
/** From so many places of a path on it is said, however long the answer is. */
const OWED = 4;

/**
 * Says once on each path which professional care there is for it: not with the first words, not where something
 * cannot wait, and not beside a question about dying.
 */
export function withCare(reply: Reply, moment: Moment): Reply {
  const { speech, state } = moment;
  const danger = reply.change?.danger ?? state.danger;
  const path = danger && PATH_BY_KIND.get(danger.kind);
  const node = path && nodeOf(path, danger.node);
  const help = path ? slotsOf(path.kind, moment) : moment.help;
  const isElsewhere = reply.chips.some(({ id }) => id.startsWith('way/'));
  if (!path || !node || isElsewhere || speech.hasSaid([path.care])) return reply;
  const text = reply.lines.join(' ');
  if (NAMES_CARE.test(text)) {
    speech.vary([path.care], help, []);
    return reply;
  }
  const isFirst = state.danger?.kind !== path.kind;
  const cannotWait = danger.node === path.urgent || (node.knows?.includes('now') ?? false);
  if (isFirst || cannotWait || node.asks !== undefined || !atLeast(state.safety.level, 'risk'))
    return reply;
  const isFull = text.endsWith('?') || text.split(/\s+/u).length > MOST_WORDS;
  if (isFull && danger.been.length < OWED) return reply;
  const isHis = path.kind === 'violence' && isMan(moment);
  const where = isHis ? null : speech.fill(CARE_WHERE, help);
  return {
    ...reply,
    lines: [...reply.lines, speech.vary([path.care], help, []), where ?? ''],
  };
}
