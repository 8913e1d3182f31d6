import { expect, it } from 'vitest';
import { FLOW_LIST } from '#domain/companion/content/flows/flow-list.content.ts';
import { STEP_LABELS, type StepId } from '#domain/mood/answers/steps.content.ts';
import type { RiverWater } from '#web/features/home/scene/river.tsx';
import { STEP_ADDRESSES } from '#web/features/mood/check-in/step-addresses.ts';
import { PLACES } from '../places/registry.ts';
import { entryOf } from '../search/registry/entries.ts';
import { ideaFor } from './idea.ts';
import { type Idea, IDEAS } from './ideas.content.ts';

const at = (day: number, hour: number, water: RiverWater = 'calm') =>
  ideaFor(new Date(2026, 10, day, hour, 30), water);
const titlesOf = (ideas: readonly Idea[]) => ideas.map(({ title }) => title);

it('proposes the night late, and by day what fits the water', () => {
  for (const hour of [22, 23, 0, 4]) expect(titlesOf(IDEAS.night)).toContain(at(24, hour).title);
  for (const hour of [5, 12, 21]) expect(titlesOf(IDEAS.calm)).toContain(at(24, hour).title);
  expect(titlesOf(IDEAS.flood)).toContain(at(24, 23, 'flood').title);
});

it('is one all day and all night, and another the next', () => {
  expect(at(24, 6)).toEqual(at(24, 21));
  expect(at(24, 23)).toEqual(at(25, 4));
  const week = [23, 24, 25].map((day) => at(day, 12, 'low').title);
  expect(new Set(week).size).toBe(IDEAS.low.length);
});

it('calls each idea as the registry of what exists does, leads there, and says why', () => {
  for (const { id, title, address, body } of Object.values(IDEAS).flat()) {
    expect(entryOf(id)).toMatchObject({ title, to: address });
    expect(body).toMatch(/^Porque /);
  }
});

it('leads every step of an answer to a page or a flow that there is', () => {
  const flows = FLOW_LIST.map(({ id }) => `/chat?flow=${id}`);
  const known = [...flows, ...PLACES.map((place) => place.address)];
  for (const step of Object.keys(STEP_LABELS) as StepId[]) {
    expect(known).toContain(STEP_ADDRESSES[step]);
  }
});
