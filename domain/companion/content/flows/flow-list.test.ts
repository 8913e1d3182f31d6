import { expect, it } from 'vitest';
import { FLOWS } from './all-flows.ts';
import { FLOW_LIST } from './flow-list.content.ts';

it('lists the flows as they are', () => {
  expect(FLOW_LIST).toEqual(
    FLOWS.map(({ id, name, about, minutes }) => ({ id, name, about, minutes })),
  );
});
