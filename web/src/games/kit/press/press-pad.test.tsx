// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PressPad } from './press-pad.tsx';

const onPress = vi.fn<() => void>();
const onRelease = vi.fn<() => void>();

beforeEach(() => {
  render(
    <PressPad label="Respira" {...{ onPress, onRelease }}>
      agua
    </PressPad>,
  );
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const pad = () => screen.getByRole('button', { name: 'Respira' });
const finger = (pointerId: number) => ({ pointerId, pointerType: 'touch', buttons: 1 });

it('is held until the finger that pressed it lifts, whatever another one does', () => {
  fireEvent.pointerDown(pad(), finger(1));
  fireEvent.pointerDown(pad(), finger(2));
  fireEvent.pointerUp(pad(), finger(2));
  fireEvent.lostPointerCapture(pad(), finger(2));
  fireEvent.pointerDown(pad(), finger(3));
  fireEvent.pointerCancel(pad(), finger(3));
  expect(onRelease).not.toHaveBeenCalled();
  fireEvent.pointerUp(pad(), finger(1));
  fireEvent.lostPointerCapture(pad(), finger(1));
  expect(onPress).toHaveBeenCalledOnce();
  expect(onRelease).toHaveBeenCalledOnce();
});

it('is let go when the mouse comes back with no button down', () => {
  const mouse = { pointerId: 1, pointerType: 'mouse' };
  fireEvent.pointerDown(pad(), { ...mouse, buttons: 1 });
  fireEvent.pointerMove(pad(), { ...mouse, buttons: 1 });
  expect(onRelease).not.toHaveBeenCalled();
  fireEvent.pointerMove(pad(), { ...mouse, buttons: 0 });
  expect(onRelease).toHaveBeenCalledOnce();
});
