// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { dismissToast, holdToasts, toast, Toaster } from './toast.tsx';

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
