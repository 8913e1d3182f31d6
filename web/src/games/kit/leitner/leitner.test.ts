import { expect, it } from 'vitest';
import { afterAsking, type Boxes, countByDays, daysLeft, dueOf } from './leitner.ts';

it('brings back what was remembered after 1, 3, 7 and 14 days', () => {
  let boxes: Boxes = {};
  let today = 100;
  for (const wait of [1, 3, 7, 14, 14]) {
    boxes = afterAsking(boxes, 'río', true, today);
    expect(daysLeft(boxes['río']!, today)).toBe(wait);
    expect(dueOf(boxes, today + wait - 1)).toEqual([]);
    today += wait;
    expect(dueOf(boxes, today)).toEqual(['río']);
  }
});

it('brings back tomorrow what was forgotten', () => {
  const late: Boxes = { río: { box: 4, day: 80 } };
  const boxes = afterAsking(late, 'río', false, 100);
  expect(boxes['río']).toEqual({ box: 1, day: 100 });
});

it('does not push on what is asked before its time', () => {
  const boxes: Boxes = { río: { box: 2, day: 100 } };
  expect(afterAsking(boxes, 'río', true, 101)).toBe(boxes);
});

it('names first what has waited longest', () => {
  const boxes: Boxes = { a: { box: 1, day: 98 }, b: { box: 1, day: 90 }, c: { box: 3, day: 99 } };
  expect(dueOf(boxes, 100)).toEqual(['b', 'a']);
});

it('counts by the days that are left, not by the box', () => {
  const boxes: Boxes = {
    due: { box: 1, day: 99 },
    'tomorrow, new': { box: 1, day: 100 },
    'tomorrow, known': { box: 2, day: 98 },
    'in a week': { box: 3, day: 100 },
    'by a clock that was set back': { box: 4, day: 130 },
  };
  expect(countByDays(boxes, 100, [0, 1, 3, 7, 14])).toEqual([1, 2, 0, 1, 1]);
});
