// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
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
