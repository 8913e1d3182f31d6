import type { Matter } from '../../content/matters/matter.ts';
import {
  AREAS,
  ELSE,
  HEARD_BOTH_LINES,
  HEARD_FEELING_LINES,
  HEARD_TOPIC_LINES,
  HONEST_LINES,
  IDEA_FLOWS,
  MAYBE_EITHER_LINES,
  MAYBE_LINES,
  MAYBE_MATTER_LINES,
  OTHERWISE,
  STEERING,
  STILL_HERE,
  UNDERSTAND_LINES,
  WHICH_QUESTION,
} from '../../content/ways.content.ts';
import { likely, likelyFacets, likelyMatter } from '../../hearing/certainty.ts';
import type { Place as HeardPlace } from '../../hearing/hear-facets.ts';
import { plainWordsOf } from '../../hearing/plain-words.ts';
import { shortAnswerOf } from '../../hearing/short-answer.ts';
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
    return { lines: [speech.vary(STILL_HERE)], chips: STEERING, place: state.place };
  }
  return notHeard(moment);
}

/** What was told fits no facet of the matter under way: its facets stay within reach. */
function stayInMatter(matter: Matter, moment: Moment): Reply {
  const { speech, state } = moment;
  return {
    lines: [speech.vary(STILL_HERE)],
    chips: [...facetsInOrder(matter, moment).slice(0, 3).map(facetChip), STEERING[0], OTHERWISE],
    place: state.place,
  };
}

/** What is likely is named, so that one tap says it. */
function offerLikely(places: readonly HeardPlace[], moment: Moment): Reply {
  const { speech, heard } = moment;
  const matter = likelyMatter(heard);
  const own = matter ? facetsInOrder(matter, moment).slice(0, 2) : [];
  const all = places.map(({ facet }) => facet);
  const [one, other] = places;
  const line =
    matter && own.length > 1
      ? speech.vary(MAYBE_MATTER_LINES, new Map([['matter', matter.name]]))
      : one && other
        ? speech.vary(
            MAYBE_EITHER_LINES,
            new Map([
              ['one', one.facet.name],
              ['other', other.facet.name],
            ]),
          )
        : speech.vary(MAYBE_LINES);
  const elsewhere = places.filter((place) => place.matter !== matter).slice(0, 1);
  const facets = own.length > 1 ? [...own, ...elsewhere.map(({ facet }) => facet)] : all;
  return { lines: [line], chips: [...facets.map(facetChip), STEERING[0], OTHERWISE], place: OPEN };
}

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
