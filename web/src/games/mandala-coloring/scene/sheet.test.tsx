// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { seedRng } from '../../kit/random/random.ts';
import { PAINT_TEXTS } from '../../kit/paint/texts.ts';
import { mandalaOf } from '../drawing/cells.ts';
import { rules } from '../rules.ts';
import { COLORING_TEXTS } from '../texts.ts';
import { ColoringView } from '../view.tsx';

const begun = rules.setup({ level: 1, options: { palette: 'river' } }, seedRng('orilla'));
const whole = mandalaOf(begun.plan).cells.reduce(
  (state, _, cell) => rules.step(state, { type: 'fill', cell }),
  begun,
);
const play = (state = begun, more: { reducedMotion?: boolean; quiet?: boolean } = {}) =>
  render(<ColoringView state={state} send={() => undefined} reducedMotion={false} {...more} />);

afterEach(cleanup);

it('is whole again after as many steps back as it was brought nearer', () => {
  play();
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  for (let step = 0; step < 3; step += 1) press(PAINT_TEXTS.zoomIn);
  for (let step = 0; step < 3; step += 1) press(PAINT_TEXTS.zoomOut);
  const out = screen.getByRole('button', { name: PAINT_TEXTS.zoomOut });
  expect(out.getAttribute('aria-disabled')).toBe('true');
});

it('puts the tools away while the light goes over a whole sheet, except where nothing may move', () => {
  const lights = (container: HTMLElement) => container.querySelectorAll('.coloring-light').length;
  const isAway = () => screen.getByText(COLORING_TEXTS.done).closest('[inert]') !== null;
  const moving = play(whole);
  expect(lights(moving.container)).toBe(mandalaOf(whole.plan).cells.length);
  expect(isAway()).toBe(true);
  for (const more of [{ reducedMotion: true }, { quiet: true }]) {
    cleanup();
    expect(lights(play(whole, more).container)).toBe(0);
    expect(isAway()).toBe(false);
  }
});
