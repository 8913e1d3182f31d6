import { expect, it } from 'vitest';
import { FLOW_LIST } from '#domain/companion/content/flows/flow-list.content.ts';
import { STEP_LABELS, type StepId } from '#domain/mood/answers/steps.content.ts';
import type { RiverWater } from '#web/features/home/scene/river.tsx';
import { STEP_ADDRESSES } from '#web/features/mood/check-in/step-addresses.ts';
import { PLACES } from '../places/registry.ts';
import { ideaFor } from './idea.ts';

const WATERS: readonly RiverWater[] = ['calm', 'bright', 'waves', 'low', 'flood'];
const at = (hour: number, water: RiverWater = 'calm') =>
  ideaFor(new Date(2026, 10, 24, hour, 0), water);
const flows = new Map(FLOW_LIST.map(({ id, name }) => [`/chat?flow=${id}`, name]));

it('proposes the night late, and by day what fits the water', () => {
  expect([22, 23, 0, 4].map((hour) => at(hour).address)).toEqual(Array(4).fill('/chat?flow=night'));
  expect([5, 12, 21].map((hour) => at(hour).address)).toEqual(
    Array(3).fill('/chat?flow=two-minutes'),
  );
  expect(at(23, 'flood').address).toBe('/chat?flow=ask-help');
});

it('calls each flow as the chat does, and says why', () => {
  for (const hour of [12, 23]) {
    for (const water of WATERS) {
      const { address, title, body } = at(hour, water);
      expect(title).toBe(flows.get(address));
      expect(body).toMatch(/^Porque /);
    }
  }
});

it('leads every step of an answer to a page or a flow that there is', () => {
  const known = [...flows.keys(), ...PLACES.map((place) => place.address)];
  for (const step of Object.keys(STEP_LABELS) as StepId[]) {
    expect(known).toContain(STEP_ADDRESSES[step]);
  }
});
