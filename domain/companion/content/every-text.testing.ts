import { ANSWERS } from './answers/all-answers.ts';
import {
  BY_TONE,
  CORRECTED_FIRST,
  EASED_LINES,
  GLAD_ECHO,
  GLAD_QUESTIONS,
  LONG_QUESTIONS,
  NO_ANSWER,
  OPEN_QUESTIONS,
  RIGHT_NOW,
  SAMPLE_WORDS,
  WITH_ECHO,
} from './acknowledging.content.ts';
import { DANGER_PATHS, DANGER_QUESTIONS } from './danger/all-paths.ts';
import { DANGER_SHORT, SAID_THAT, UNFIT_STEP } from './danger/unfit.content.ts';
import { FLOWS } from './flows/all-flows.ts';
import { MATTERS } from './matters/all-matters.ts';
import type { Chip } from './matters/matter.ts';
import { REACTIONS } from './reactions/all-reactions.ts';
import {
  HEARD_BOTH_LINES,
  HEARD_FEELING_LINES,
  HEARD_TOPIC_LINES,
  HONEST_LINES,
  SHORT_LINES,
} from './ways.content.ts';

export interface Text {
  /** Where it stands. */
  where: string;
  text: string;
  kind: 'said' | 'asked' | 'label' | 'answer' | 'card' | 'fixed';
}

function ofChips(where: string, chips: readonly Chip[]): Text[] {
  return chips.flatMap(({ label, say, ask, chips: next }): Text[] => {
    const here = `${where} > ${label}`;
    return [
      { where: here, text: label, kind: 'label' },
      { where: here, text: say, kind: 'said' },
      ...(ask === undefined ? [] : [{ where: here, text: ask, kind: 'asked' } as const]),
      ...ofChips(here, next ?? []),
    ];
  });
}

const said = (where: string, phrases: readonly string[], kind: Text['kind'] = 'said'): Text[] =>
  phrases.map((text) => ({ where, text, kind }));

/** Everything that Nilo or a button may say, with its place. */
export const EVERY_TEXT: readonly Text[] = [
  ...MATTERS.flatMap((matter): Text[] => [
    { where: matter.id, text: matter.name, kind: 'label' },
    ...said(matter.id, matter.open),
    { where: matter.id, text: matter.ask, kind: 'asked' },
    ...matter.facets.flatMap((facet): Text[] => [
      { where: facet.id, text: facet.name, kind: 'label' },
      ...said(facet.id, facet.open),
      { where: facet.id, text: facet.ask, kind: 'asked' },
      ...ofChips(facet.id, facet.chips),
      ...said(facet.id, facet.goesOn, 'fixed'),
    ]),
  ]),
  ...FLOWS.flatMap((flow): Text[] => [
    { where: flow.id, text: flow.name, kind: 'label' },
    ...said(flow.id, [flow.offer], 'fixed'),
    ...flow.steps.flatMap((step): Text[] => [
      ...said(`${flow.id} ${step.id}`, step.say, 'fixed'),
      ...said(`${flow.id} ${step.id}`, step.unsure === undefined ? [] : [step.unsure], 'fixed'),
      ...step.chips.flatMap(({ label, say }) => [
        { where: `${flow.id} ${step.id}`, text: label, kind: 'label' } as const,
        ...said(`${flow.id} ${step.id} > ${label}`, say === undefined ? [] : [say]),
      ]),
    ]),
    ...said(flow.id, flow.close, 'fixed'),
    ...said(flow.id, [flow.card.title, ...flow.card.lines], 'card'),
  ]),
  ...ANSWERS.flatMap((one): Text[] => [
    { where: one.id, text: one.answer, kind: 'answer' },
    { where: one.id, text: one.step, kind: 'said' },
  ]),
  ...REACTIONS.flatMap((one): Text[] => [
    ...said(one.id, one.say),
    ...said(one.id, one.ask === undefined ? [] : [one.ask], 'asked'),
    ...ofChips(one.id, one.chips ?? []),
  ]),
  ...DANGER_PATHS.flatMap((path) =>
    Object.entries(path.nodes).flatMap(([id, node]): Text[] => [
      ...said(`${path.kind} ${id}`, node.say, 'fixed'),
      ...node.chips.map(
        ({ label }) => ({ where: `${path.kind} ${id}`, text: label, kind: 'label' }) as const,
      ),
    ]),
  ),
  ...DANGER_PATHS.flatMap(({ kind, care }) => said(`${kind} care`, [care])),
  ...Object.entries(BY_TONE).flatMap(([tone, phrases]) => said(`tone ${tone}`, phrases)),
  ...said('echo', [...WITH_ECHO, ...GLAD_ECHO, ...CORRECTED_FIRST, ...NO_ANSWER, ...EASED_LINES]),
  ...said('short', SHORT_LINES),
  ...said('open question', [...OPEN_QUESTIONS, ...LONG_QUESTIONS, ...GLAD_QUESTIONS], 'asked'),
  ...said(
    'right now',
    RIGHT_NOW.map(({ say }) => say),
  ),
  ...said(
    'sample words',
    SAMPLE_WORDS.flatMap(({ say }) => say),
    'fixed',
  ),
  ...said(
    'honest',
    [...HONEST_LINES, ...HEARD_BOTH_LINES, ...HEARD_TOPIC_LINES, ...HEARD_FEELING_LINES],
    'fixed',
  ),
  ...said('in danger', [...DANGER_SHORT, ...SAID_THAT, ...UNFIT_STEP], 'fixed'),
  ...DANGER_QUESTIONS.flatMap((one) => said(one.id, one.say, 'fixed')),
];
