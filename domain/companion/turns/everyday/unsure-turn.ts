import { AFTER_NO_ANSWER, NO_ANSWER } from '../../content/acknowledging.content.ts';
import type { Matter } from '../../content/matters/matter.ts';
import {
  AREAS,
  ELSE,
  HEARD_BOTH_LINES,
  HEARD_FEELING_LINES,
  HEARD_TOPIC_LINES,
  HONEST_LINES,
  IDEA_FLOWS,
  OTHERWISE,
  STEERING,
  STILL_HERE,
  UNDERSTAND_LINES,
  WHICH_QUESTION,
} from '../../content/ways.content.ts';
import { likely, likelyFacets } from '../../hearing/certainty.ts';
import type { Place as HeardPlace } from '../../hearing/hear-facets.ts';
import { plainWordsOf } from '../../hearing/plain/plain-words.ts';
import { echoOf } from '../../hearing/plain/echo.ts';
import { toneOf } from '../../hearing/plain/tone.ts';
import { shortAnswerOf } from '../../hearing/short-answer.ts';
import { acknowledged, askedOpenly } from './first/acknowledge.ts';
import { type Moment, OPEN, type Reply } from '../moment.ts';
import { facetChip, facetsInOrder, matterAt } from './facet-turn.ts';
import { flowChip } from './flow-chips.ts';
import { isAsking } from './is-asking.ts';
import { notThat } from './way-turn.ts';

/** Nothing is sure: what is likely is offered, or the person steers. */
export function unsure(moment: Moment): Reply {
  const { speech, state, heard, text } = moment;
  if (shortAnswerOf(text) === 'no' && state.place.at !== 'open') return notThat(moment);
  const places = likelyFacets(heard).filter(({ facet }) => !state.refused.includes(facet.id));
  const questions = isAsking(text) ? likely(heard.answers).slice(0, 2) : [];
  if (questions.length > 0) {
    return {
      lines: [speech.vary(WHICH_QUESTION)],
      chips: [...questions.map(({ id, ask }) => ({ id: `answer/${id}`, label: ask })), ELSE],
      place: OPEN,
    };
  }
  const here = state.place.at === 'matter' ? matterAt(state.place) : null;
  if (here) return stayInMatter(here, moment);
  if (places.length > 0) return offerLikely(places, moment);
  if (state.place.at === 'matter' || state.place.at === 'facet') {
    return {
      lines: [acknowledged(moment), askedOpenly(moment)],
      chips: STEERING,
      place: state.place,
    };
  }
  return notHeard(moment);
}

/** What was told fits no facet of the matter under way: its facets stay within reach. */
function stayInMatter(matter: Matter, moment: Moment): Reply {
  const { state } = moment;
  return {
    lines: [acknowledged(moment), askedOpenly(moment)],
    chips: [...facetsInOrder(matter, moment).slice(0, 3).map(facetChip), STEERING[0], OTHERWISE],
    place: state.place,
  };
}

/** It is met as it sounds and asked about openly; what is likely stands beside it, to be tapped. */
function offerLikely(places: readonly HeardPlace[], moment: Moment): Reply {
  const glad = toneOf(moment.told) === 'glad';
  const fit = places.filter(({ matter }) => !glad || GLAD_MATTERS.has(matter.id));
  // Never twice running: what was offered and not taken was not it.
  const before = moment.state.offered.chips.some(({ id }) => id.startsWith('facet/'));
  const chips = before && moment.state.place.at === 'open' ? [] : fit.map(({ facet }) => facet);
  return {
    lines: [acknowledged(moment), askedOpenly(moment)],
    chips: [
      ...chips.slice(0, 2).map(facetChip),
      ...STEERING.slice(0, chips.length > 0 ? 2 : 3),
      ...(chips.length > 0 ? [OTHERWISE] : []),
    ],
    place: OPEN,
  };
}

/** Where joy may be offered a place. */
const GLAD_MATTERS: ReadonlySet<string> = new Set([
  'good-news',
  'celebrations',
  'success-with-doubts',
]);

/** A word of it is plain: it is named, and the side it comes from is the first chip. */
function plainlyNamed({ speech, text }: Moment): Reply | null {
  const { topic, feeling } = plainWordsOf(text);
  if (!topic && feeling === null) return null;
  const slots = new Map([
    ['topic', topic?.name ?? ''],
    ['feeling', feeling ?? ''],
  ]);
  const lines = topic
    ? feeling === null
      ? HEARD_TOPIC_LINES
      : HEARD_BOTH_LINES
    : HEARD_FEELING_LINES;
  const line = speech.vary(lines, slots, []);
  const side = AREAS.find(({ id }) => id === `way/area/${topic?.area}`) ?? STEERING[3];
  return line === ''
    ? null
    : { lines: [line], chips: [side, ...STEERING.slice(0, 3)], place: OPEN };
}

/** Nothing was heard: said honestly, then by the side it comes from, then by ways to go on alone. */
function notHeard(moment: Moment): Reply {
  const { speech, state } = moment;
  if (isAsking(moment.told)) {
    return {
      lines: [speech.vary(NO_ANSWER), speech.vary(AFTER_NO_ANSWER, undefined, [])],
      chips: STEERING,
      place: OPEN,
    };
  }
  if (toneOf(moment.told) === 'glad') return offerLikely([], moment);
  if (toneOf(moment.told) !== 'plain' || echoOf(moment.told) !== null) {
    return {
      lines: [acknowledged(moment), askedOpenly(moment)],
      chips: STEERING,
      place: OPEN,
    };
  }
  const named = plainlyNamed(moment);
  if (named) return named;
  const times = NOT_HEARD.filter((mark) => speech.wasSaid(mark)).length;
  const mark = NOT_HEARD[times];
  if (mark !== undefined) speech.mark(mark);
  if (times === 0) {
    return { lines: [speech.vary(HONEST_LINES)], chips: STEERING, place: OPEN };
  }
  if (times === 1) {
    return { lines: [speech.vary(UNDERSTAND_LINES)], chips: AREAS, place: OPEN };
  }
  const ideas = state.refused.includes('exercises') ? [] : IDEA_FLOWS.flatMap((id) => flowChip(id));
  return {
    lines: [speech.vary(STILL_HERE)],
    chips: [STEERING[0], ...ideas.slice(0, 2), STEERING[3]],
    place: OPEN,
  };
}

const NOT_HEARD = ['honest', 'honest 2', 'honest 3'] as const;
