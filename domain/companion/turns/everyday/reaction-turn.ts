import { ANSWER_BY_ID } from '../../content/answers/all-answers.ts';
import type { AnsweredQuestion } from '../../content/answers/answered-question.ts';
import type { Chip } from '../../content/matters/matter.ts';
import { REACTION_BY_ID } from '../../content/reactions/all-reactions.ts';
import type { Reaction } from '../../content/reactions/reaction.ts';
import {
  AFTER_ANSWER,
  ANSWERED_BEFORE,
  ELSE,
  ENOUGH,
  LISTENING_CHIPS,
  MORE,
  RESUME_LABEL,
  SERVES,
  STEERING,
} from '../../content/ways.content.ts';
import { meantChip } from '../../hearing/meant-chip.ts';
import { chipAt, chipsOf, type ChipTree, offeredAt } from './chip-tree.ts';
import { enterPath } from '../danger/danger-begin.ts';
import { flowChip } from './flow-chips.ts';
import type { Moment, Reply } from '../moment.ts';
import { type OfferedChip, pausedWith, type Place, type TalkState } from '../talk-state.ts';

/** An answered question: the answer, one step, and whether it was that. */
export function answerQuestion(question: AnsweredQuestion, moment: Moment): Reply {
  const { speech } = moment;
  const resumes = resumeChips(moment);
  const known = speech.once(question.answer) || speech.vary(ANSWERED_BEFORE);
  const answered = [known, speech.once(question.step)].filter((part) => part !== '').join('\n\n');
  return {
    lines: [answered, resumes.length > 0 ? '' : speech.vary(AFTER_ANSWER, undefined, [])],
    chips: [
      ...resumes,
      SERVES,
      ...(question.flows ?? []).flatMap((id) => flowChip(id)).slice(0, 1),
      ELSE,
    ],
    place: { at: 'answer', answer: question.id },
    ...(resumes.length > 0 && { change: pausing(moment) }),
  };
}

export function answerById(id: string, moment: Moment): Reply | null {
  const question = ANSWER_BY_ID.get(id);
  return question ? answerQuestion(question, moment) : null;
}

/** What is met as what it is. The talk goes on where it stood, or with answers of its own. */
export function react(reaction: Reaction, moment: Moment): Reply {
  const { speech, state } = moment;
  const own = offeredAt(treeOf(reaction), []);
  const flows = (reaction.flows ?? []).flatMap((id) => flowChip(id));
  const isUnderWay = state.place.at !== 'open' && state.place.at !== 'reaction';
  const returns = own.length === 0 && (reaction.returns === true || isUnderWay);
  const asks =
    reaction.ask !== undefined && state.wants !== 'fewer-questions' && !(returns && isUnderWay);
  const lines = [speech.vary(reaction.say), asks ? speech.once(reaction.ask ?? '') : ''];
  const change = changedBy(reaction, state);
  // Wishing to be read only begins it: whatever follows is read, not asked about.
  if (reaction.sets === 'listen' && state.place.at !== 'flow') {
    return { lines, chips: LISTENING_CHIPS, place: { at: 'listening', turns: 0 }, change };
  }
  if (returns && isUnderWay) {
    return {
      lines,
      chips: state.offered.chips,
      place: state.place,
      flow: state.offered.flow,
      change,
    };
  }
  const chips = [...own, ...flows];
  return {
    lines,
    chips: chips.length > 0 ? chips : STEERING,
    place: { at: 'reaction', reaction: reaction.id, path: [] },
    change,
  };
}

/** A chip of a reaction, tapped. */
export function takeReactionChip(
  id: string,
  path: readonly number[],
  moment: Moment,
): Reply | null {
  const reaction = REACTION_BY_ID.get(id);
  const chip = reaction && chipAt(treeOf(reaction), path);
  return reaction && chip ? answerChip(reaction, path, chip, moment) : null;
}

/** Something was written where a reaction's chips stand; null where it is none of them. */
export function goOnInReaction(
  at: Extract<Place, { at: 'reaction' }>,
  moment: Moment,
): Reply | null {
  const reaction = REACTION_BY_ID.get(at.reaction);
  if (!reaction) return null;
  const here = chipsOf(treeOf(reaction), at.path);
  const meant = meantChip(moment.text, here);
  return meant ? answerChip(reaction, [...at.path, here.indexOf(meant)], meant, moment) : null;
}

function answerChip(
  reaction: Reaction,
  path: readonly number[],
  chip: Chip,
  moment: Moment,
): Reply {
  const { speech } = moment;
  const danger = chip.danger && enterPath(chip.danger, moment);
  if (danger) return danger;
  const next = offeredAt(treeOf(reaction), path);
  const flows = chip.flow === undefined ? [] : flowChip(chip.flow);
  return {
    lines: [speech.once(chip.say), chip.ask === undefined ? '' : speech.once(chip.ask)],
    chips: next.length > 0 ? next : [...flows, MORE, ENOUGH],
    place: { at: 'reaction', reaction: reaction.id, path: [...path] },
  };
}

function treeOf({ id, chips }: Reaction): ChipTree {
  return { kind: 'reaction', id, ...(chips && { chips }) };
}

function changedBy({ sets }: Reaction, state: TalkState): Partial<TalkState> {
  if (sets === undefined) return {};
  if (sets === 'no-breathing' || sets === 'no-exercises') {
    const refused = sets === 'no-breathing' ? 'breathing' : 'exercises';
    return { refused: [...state.refused.filter((one) => one !== refused), refused] };
  }
  return { wants: sets };
}

/** In the middle of a flow a question is answered, and the flow waits one tap away. */
function resumeChips({ state: { place } }: Moment): OfferedChip[] {
  return place.at === 'flow' ? [{ id: `resume/${place.flow}`, label: RESUME_LABEL }] : [];
}

function pausing({ state }: Moment): Partial<TalkState> {
  if (state.place.at !== 'flow') return {};
  const { at: _at, ...flow } = state.place;
  return { paused: pausedWith(state.paused, flow) };
}
