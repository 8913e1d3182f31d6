import { CORRECTED_FIRST } from '../../../content/acknowledging.content.ts';
import type { Matter } from '../../../content/matters/matter.ts';
import { FACET_BY_ID } from '../../../content/matters/all-matters.ts';
import { OTHERWISE, STEERING } from '../../../content/ways.content.ts';
import { sure, SURE, sureFacet } from '../../../hearing/certainty.ts';
import { lostIn, plainOf } from '../../../hearing/short-answer.ts';
import { type Moment, OPEN, type Reply } from '../../moment.ts';
import { NOTHING_OFFERED, pausedWith, type Place } from '../../talk-state.ts';
import { facetChip, facetsInOrder, matterAt, nearChip, openFacet } from '../facet-turn.ts';
import { isAsking } from '../is-asking.ts';
import { acknowledged, askedOpenly } from './acknowledge.ts';
import { requested } from './request-turn.ts';

/** It was read wrongly, and what is meant stands behind it: that is heard anew, without what was taken for it. */
export function corrected(moment: Moment, anyTurn: (moment: Moment) => Reply): Reply | null {
  const { corrects, choice, state, speech } = moment;
  if (!corrects || choice || state.place.at === 'listening') return null;
  const { place } = state;
  const refused =
    place.at === 'facet'
      ? [...state.refused.filter((id) => id !== place.facet), place.facet].slice(-20)
      : state.refused;
  const anew: Moment = {
    ...moment,
    corrects: false,
    text: moment.told,
    state: { ...state, refused, place: OPEN, offered: NOTHING_OFFERED },
  };
  const sorry = speech.vary(CORRECTED_FIRST, undefined, []);
  // What was opened may have been right all the same, and only its answer wrong.
  const near = place.at === 'facet' ? nearChip({ ...place, path: [] }, moment) : null;
  const reply = near ?? inSameMatter(matterAt(place), anew) ?? anyTurn(anew);
  const paused = place.at === 'flow' ? { paused: pausedWith(state.paused, flowOf(place)) } : {};
  return {
    ...reply,
    lines: [sorry, ...reply.lines],
    change: { refused, ...paused, ...reply.change },
  };
}

/** A correction clears up what was meant: mostly within the matter, unless another one is beyond doubt. */
function inSameMatter(matter: Matter | null, moment: Moment): Reply | null {
  if (!matter) return null;
  const urgent = mourning(moment) ?? wished(moment);
  if (urgent) return urgent;
  const { heard, state } = moment;
  const other = sureFacet(heard, SURE.beyondDoubt)?.facet;
  if (other && !state.refused.includes(other.id)) return openFacet(other, moment);
  const own = heard.facets.find(
    ({ value, share }) =>
      value.matter === matter && share >= SURE.here && !state.refused.includes(value.facet.id),
  );
  if (own) return openFacet(own.value.facet, moment);
  return {
    lines: [acknowledged(moment), askedOpenly(moment)],
    chips: [
      ...facetsInOrder(matter, moment).slice(0, 2).map(facetChip),
      ...STEERING.slice(0, 2),
      OTHERWISE,
    ],
    place: { at: 'matter', matter: matter.id },
  };
}

export function flowOf({ at: _at, ...flow }: Extract<Place, { at: 'flow' }>) {
  return flow;
}

/** Somebody died: that comes before whatever the talk was about. */
export function mourning(moment: Moment): Reply | null {
  const { told, choice, state } = moment;
  if (choice || lostIn(told) === null || matterAt(state.place)?.id === 'grief') return null;
  const id = ANNIVERSARY.test(plainOf(told))
    ? 'grief.date'
    : LONG_AGO.test(plainOf(told))
      ? 'grief.years-later'
      : 'grief.recent';
  const facet = FACET_BY_ID.get(id)?.facet;
  return facet && !state.refused.includes(id) ? openFacet(facet, moment) : null;
}

const ANNIVERSARY =
  /\b(?:aniversario|hace (?:un|\d+) anos? (?:manana|hoy|el)|cumple|su dia|manana (?:hace|se cumple))/u;
const LONG_AGO = /\bhace (?:ya )?(?:un|dos|tres|cuatro|cinco|muchos|\d+) anos?\b/u;

/** Something to do this minute, or words to say, asked for in so many words. */
export function wished(moment: Moment): Reply | null {
  const { choice, state, heard, told } = moment;
  if (choice || state.place.at === 'listening') return null;
  const question = isAsking(told) ? sure(heard.answers, SURE.answer) : null;
  const flow = sure(heard.flows, SURE.flow);
  return question && !flow ? null : requested(moment);
}

const VETO =
  /^(?:pero |es que )?(?:no (?:quiero|es eso|me sirve|te pedi|le pedi|me estas)|yo (?:te|le) pedi)\b/u;
const FEWEST_WORDS = 4;

/** "No quiero ayuda de nadie, quiero saber si le escribo": what was under way is not wanted. */
export function isVeto(text: string): boolean {
  const plain = plainOf(text);
  return plain.split(' ').length >= FEWEST_WORDS && VETO.test(plain);
}
