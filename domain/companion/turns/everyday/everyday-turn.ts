import { FACET_BY_ID, MATTER_BY_ID } from '../../content/matters/all-matters.ts';
import { MORE, OTHERWISE } from '../../content/ways.content.ts';
import { sure, SURE, sureFacet, sureMatter } from '../../hearing/certainty.ts';
import { meantChip } from '../../hearing/meant-chip.ts';
import {
  fearsSomebody,
  shortAnswerOf,
  tellsOfAnimal,
  wantsToLeave,
} from '../../hearing/short-answer.ts';
import { corrected, flowOf, isVeto, mourning, wished } from './first/last-words.ts';
import {
  goOnInFacet,
  matterAt,
  nearChip,
  openFacet,
  openMatter,
  sayFacetChip,
  takeFacetChip,
} from './facet-turn.ts';
import { flowChip, offerOf } from './flow-chips.ts';
import { beginFlow, goOnInFlow, leaveFlow } from './flow-turn.ts';
import { endListening, goOnListening, keepSentence } from './listening-turn.ts';
import { enterPath } from '../danger/danger-begin.ts';
import { parseChoice } from '../choice.ts';
import { type Moment, OPEN, type Reply } from '../moment.ts';
import { pausedWith, type Place } from '../talk-state.ts';
import {
  answerById,
  answerQuestion,
  goOnInReaction,
  react,
  takeReactionChip,
} from './reaction-turn.ts';
import { isAsking } from './is-asking.ts';
import { unsure } from './unsure-turn.ts';
import { takeWay } from './way-turn.ts';

/** What is answered where nothing is dangerous: the tap first, then what was asked, then the matter. */
export function everydayTurn(moment: Moment): Reply {
  return (
    tapped(moment) ??
    said(moment) ??
    afraid(moment) ??
    corrected(moment, everydayTurn) ??
    mourning(moment) ??
    met(moment) ??
    wished(moment) ??
    inFlow(moment) ??
    asked(moment) ??
    forAnimal(moment) ??
    inPlace(moment) ??
    matterOf(moment) ??
    yielded(moment) ??
    unsure(moment)
  );
}

/** A chip was tapped. Null where none was, or one that this build does not know. */
function tapped(moment: Moment): Reply | null {
  const { choice, state } = moment;
  switch (choice?.kind) {
    case undefined:
    case 'danger':
      return null;
    case 'way':
      return takeWay(choice.way, moment);
    case 'facet':
      return takeFacetChip(choice.id, choice.path, moment);
    case 'matter': {
      const matter = MATTER_BY_ID.get(choice.id);
      return matter ? openMatter(matter, moment) : null;
    }
    case 'answer':
      return answerById(choice.id, moment);
    case 'flow':
    case 'resume':
      return beginFlow(choice.id, moment);
    case 'reaction':
      return takeReactionChip(choice.id, choice.path, moment);
    case 'step':
      return state.place.at === 'flow' && state.place.flow === choice.flow
        ? goOnInFlow(state.place, moment)
        : beginFlow(choice.flow, moment);
    case 'keep':
      return keepSentence(choice.at, moment);
  }
}

/** Words that say a chip on screen which belongs to no place: a way, a flow, a question offered. */
function said(moment: Moment): Reply | null {
  const { state, text } = moment;
  const ways = state.offered.chips.filter(
    ({ id }) => /^(?:way|flow|resume|answer|matter)\//.test(id) || isFacetName(id, state.place),
  );
  const isYes = shortAnswerOf(text) === 'yes' && state.place.at === 'open';
  const [first] = isYes ? ways : [];
  const meant = first && isFacetName(first.id, state.place) ? first : meantChip(text, ways);
  return meant && tapped({ ...moment, choice: parseChoice(meant.id) });
}

/** A facet offered by its name, where it was not sure which is meant. */
function isFacetName(id: string, place: Place): boolean {
  return place.at === 'open' && /^facet\/[^/]+$/.test(id);
}

/** Thanks, a joke, a veto, a question about Nilo: met as what they are, before anything else. */
function met(moment: Moment): Reply | null {
  const reaction = moment.heard.reactions.find(({ yields }) => !yields);
  return reaction ? react(reaction, moment) : null;
}

/** Setting a limit, mending a fight: who fears what the other may do needs something else first. */
function afraid(moment: Moment): Reply | null {
  const { place, paused } = moment.state;
  const isBetweenTwo =
    (place.at === 'flow' && FLOWS_BETWEEN_TWO.has(place.flow)) ||
    MATTERS_BETWEEN_TWO.has(matterAt(place)?.id ?? '');
  const reply =
    isBetweenTwo && !moment.choice && fearsSomebody(moment.text)
      ? enterPath('violence', moment)
      : null;
  if (!reply || place.at !== 'flow') return reply;
  const { at: _at, ...flow } = place;
  return { ...reply, change: { ...reply.change, paused: pausedWith(paused, flow) } };
}

const FLOWS_BETWEEN_TWO: ReadonlySet<string> = new Set(['boundary', 'repair', 'prepare-words']);
const MATTERS_BETWEEN_TWO: ReadonlySet<string> = new Set(['couple', 'jealousy', 'breakup']);

function inFlow(moment: Moment): Reply | null {
  const { state, text, heard } = moment;
  if (state.place.at !== 'flow') return null;
  if (wantsToLeave(text)) return leaveFlow(state.place, moment);
  if (!moment.choice && isVeto(text)) {
    const paused = pausedWith(state.paused, flowOf(state.place));
    const reply = everydayTurn({ ...moment, state: { ...state, place: OPEN, paused } });
    return { ...reply, change: { paused, ...reply.change } };
  }
  const question = isAsking(text) ? sure(heard.answers, SURE.answer) : null;
  return question ? answerQuestion(question, moment) : goOnInFlow(state.place, moment);
}

/** A question that has an answer, or a flow asked for by name. */
function asked(moment: Moment): Reply | null {
  const { heard, text, state } = moment;
  if (state.place.at === 'listening' && !isAsking(text)) return null;
  const flow = sure(heard.flows, SURE.flow);
  if (flow && !state.refused.includes('exercises')) {
    if (ASKS_FOR.test(text) || meantChip(text, [{ label: flow.name }]))
      return beginFlow(flow.id, moment);
    if (!sureFacet(heard)) return offerFlow(flow.id, moment);
  }
  const question = sure(heard.answers, isAsking(text) ? SURE.answer : SURE.answer + 0.15);
  const facet = heard.facets[0];
  const isPlainer = !facet || (heard.answers[0]?.score ?? 0) >= facet.score;
  return question && (isPlainer || isAsking(text)) ? answerQuestion(question, moment) : null;
}

/** Asks for something to be done together; without it a flow is offered, not begun. */
const ASKS_FOR =
  /(?<!\p{L})(?:quiero|quisiera|puedes|podés|podemos|puede|hagamos|ay[uú]d[ae]me|gu[ií][ae]me|necesito|me ayud[aá]s|vamos a|hacemos)(?!\p{L})/iu;

/** Words that may ask for a flow, or only tell of what it is for. */
function offerFlow(id: string, moment: Moment): Reply {
  return {
    lines: [offerOf(id, moment)],
    chips: [...flowChip(id), MORE, OTHERWISE],
    place: moment.state.place.at === 'flow' ? OPEN : moment.state.place,
  };
}

/** "Se nos fue la Luna", then "era mi gata": grief for a person was taken for granted. */
function forAnimal(moment: Moment): Reply | null {
  const { state, text } = moment;
  const facet = FACET_BY_ID.get('pet-grief.died')?.facet;
  if (!facet || matterAt(state.place)?.id !== 'grief' || state.refused.includes(facet.id))
    return null;
  return tellsOfAnimal(text) ? openFacet(facet, moment) : null;
}

/** What is under way goes on. */
function inPlace(moment: Moment): Reply | null {
  const { state, text, heard } = moment;
  const { place } = state;
  switch (place.at) {
    case 'listening':
      return isEnough(text) ? endListening(moment) : goOnListening(place, moment);
    case 'facet': {
      const chosen = sayFacetChip(place, moment);
      if (chosen) return chosen;
      const other = sureFacet(heard, floorFrom(moment))?.facet;
      const isNew = other && other.id !== place.facet && !state.refused.includes(other.id);
      if (isNew) return openFacet(other, moment);
      const near = nearChip(place, moment);
      if (near) return near;
      return (isBrief(moment) ? yielded(moment) : null) ?? goOnInFacet(place, moment);
    }
    case 'matter': {
      const matter = MATTER_BY_ID.get(place.matter);
      const named =
        matter &&
        meantChip(
          text,
          matter.facets.map((one) => ({ label: one.name, says: [], id: one.id })),
        );
      if (named) return takeFacetChip(named.id, [], moment);
      return inMatter(moment);
    }
    case 'reaction':
      return goOnInReaction(place, moment);
    case 'answer':
    case 'open':
    case 'flow':
      return null;
  }
}

/** So few words that "gracias" or "no sé" is all there is to them. */
function isBrief({ heard }: Moment): boolean {
  return heard.length <= 5;
}

/** Another matter than the one under way has to be plainer. */
function floorFrom({ state, heard }: Moment): number {
  const here = matterAt(state.place);
  return here && heard.facets[0]?.value.matter !== here ? SURE.elsewhere : SURE.within;
}

/** The matter was known: what of it is likeliest now, a little less sure than from nothing. */
function inMatter(moment: Moment): Reply | null {
  const matter = matterAt(moment.state.place);
  const own = moment.heard.facets.filter(({ value }) => value.matter === matter);
  const first = own[0];
  if (first && first.share >= SURE.here && first.score >= SURE.like)
    return openFacet(first.value.facet, moment);
  return null;
}

/** The facet or the matter that a message is surely about. */
function matterOf(moment: Moment): Reply | null {
  const { heard, state } = moment;
  const facet = sureFacet(heard);
  if (facet && !state.refused.includes(facet.facet.id)) return openFacet(facet.facet, moment);
  const matter = sureMatter(heard);
  const isNew = matter && matterAt(state.place) !== matter;
  return isNew && matter.facets.some(({ id }) => !state.refused.includes(id))
    ? openMatter(matter, moment)
    : null;
}

/** What is met only where no matter was heard: a greeting, "ok". */
function yielded(moment: Moment): Reply | null {
  const reaction = moment.heard.reactions.find(({ yields }) => yields);
  // Of a long message a greeting is the least.
  return reaction && moment.heard.length <= MOST_WORDS_YIELDED ? react(reaction, moment) : null;
}

const MOST_WORDS_YIELDED = 8;

const ENOUGH_SAID =
  /^(?:ya esta|ya|eso es todo|eso era|eso|listo|nada mas|es todo|era eso|ya me desahogue|ya estuvo)\b/u;

function isEnough(text: string): boolean {
  const plain = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').trim();
  return plain.split(/\s+/).length <= 5 && ENOUGH_SAID.test(plain);
}
