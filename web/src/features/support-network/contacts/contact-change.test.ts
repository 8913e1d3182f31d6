import { describe, expect, it } from 'vitest';
import { applyChange, readChange, withPending } from './contact-change.ts';
import { type Contact, freeAngle } from './contact.ts';

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
    const save = { type: 'save', contact: marta } as const;
    const list = applyChange(applyChange([angel], save), save);
    expect(list.map(({ name }) => name)).toEqual(['Ángel', 'Marta']);
    const moved = applyChange(list, { type: 'save', contact: person('Marta', { angle: 90 }) });
    expect(moved.find(({ id }) => id === 'Marta')?.angle).toBe(90);
    expect(applyChange(moved, { type: 'delete', id: 'Marta' })).toEqual([angel]);
  });

  it('show what waits and what was refused', () => {
    const item = (contact: Contact, rejected?: string) => ({
      key: contact.id,
      kind: 'contact.save',
      owner: 'ana',
      payload: { type: 'save', contact },
      ...(rejected ? { rejected } : {}),
    });
    const list = withPending([], [item(marta), item(angel, '23514')]);
    expect(list.map(({ delivery }) => delivery)).toEqual(['refused', 'waiting']);
    const stays = withPending(
      [marta],
      [
        {
          key: 'k',
          kind: 'contact.delete',
          owner: 'ana',
          payload: { type: 'delete', id: 'Marta' },
          rejected: 'x',
        },
      ],
    );
    expect(stays).toHaveLength(1);
  });

  it('are read only when they are whole', () => {
    expect(readChange({ type: 'save', contact: { ...marta, closeness: 'next' } })).toBeNull();
    expect(readChange({ type: 'delete' })).toBeNull();
    expect(readChange('x')).toBeNull();
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
