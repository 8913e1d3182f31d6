// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Believe } from './believe.tsx';

afterEach(cleanup);

it('shows nothing of a belief that nobody marked, and takes a touch where it already lies', () => {
  const onChange = vi.fn<(value: number) => void>();
  const nothing = () => undefined;
  const belief = (value: number | null) => (
    <Believe question="¿Cuánto?" value={value} onChange={onChange} onNext={nothing} />
  );
  const { container, rerender } = render(belief(null));
  const filled = () => container.querySelector('[style*="width"]');
  expect(filled()).toBeNull();
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('Sin marcar');
  fireEvent.pointerUp(screen.getByRole('slider'));
  expect(onChange).toHaveBeenCalledWith(50);
  rerender(belief(50));
  expect(filled()).not.toBeNull();
});
