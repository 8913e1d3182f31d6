// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useReducer } from 'react';
import { afterEach, expect, it } from 'vitest';
import { seedRng } from '../../kit/random/random.ts';
import { OWN_LEVEL } from '../levels.ts';
import { rules } from '../rules.ts';
import type { MemoryAction, MemoryState } from '../state.ts';
import { MemoryView } from '../view.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

function Played() {
  const [state, send] = useReducer(
    (before: MemoryState, action: MemoryAction) => rules.step(before, action),
    rules.setup({ level: OWN_LEVEL, options: {} }, seedRng('tuyas')),
  );
  return <MemoryView {...{ state, send }} reducedMotion />;
}

it('has half a pair back on the next board', () => {
  render(<Played />);
  fireEvent.change(screen.getByLabelText(/^Cuando…/), { target: { value: 'Veo su nombre' } });
  fireEvent.click(screen.getByRole('button', { name: 'Repartir' }));
  expect(screen.getByRole('grid', { name: 'Azulejos' })).toBeTruthy();
  cleanup();
  render(<Played />);
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Cuando…/).value).toBe('Veo su nombre');
});
