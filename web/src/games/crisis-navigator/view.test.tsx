// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { chooseCountry } from '#web/lib/chosen-country.ts';
import { seedRng } from '../kit/random/random.ts';
import { SafetyPlanContext, type SafetyPlanPort } from '../kit/safety-plan/safety-plan-port.ts';
import { LEVELS, PARTS } from './parts.ts';
import { type NavigatorAction, type NavigatorState, rules } from './rules.ts';
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

  it('tells apart who answers at any hour, and says of the others when they do', async () => {
    chooseCountry('mx');
    const plan = aPlan();
    show(reached(LEVELS.build, ...fifth), plan);
    const always = await screen.findByRole(
      'heading',
      { name: 'A cualquier hora' },
      { timeout: 10_000 },
    );
    const some = screen.getByRole('heading', { name: 'Con horario, o sin confirmar' });
    expect(always.closest('section')!.textContent).not.toMatch(/no confirmado/);
    expect(some.closest('section')!.textContent).toMatch(/LOCATEL/);
    fireEvent.click(within(some.closest('section')!).getByRole('button', { name: /LOCATEL/ }));
    expect(plan.write).toHaveBeenCalledWith(
      'professionals',
      expect.stringMatching(/^LOCATEL: .+ \(horario no confirmado\)$/),
    );
  });

  it('lets the country be changed above its lines', async () => {
    chooseCountry('mx');
    show(reached(LEVELS.build, ...fifth), aPlan());
    const country = await screen.findByRole('combobox', {}, { timeout: 10_000 });
    fireEvent.change(country, { target: { value: 'ec' } });
    expect(screen.getByRole('heading', { name: 'Responden en Ecuador' })).toBeTruthy();
    expect(hrefOf(/Llamar al 171/)).toBe('tel:171');
    expect(screen.queryByRole('link', { name: /800 911/ })).toBeNull();
  });

  it('has a door to the plan before rough water, and none before calm', () => {
    const rated = (value: number) =>
      rules.step(rules.setup({ level: LEVELS.rehearse, options: {} }, seedRng('boya')), {
        type: 'rate',
        value,
      });
    show(rated(7), aPlan());
    expect(hrefOf(/Hoy solo mirar mi plan/)).toBe('/safety-plan');
    cleanup();
    show(rated(4), aPlan());
    expect(screen.queryByRole('link', { name: /Hoy solo mirar/ })).toBeNull();
  });

  it('marks the buoys that were looked at in a story', () => {
    const jhon = { ...reached(LEVELS.rehearse), items: ['jhon'], tried: ['self'] as const };
    show(jhon, aPlan());
    expect(screen.getByRole('button', { name: /Por mi cuenta Ya miraste aquí/ })).toBeTruthy();
    expect(screen.getAllByRole('button', { name: /Ya miraste aquí/ })).toHaveLength(1);
  });

  it('says at the end what a story changed, in the words of the plan', () => {
    const changes = [{ part: 'people', from: 'jhon', line: 1 }] as const;
    const home = { ...reached(LEVELS.rehearse), stage: 'harbour', changes } as const;
    show(home, aPlan({ people: 'Pau\nMateo, audio de 12 segundos' }));
    expect(screen.getByText(/Cambiaste la boya 4: «Mateo, audio de 12 segundos»/)).toBeTruthy();
    expect(screen.getByText(/la historia de Jhon/)).toBeTruthy();
  });

  it('leaves the sea in sight after the words took the focus', async () => {
    const seen: Element[] = [];
    const into = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scrolled(
      this: Element,
    ) {
      seen.push(this);
    });
    const plan = aPlan();
    const { rerender } = show(reached(LEVELS.build), plan);
    rerender(
      <SafetyPlanContext value={plan}>
        <NavigatorView
          state={reached(LEVELS.build, { type: 'pass', filled: true })}
          send={() => undefined}
          reducedMotion
        />
      </SafetyPlanContext>,
    );
    await vi.waitFor(() => expect(document.activeElement).not.toBe(document.body));
    await vi.waitFor(() =>
      expect(seen.at(-1)?.querySelector('svg[viewBox="0 0 360 180"]')).toBeTruthy(),
    );
    into.mockRestore();
  });

  it('tells which line of the own buoy is new', () => {
    const send = vi.fn<(action: NavigatorAction) => void>();
    const told = reached(
      LEVELS.rehearse,
      { type: 'choose', id: 'people' },
      { type: 'choose', id: '0' },
    );
    const at = (text: string) => (
      <SafetyPlanContext value={aPlan({ people: text })}>
        <NavigatorView state={told} send={send} reducedMotion />
      </SafetyPlanContext>
    );
    const { rerender } = render(at('Pau'));
    expect(send).not.toHaveBeenCalled();
    rerender(at('Pau\nMateo'));
    expect(send).toHaveBeenLastCalledWith({ type: 'change', line: 1 });
    rerender(at('Pau'));
    expect(send).toHaveBeenLastCalledWith({ type: 'unchange' });
  });

  it('leads to people at the end of a run that began on rough water', () => {
    const home = { ...reached(LEVELS.rehearse), stage: 'harbour' } as const;
    show({ ...home, distress: 7 }, aPlan({ people: 'Pau' }));
    expect(screen.getByText(/Saliste con 7 de 10/).closest('section')!.textContent).toMatch(/Pau/);
    expect(hrefOf(/Ir a la ayuda/)).toBe('/crisis');
    cleanup();
    show({ ...home, distress: 3, wasHigh: true }, aPlan());
    expect(screen.getByText(/marcaste un número muy alto/)).toBeTruthy();
    cleanup();
    show({ ...home, distress: 3 }, aPlan());
    expect(screen.queryByText(/Si sigue así/)).toBeNull();
  });
});
