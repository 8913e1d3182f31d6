// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { chooseCountry } from '#web/lib/chosen-country.ts';
import { seedRng } from '../kit/random/random.ts';
import { SafetyPlanContext, type SafetyPlanPort } from '../kit/safety-plan/safety-plan-port.ts';
import { PARTS } from './parts.ts';
import { LEVELS, type NavigatorAction, type NavigatorState, rules } from './rules.ts';
import { NavigatorView } from './view.tsx';

function aPlan(text: Partial<Record<string, string>> = {}): SafetyPlanPort {
  return {
    parts: PARTS.map((id) => ({ id, title: id, hint: id, ideas: [], text: text[id] ?? '' })),
    write: vi.fn<SafetyPlanPort['write']>(),
    markReviewed: () => undefined,
    daysSinceLooked: null,
    takeAlong: null,
  };
}

function reached(level: number, ...actions: NavigatorAction[]): NavigatorState {
  const begun = rules.setup({ level, options: {} }, seedRng('boya'));
  const out: NavigatorAction[] = [{ type: 'rate', value: 2 }, { type: 'set-out' }, ...actions];
  return out.reduce<NavigatorState>((state, action) => rules.step(state, action), begun);
}

function show(state: NavigatorState, plan: SafetyPlanPort) {
  return render(
    <SafetyPlanContext value={plan}>
      <NavigatorView state={state} send={() => undefined} reducedMotion />
    </SafetyPlanContext>,
  );
}

const fifth = Array.from({ length: 4 }, (): NavigatorAction => ({ type: 'pass', filled: false }));

const hrefOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');

afterEach(() => {
  cleanup();
  chooseCountry(null);
});

describe('six buoys on the screen', () => {
  it('has the lines of the country at the fifth buoy, and puts one into the plan', async () => {
    chooseCountry('es');
    const plan = aPlan();
    show(reached(LEVELS.build, ...fifth), plan);
    // They are fetched when somebody sails so far.
    await screen.findByRole('link', { name: /Llamar al 024/ }, { timeout: 10_000 });
    expect(hrefOf(/Llamar al 024/)).toBe('tel:024');
    expect(hrefOf(/Llamar al 112/)).toBe('tel:112');
    fireEvent.click(screen.getByRole('button', { name: 'Añadir a mi plan «Línea 024: 024»' }));
    expect(plan.write).toHaveBeenCalledWith('professionals', 'Línea 024: 024');
  });

  it('says so where no line is confirmed, and has the emergency number all the same', async () => {
    chooseCountry('bo');
    show(reached(LEVELS.build, ...fifth), aPlan());
    expect(
      await screen.findByText(/En Bolivia todavía no hay/, {}, { timeout: 10_000 }),
    ).toBeTruthy();
    expect(hrefOf(/Llamar al 110/)).toBe('tel:110');
    expect(screen.queryByRole('link', { name: /988/ })).toBeNull();
  });

  it('lets the own buoy be changed after the story', () => {
    const told = reached(
      LEVELS.rehearse,
      { type: 'choose', id: 'surroundings' },
      { type: 'choose', id: '0' },
    );
    show(told, aPlan({ surroundings: 'Dormir donde mi hermana' }));
    const yours = screen.getByRole('heading', { name: /¿Y tú\?/ }).closest('section')!;
    expect(within(yours).getByText('Dormir donde mi hermana')).toBeTruthy();
    fireEvent.click(within(yours).getByRole('button', { name: 'Cambiar la mía' }));
    expect(within(yours).getByRole<HTMLTextAreaElement>('textbox').value).toBe(
      'Dormir donde mi hermana',
    );
    expect(screen.getByRole('button', { name: 'Siguiente' })).toBeTruthy();
  });
});
