// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { dismissToast, holdToasts, toast, Toaster } from './toast.tsx';

afterEach(cleanup);

it('lets good news wait while help is on screen, but not what can be undone', () => {
  render(<Toaster />);
  act(() => holdToasts(true));
  act(() => void toast({ title: 'Sumas 50 puntos' }));
  expect(screen.queryByText('Sumas 50 puntos')).toBeNull();
  act(() => void toast({ title: 'Borrada', action: { label: 'Deshacer', onPress: () => {} } }));
  expect(screen.getByText('Borrada')).toBeDefined();
  act(dismissToast);
  act(() => holdToasts(false));
  expect(screen.getByText('Sumas 50 puntos')).toBeDefined();
  act(dismissToast);
});

it('puts good news away while something holds it, and has not lost it then', () => {
  render(<Toaster />);
  const gone: string[] = [];
  act(() => void toast({ title: 'Sumas 50 puntos', onGone: () => void gone.push('gone') }));
  act(() => holdToasts(true));
  expect(screen.queryByText('Sumas 50 puntos')).toBeNull();
  expect(gone).toEqual([]);
  act(() => holdToasts(false));
  expect(screen.getByText('Sumas 50 puntos')).toBeDefined();
  act(dismissToast);
  expect(gone).toEqual(['gone']);
});

it('lets good news wait until what can be undone is gone', () => {
  render(<Toaster />);
  act(() => void toast({ title: 'Borrada', action: { label: 'Deshacer', onPress: () => {} } }));
  act(() => void toast({ title: 'Guardado' }));
  expect(screen.getByRole('button', { name: 'Deshacer' })).toBeDefined();
  expect(screen.queryByText('Guardado')).toBeNull();
  act(() => void toast({ title: 'No se pudo guardar', tone: 'error' }));
  expect(screen.getByText('No se pudo guardar')).toBeDefined();
  act(dismissToast);
  expect(screen.getByText('Guardado')).toBeDefined();
  act(dismissToast);
  expect(screen.queryByText('Guardado')).toBeNull();
});

it('says once that it is gone, after the action where that was taken', () => {
  render(<Toaster />);
  const said: string[] = [];
  const removed = {
    title: 'Borrada',
    action: { label: 'Deshacer', onPress: () => void said.push('undone') },
    onGone: () => void said.push('gone'),
  };
  act(() => void toast(removed));
  expect(said).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(said).toEqual(['undone', 'gone']);
  act(() => void toast(removed));
  act(() => void toast({ title: 'No se pudo guardar', tone: 'error' }));
  expect(said).toEqual(['undone', 'gone', 'gone']);
  act(dismissToast);
  expect(said).toHaveLength(3);
});

it('leaves what its own action shows', () => {
  render(<Toaster />);
  const after = { title: 'No se pudo', tone: 'error' } as const;
  act(
    () =>
      void toast({ title: 'Borrada', action: { label: 'Deshacer', onPress: () => toast(after) } }),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(screen.getByText('No se pudo')).toBeDefined();
  act(dismissToast);
});

it('lets news with an action wait like any other, and give way like any other', () => {
  render(<Toaster />);
  const seen: string[] = [];
  const level = {
    title: 'Llegas al nivel 2',
    news: true,
    action: { label: 'Verlo', onPress: () => void seen.push('seen') },
  };
  act(() => holdToasts(true));
  act(() => void toast(level));
  expect(screen.queryByText('Llegas al nivel 2')).toBeNull();
  act(() => holdToasts(false));
  expect(screen.getByText('Llegas al nivel 2')).toBeDefined();
  act(() => void toast({ title: 'Guardado', tone: 'ok' }));
  expect(screen.queryByText('Llegas al nivel 2')).toBeNull();
  act(dismissToast);
  expect(seen).toEqual([]);
});
