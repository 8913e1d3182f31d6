import { expect, it } from 'vitest';
import { type Reminder, reminderFile } from './reminder.ts';

// A Friday.
const NOW = new Date(2026, 10, 20, 21, 5);
const CHECK_IN: Reminder = { what: 'checkIn', days: 'daily', time: '21:30', discreet: true };

const lines = (change: Partial<Reminder>) =>
  reminderFile({ ...CHECK_IN, ...change }, 'one', NOW)?.split('\r\n') ?? [];

it('begins today where the hour is still to come, and rings', () => {
  expect(lines({})).toEqual(
    expect.arrayContaining([
      'DTSTART:20261120T213000',
      'RRULE:FREQ=WEEKLY;BYDAY=SU,MO,TU,WE,TH,FR,SA',
      'BEGIN:VALARM',
      'TRIGGER:PT0M',
    ]),
  );
});

it.each([
  [{ time: '09:00' }, 'DTSTART:20261121T090000'],
  [{ time: '09:00', days: 'weekdays' }, 'DTSTART:20261123T090000'],
  [{ time: '09:00', days: 'weekend' }, 'DTSTART:20261121T090000'],
  [{ time: '23:00', days: 'weekend' }, 'DTSTART:20261121T230000'],
] as const)('begins on the first of its days: %j', (change, start) => {
  expect(lines(change)).toContain(start);
});

it('tells whoever looks at the calendar nothing, unless its person wants that', () => {
  expect(lines({}).join()).not.toMatch(/registro|diario|respir|remanso:/i);
  expect(lines({ discreet: false }).join()).toMatch(/Anotar cómo/);
});

it('is nothing without an hour', () => {
  expect(reminderFile({ ...CHECK_IN, time: '' }, 'one', NOW)).toBeNull();
});
