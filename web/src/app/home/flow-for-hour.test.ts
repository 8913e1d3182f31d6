import { expect, it } from 'vitest';
import { FLOW_LIST } from '#domain/companion/content/flows/flow-list.content.ts';
import { flowForHour } from './flow-for-hour.ts';

const at = (hour: number) => flowForHour(new Date(2026, 10, 24, hour, 0));

it('proposes the night late, and a first step by day', () => {
  expect([22, 23, 0, 4].map((hour) => at(hour).address)).toEqual(Array(4).fill('/chat?flow=night'));
  expect([5, 12, 21].map((hour) => at(hour).address)).toEqual(
    Array(3).fill('/chat?flow=two-minutes'),
  );
});

it('calls each flow as the chat does', () => {
  for (const hour of [12, 23]) {
    const { address, atHome } = at(hour);
    const flow = FLOW_LIST.find(({ id }) => address.endsWith(`=${id}`));
    expect(atHome.title).toBe(flow?.name);
  }
});
