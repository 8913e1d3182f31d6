// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { OwnProfile } from './api/own-profile.ts';
import { HowToMeetYou } from './how-to-meet-you.tsx';
import { zoneHere } from './place-of-zone.ts';

afterEach(cleanup);

const profile: OwnProfile = {
  name: 'Nube',
  address: 'vos',
  timeZone: zoneHere(),
  showsStreak: true,
};

function open(known: Partial<OwnProfile> = {}) {
  const onChange = vi.fn<(change: Partial<OwnProfile>) => void>();
  render(
    <HowToMeetYou profile={{ ...profile, ...known }} onChange={onChange} saving={undefined} />,
  );
  return onChange;
}

it('lets Nilo say it as it will be said', () => {
  open();
  expect(screen.getByText('Nube, acá estoy. ¿Qué necesitás ahora?')).toBeDefined();
  cleanup();
  open({ name: '', address: 'usted' });
  expect(screen.getByText('Aquí estoy. ¿Qué necesita ahora?')).toBeDefined();
});

it('offers to save a name that is another one, without markup and blanks', () => {
  const onChange = open();
  const field = screen.getByLabelText('¿Cómo quieres que te llamemos?');
  fireEvent.change(field, { target: { value: ' Nube ' } });
  expect(screen.queryByRole('button', { name: 'Guardar' })).toBeNull();
  fireEvent.change(field, { target: { value: ' Río<b>!</b> ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(onChange).toHaveBeenCalledWith({ name: 'Río!' });
});

it('offers the clock of this device only where it is another one', () => {
  expect(open()).not.toHaveBeenCalled();
  expect(screen.queryByText(/Este dispositivo/)).toBeNull();
  cleanup();
  const onChange = open({ timeZone: 'Pacific/Kiritimati' });
  fireEvent.click(screen.getByRole('button', { name: /^Usar la hora de/ }));
  expect(onChange).toHaveBeenCalledWith({ timeZone: zoneHere() });
});
