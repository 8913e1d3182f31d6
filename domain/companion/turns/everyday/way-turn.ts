import { DANGER_KINDS } from '../../content/danger/danger-path.ts';
import { FLOW_BY_ID } from '../../content/flows/all-flows.ts';
import { leadOf } from '../../content/leads/lead-of.ts';
import { FACET_BY_ID } from '../../content/matters/all-matters.ts';
import { AREAS as SIDES, type AreaId } from '../../content/matters/areas.ts';
import {
  AREA_LINES,
  AREAS,
  CORRECTED,
  ENOUGH,
  ENOUGH_LINES,
  IDEA_FLOWS,
  IDEA_LINES,
  MORE,
  MORE_LINES,
  MORE_OF_AREA,
  OTHERWISE,
  STEERING,
  UNDERSTAND_LINES,
} from '../../content/ways.content.ts';
import { ownOf } from '../../../table.ts';
import { enterPath } from '../danger/danger-begin.ts';
import { facetChip, matterAt } from './facet-turn.ts';
import { flowChip } from './flow-chips.ts';
import { leaveFlow } from './flow-turn.ts';
import { beginListening, endListening } from './listening-turn.ts';
import { eased, rightNow } from './first/request-turn.ts';
import { type Moment, OPEN, type Reply, suggest } from '../moment.ts';

/** Ways through the talk that a chip may ask for. */
const WAYS: Readonly<Record<string, (moment: Moment) => Reply>> = {
  vent: beginListening,
  listened: endListening,
  idea: anIdea,
  understand: whichSide,
  other: notThat,
  enough,
  more,
  leave,
  now: rightNow,
  eased,
};

/** A chip that asks for a way through the talk; null for one that this build does not know. */
export function takeWay(way: string, moment: Moment): Reply | null {
  const [name = '', of = '', from = '0'] = way.split('/');
  if (name === 'area') return mattersOf(of, Number(from), moment);
  const kind = DANGER_KINDS.find((one) => one === of);
  if (name === 'danger' && kind) return enterPath(kind, moment);
  return ownOf(WAYS, name)?.(moment) ?? null;
}

/** One small thing: what fits the facet under way, or something to choose from. */
function anIdea(moment: Moment): Reply {
  const { speech, state, tools } = moment;
  const facet = state.place.at === 'facet' ? FACET_BY_ID.get(state.place.facet)?.facet : undefined;
  const breathes = tools.has('breathing') && !state.refused.includes('breathing');
  const wants = state.wants === 'listen' ? { change: { wants: 'talk' } as const } : {};
  if (facet) {
    return {
      lines: [speech.once(facet.goesOn[1]) || speech.vary(IDEA_LINES)],
      chips: [...facet.flows.flatMap((id) => flowChip(id)).slice(0, 2), MORE, ENOUGH],
      place: state.place,
      suggestions: leadOf(facet.id),
      ...wants,
    };
  }
  return {
    lines: [speech.vary(IDEA_LINES)],
    chips: IDEA_FLOWS.flatMap((id) => flowChip(id)),
    place: OPEN,
    suggestions: breathes ? [suggest('breathing')] : [],
    ...wants,
  };
}

function whichSide({ speech }: Moment): Reply {
  return { lines: [speech.vary(UNDERSTAND_LINES)], chips: AREAS, place: OPEN };
}

const AT_ONCE = 4;

/** Matters of one side, a handful at a time. */
function mattersOf(area: string, from: number, { speech }: Moment): Reply | null {
  const matters = ownOf(SIDES, area as AreaId);
  if (!matters) return null;
  const start = Number.isInteger(from) && from > 0 ? from : 0;
  const rest = matters.length > start + AT_ONCE;
  const next = rest ? start + AT_ONCE : 0;
  return {
    lines: [speech.vary(AREA_LINES)],
    chips: [
      ...matters
        .slice(start, start + AT_ONCE)
        .map(({ id, name }) => ({ id: `matter/${id}`, label: name })),
      { id: `way/area/${area}/${next}`, label: MORE_OF_AREA },
    ],
    place: OPEN,
  };
}

/** "No es eso": what was taken for it is left aside, the rest of the matter and the ways stay. */
export function notThat(moment: Moment): Reply {
  const { speech, state } = moment;
  const { place } = state;
  const refused =
    place.at === 'facet'
      ? [...state.refused.filter((id) => id !== place.facet), place.facet]
      : state.refused;
  const others = (place.at === 'facet' ? (matterAt(place)?.facets ?? []) : []).filter(
    ({ id }) => !refused.includes(id),
  );
  return {
    lines: [speech.vary(CORRECTED)],
    chips: [
      ...others.slice(0, 3).map(facetChip),
      ...(others.length > 0 ? [] : STEERING.slice(0, 3)),
      { id: 'way/understand', label: 'Es otra cosa' },
    ],
    place: OPEN,
    change: { refused: refused.slice(-20) },
  };
}

function enough({ speech, state, tools }: Moment): Reply {
  return {
    lines: [speech.vary(ENOUGH_LINES)],
    chips: state.paused.slice(-1).flatMap(resume),
    place: OPEN,
    suggestions: tools.has('mood') ? [suggest('mood')] : [],
  };
}

function resume({ flow }: { flow: string }) {
  const known = FLOW_BY_ID.get(flow);
  return known ? [{ id: `resume/${flow}`, label: known.name }] : [];
}

function more({ speech, state }: Moment): Reply {
  return {
    lines: [speech.vary(MORE_LINES)],
    chips: state.place.at === 'facet' ? [OTHERWISE, ENOUGH] : [],
    place: state.place,
  };
}

function leave(moment: Moment): Reply {
  const { place } = moment.state;
  return place.at === 'flow' ? leaveFlow(place, moment) : enough(moment);
}
