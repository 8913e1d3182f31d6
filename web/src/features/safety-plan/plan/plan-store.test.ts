// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import {
  adoptVisitorPlan,
  emptyPlan,
  forgetPlanOf,
  hasVisitorPlan,
  planOwner,
  restorePlan,
  safetyPlan,
  showSignedOut,
  writePart,
} from './plan-store.ts';

beforeEach(() => localStorage.clear());

const textOf = (owner: string) => safetyPlan.kept(owner).doc.parts.self.text;

describe('the plans of a device', () => {
  it('are kept at every keystroke and read the same until they change', () => {
    writePart('visitor', 'self', 'Cam');
    writePart('visitor', 'self', 'Caminar');
    expect(textOf('visitor')).toBe('Caminar');
    expect(safetyPlan.kept('visitor')).toBe(safetyPlan.kept('visitor'));
    expect(textOf('ana')).toBe('');
  });

  it('open without a session only where their person wants it', () => {
    expect(planOwner(null)).toBe('visitor');
    showSignedOut('ana', true);
    expect(planOwner(null)).toBe('ana');
    expect(planOwner('leo')).toBe('leo');
    showSignedOut('ana', false);
    expect(planOwner(null)).toBe('visitor');
  });

  it('follow their person into an account without losing a line', () => {
    writePart('visitor', 'self', 'Dibujar');
    writePart('ana', 'self', 'Caminar');
    adoptVisitorPlan('ana');
    expect(textOf('ana')).toBe('Caminar\nDibujar');
    expect(hasVisitorPlan()).toBe(false);
    expect(planOwner(null)).toBe('ana');
  });

  it('keep what was written while the account was answering', () => {
    writePart('ana', 'self', 'Caminar', new Date('2026-03-02T10:00:00Z'));
    const sent = safetyPlan.kept('ana').doc;
    const at = { ...safetyPlan.kept('ana').base, self: sent.parts.self.at };
    writePart('ana', 'self', 'Caminar y cantar', new Date('2026-03-02T10:00:01Z'));
    safetyPlan.accept('ana', at, sent);
    expect(textOf('ana')).toBe('Caminar y cantar');
    expect(safetyPlan.kept('ana').doc.parts.self.earlier).toBeNull();
    expect(safetyPlan.kept('ana').base.self).toBe(sent.parts.self.at);
  });

  it('can be emptied and put back', () => {
    writePart('ana', 'self', 'Caminar');
    const before = safetyPlan.kept('ana').doc;
    emptyPlan('ana');
    expect(textOf('ana')).toBe('');
    restorePlan('ana', before);
    expect(textOf('ana')).toBe('Caminar');
  });

  it('go from the device with their person, once the account has them', () => {
    writePart('ana', 'self', 'Caminar');
    forgetPlanOf('ana');
    expect(textOf('ana')).toBe('Caminar');
    const { doc: plan, base } = safetyPlan.kept('ana');
    safetyPlan.accept('ana', { ...base, self: plan.parts.self.at }, plan);
    showSignedOut('ana', true);
    forgetPlanOf('ana');
    expect(textOf('ana')).toBe('Caminar');
    showSignedOut('ana', false);
    forgetPlanOf('ana');
    expect(textOf('ana')).toBe('');
  });

  it('survive what nobody can read', () => {
    localStorage.setItem('remanso.safety-plan.ana', '{"parts":');
    expect(textOf('ana')).toBe('');
  });
});
