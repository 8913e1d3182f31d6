import { describe, expect, it } from 'vitest';
import { applyChange } from '#web/data/outbox/list-change.ts';
import { type Contact, freeAngle } from './contact.ts';
import { contacts } from './contacts.ts';

const person = (name: string, more: Partial<Contact> = {}): Contact => ({
  id: name,
  name,
  closeness: 'close',
  angle: 0,
  phone: null,
  goodFor: [],
  note: null,
  ...more,
});

const marta = person('Marta');
const angel = person('Ángel');

describe('contacts', () => {
  it('stand by name, once each, however often a change arrives', () => {
    const save = { type: 'save', row: marta } as const;
    const after = (list: readonly Contact[], change: Parameters<typeof applyChange<Contact>>[1]) =>
      applyChange(list, change, contacts.rules);
    const list = after(after([angel], save), save);
    expect(list.map(({ name }) => name)).toEqual(['Ángel', 'Marta']);
    const moved = after(list, { type: 'save', row: person('Marta', { angle: 90 }) });
    expect(moved.find(({ id }) => id === 'Marta')?.angle).toBe(90);
    expect(after(moved, { type: 'delete', id: 'Marta' })).toEqual([angel]);
  });

  it('stay where they are among others of the same name', () => {
    const list = ['a', 'b', 'c'].map((id) => person('Ana', { id }));
    for (const { id } of list) {
      const edit = { type: 'edit', id, fields: { note: 'río' } } as const;
      const after = applyChange(list, edit, contacts.rules);
      expect(after.map((contact) => contact.id)).toEqual(['a', 'b', 'c']);
    }
  });

  it('are read only when they are whole', () => {
    const read = contacts.schema;
    expect(read({ type: 'save', row: marta })).toEqual({ type: 'save', row: marta });
    expect(read({ type: 'save', row: { ...marta, closeness: 'next' } })).toBeNull();
    expect(read({ type: 'delete' })).toBeNull();
    expect(read('x')).toBeNull();
  });

  it('are read as older versions left them on the device', () => {
    const read = contacts.schema;
    expect(read({ type: 'save', contact: marta })).toEqual({ type: 'save', row: marta });
    expect(read({ type: 'delete', id: 'Marta' })).toEqual({ type: 'delete', id: 'Marta' });
    expect(read({ type: 'save', contact: { ...marta, goodFor: ['x'] } })).toBeNull();
  });

  it('find room on their ring', () => {
    expect(freeAngle([], 'close')).toBe(300);
    expect(freeAngle([person('a', { angle: 0 })], 'close')).toBe(180);
    const three = [0, 90, 180].map((angle) => person(String(angle), { angle }));
    expect(freeAngle(three, 'close')).toBe(270);
    expect(freeAngle(three, 'far')).toBe(180);
    const below = person('a', { angle: 180, closeness: 'far' });
    expect(freeAngle([below], 'far')).toBe(90);
  });
});
