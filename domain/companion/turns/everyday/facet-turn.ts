import { leadOf } from '../../content/leads/lead-of.ts';
import { FACET_BY_ID, MATTER_BY_ID } from '../../content/matters/all-matters.ts';
import type { Chip, Facet, Matter } from '../../content/matters/matter.ts';
import { AFTER_NO_ANSWER, NO_ANSWER } from '../../content/acknowledging.content.ts';
import { ENOUGH, MORE, OTHERWISE, STEERING } from '../../content/ways.content.ts';
import { meantChip, nearestChip } from '../../hearing/meant-chip.ts';
import { acknowledged, askedOpenly } from './first/acknowledge.ts';
import { chipAt, chipsOf, type ChipTree, offeredAt } from './chip-tree.ts';
import { enterPath } from '../danger/danger-begin.ts';
import { flowChip, offerOf } from './flow-chips.ts';
import { isAsking } from './is-asking.ts';
import type { Moment, Reply } from '../moment.ts';
import type { OfferedChip, Place } from '../talk-state.ts';

type AtFacet = Extract<Place, { at: 'facet' }>;

/** Opens a facet: what could only be said here, one question, and answers to it. */
export function openFacet(facet: Facet, { speech, state }: Moment): Reply {
  const isKnown = state.place.at === 'facet' && state.place.facet === facet.id;
  const asks = state.wants !== 'fewer-questions';
  return {
    lines: [speech.vary(facet.open), asks ? speech.once(facet.ask) : ''],
    chips: [...offeredAt(treeOf(facet), []), ...(isKnown ? [] : [OTHERWISE])],
    place: { at: 'facet', facet: facet.id, path: [], told: 0 },
  };
}

/** Only the matter is sure: its opening, and its facets as chips. */
export function openMatter(matter: Matter, moment: Moment): Reply {
  const { speech } = moment;
  const open = facetsInOrder(matter, moment);
  return {
    lines: [speech.vary(matter.open), speech.once(matter.ask)],
    chips: [...open.slice(0, 4).map(facetChip), OTHERWISE],
    place: { at: 'matter', matter: matter.id },
  };
}

/** The facets of a matter that were not refused, the likeliest by this message first. */
export function facetsInOrder(matter: Matter, { state, heard }: Moment): Facet[] {
  const likely = heard.facets.map(({ value }) => value.facet);
  const open = matter.facets.filter(({ id }) => !state.refused.includes(id));
  const place = (facet: Facet) => (likely.includes(facet) ? likely.indexOf(facet) : likely.length);
  return open.toSorted((a, b) => place(a) - place(b));
}

export function facetChip({ id, name }: Facet): OfferedChip {
  return { id: `facet/${id}`, label: name };
}

/** A chip of a facet was tapped, or said. Null for one that is gone from the content. */
export function takeFacetChip(id: string, path: readonly number[], moment: Moment): Reply | null {
  const facet = FACET_BY_ID.get(id)?.facet;
  if (!facet) return null;
  const chip = chipAt(treeOf(facet), path);
  if (!chip) return openFacet(facet, moment);
  return answerChip(facet, path, chip, moment);
}

function answerChip(facet: Facet, path: readonly number[], chip: Chip, moment: Moment): Reply {
  const { speech } = moment;
  const danger = chip.danger && enterPath(chip.danger, moment);
  if (danger) return danger;
  const place: AtFacet = {
    at: 'facet',
    facet: facet.id,
    path: [...path],
    told: toldAt(moment, facet),
  };
  const fresh = speech.once(chip.say);
  const said = fresh || speech.vary(facet.goesOn);
  if (chip.ask !== undefined && fresh !== '') {
    return { lines: [said, speech.once(chip.ask)], chips: offeredAt(treeOf(facet), path), place };
  }
  const flow = chip.flow ?? facet.flows[0];
  const offers = chip.flow !== undefined;
  return {
    lines: [said, offers ? offerOf(chip.flow, moment) : ''],
    chips: [...(flow ? flowChip(flow) : []), MORE, ENOUGH],
    place,
  };
}

function toldAt({ state: { place } }: Moment, facet: Facet): number {
  return place.at === 'facet' && place.facet === facet.id ? place.told : 0;
}

/** Words written where a facet's chips stand that say one of them; null for anything else. */
export function sayFacetChip(at: AtFacet, moment: Moment): Reply | null {
  const facet = FACET_BY_ID.get(at.facet)?.facet;
  if (!facet) return null;
  const here = chipsOf(treeOf(facet), at.path);
  const meant = meantChip(moment.text, here);
  return meant ? answerChip(facet, [...at.path, here.indexOf(meant)], meant, moment) : null;
}

/** Words that come near one of the chips on screen: taken as that one, where it is one alone. */
export function nearChip(at: AtFacet, moment: Moment): Reply | null {
  const facet = FACET_BY_ID.get(at.facet)?.facet;
  if (!facet) return null;
  const here = chipsOf(treeOf(facet), at.path);
  const near = nearestChip(
    moment.told,
    here.filter(({ say }) => !moment.speech.hasSaid([say])),
  );
  return near ? answerChip(facet, [...at.path, here.indexOf(near)], near, moment) : null;
}

/**
 * Something was told here that fits no chip: met as it sounds, then a thought, a question and a step of this
 * facet in turn. A question is never met with a thought.
 */
export function goOnInFacet(at: AtFacet, moment: Moment): Reply | null {
  const { speech, told } = moment;
  const facet = FACET_BY_ID.get(at.facet)?.facet;
  if (!facet) return null;
  const flows = facet.flows.flatMap((id) => flowChip(id));
  const [thought, step, question] = facet.goesOn;
  if (isAsking(told)) {
    return {
      lines: [speech.vary(NO_ANSWER), speech.vary(AFTER_NO_ANSWER, undefined, [])],
      chips: [...flows.slice(0, 2), MORE, OTHERWISE],
      place: at,
    };
  }
  const next = [thought, question, step].find((one) => !speech.hasSaid([one]));
  const place: AtFacet = { ...at, told: at.told + 1 };
  if (next === undefined) {
    return {
      lines: [acknowledged(moment), askedOpenly(moment)],
      chips: [...flows.slice(0, 2), ...STEERING.slice(0, 1), ENOUGH],
      place,
    };
  }
  const untaken = chipsOf(treeOf(facet), at.path).length > 0 && at.path.length === 0;
  const fresh = untaken && next === thought ? freshChips(facet, moment) : [];
  return {
    lines: [acknowledged(moment), speech.once(next)],
    chips: fresh.length > 0 ? [...fresh, OTHERWISE] : [...flows.slice(0, 2), MORE, ENOUGH],
    place,
    ...(next === step && { suggestions: leadOf(facet.id) }),
  };
}

/** The first chips that were not taken yet. */
function freshChips(facet: Facet, { speech }: Moment): OfferedChip[] {
  const offered = offeredAt(treeOf(facet), []);
  return offered.filter((_, at) => !speech.hasSaid([facet.chips[at]?.say ?? ''])).slice(0, 3);
}

function treeOf({ id, chips }: Facet): ChipTree {
  return { kind: 'facet', id, chips };
}

/** The matter that the talk is about, if one is. */
export function matterAt(place: Place): Matter | null {
  if (place.at === 'facet') return FACET_BY_ID.get(place.facet)?.matter ?? null;
  return place.at === 'matter' ? (MATTER_BY_ID.get(place.matter) ?? null) : null;
}
