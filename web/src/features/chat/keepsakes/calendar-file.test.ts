import { expect, it } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const CARD = { id: '0198b7a0-0000-7000-8000-000000000001', title: 'Mi paso', lines: ['Salir'] };
const fieldsOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

it('stands for tomorrow at ten, wherever that is', () => {
  const fields = fieldsOf(calendarFile(CARD, new Date(2026, 11, 31, 23, 50)));
  expect(fields).toContain('DTSTART:20270101T100000');
  expect(fields).toContain('SUMMARY:Mi paso');
  expect(fields).toContain('DESCRIPTION:Salir');
});

it('tells text apart from what means something to a calendar', () => {
  const card = {
    ...CARD,
    title: 'Uno, dos; \\tres',
    lines: ['Hola.\nEND:VEVENT', 'a\r\nb\u0007', 'DTSTART:1'],
  };
  const fields = fieldsOf(calendarFile(card, new Date()));
  expect(fields).toContain('SUMMARY:Uno\\, dos\\; \\\\tres');
  expect(fields).toContain('DESCRIPTION:Hola.\\nEND:VEVENT\\na\\nb\\nDTSTART:1');
  expect(fields.filter((field) => field === 'END:VEVENT')).toHaveLength(1);
  expect(fields.filter((field) => field.startsWith('DTSTART:'))).toHaveLength(1);
});

it('has no line longer than 75 octets, and none that ends inside a character', () => {
  const line = 'ñandú 🌱 '.repeat(60).trim();
  const file = calendarFile({ ...CARD, lines: [line] }, new Date());
  for (const one of file.split('\r\n')) {
    expect(new TextEncoder().encode(one).length).toBeLessThanOrEqual(75);
    expect(one).not.toMatch(/^.?[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/);
  }
  expect(fieldsOf(file)).toContain(`DESCRIPTION:${line}`);
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
});
