// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import axe from 'axe-core';
import { afterEach, describe, expect, it } from 'vitest';
import { NEEDS, type Tool } from './contract.ts';
import { StepView } from './player/step-view.tsx';
import { addressOf, findTool, KNOWN_TOOLS } from './registry.ts';
import { expectedSeconds, lengthMs, planOf } from './session/plan.ts';
import { nextSession, type Session } from './session/session.ts';

const written = KNOWN_TOOLS.flatMap(({ id, info }) =>
  'load' in info ? [[id, info, info.load] as const] : [],
);

const begun = (tool: Tool, minutes: number): Session =>
  nextSession(
    tool,
    { stage: 'intro' },
    { type: 'begin', id: 'x', minutes, before: 7, answers: {} },
  );

/** Every sentence that somebody reads or hears. */
function sentencesOf(tool: Tool): string[] {
  const { forWhom, notFor, evidence, beforehand, closing } = tool;
  const steps = tool.steps.flatMap((step) => {
    const lines = 'lines' in step ? step.lines : [];
    return lines.map((line) => (typeof line === 'string' ? line : line.say));
  });
  return [forWhom, notFor, evidence, beforehand, closing, ...steps];
}

afterEach(cleanup);

describe.each(written)('%s', (_id, info, load) => {
  const lengths = [...info.minutes, ...(info.anyLength ? Object.values(info.anyLength) : [])];

  it('takes about as long as it says, at every length', async () => {
    const tool = await load();
    for (const minutes of lengths) {
      const seconds = planOf(tool, minutes).reduce(
        (sum, step) =>
          sum +
          (step.kind === 'timer' || step.kind === 'sound'
            ? (lengthMs(step, minutes) ?? 0) / 1000
            : expectedSeconds(step)),
        0,
      );
      expect(seconds, `${minutes} min`).toBeGreaterThan(minutes * 60 * 0.6);
      expect(seconds, `${minutes} min`).toBeLessThan(minutes * 60 * 1.25);
    }
  });

  it('comes to its end by going on, and by letting time pass, in JSON all the way', async () => {
    const tool = await load();
    for (const minutes of lengths) {
      for (const event of [
        { type: 'go', by: 1 },
        { type: 'pass', ms: 20_000 },
      ] as const) {
        let session = begun(tool, minutes);
        for (let turn = 0; turn < 400 && session.stage === 'doing'; turn += 1) {
          const before = JSON.stringify(session);
          const step = planOf(tool, minutes)[session.run.at]!;
          const waits = lengthMs(step, minutes) === null;
          session = nextSession(tool, session, waits ? { type: 'go', by: 1 } : event);
          expect(JSON.parse(JSON.stringify(session))).toEqual(session);
          expect(JSON.stringify(session)).not.toBe(before);
        }
        expect(session.stage).toBe('rating');
      }
    }
  });

  it('names each step once, recalls and compares only what came before', async () => {
    const { steps } = await load();
    const ids = steps.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [at, step] of steps.entries()) {
      expect(step.id).toMatch(/^[a-z][a-z-]*$/);
      const named = step.kind === 'writing' ? (step.recalls ?? []) : [];
      const before = step.kind === 'slider' && step.before ? [step.before] : [];
      for (const id of [...named, ...before]) expect(ids.slice(0, at)).toContain(id);
    }
  });

  it('says what it rests on, who leaves it, and promises no cure', async () => {
    const tool = await load();
    const year = new Date().getFullYear();
    for (const source of tool.sources) expect(source.year).toBeLessThanOrEqual(year);
    for (const sentence of sentencesOf(tool)) {
      expect(sentence).toMatch(/[.?!…»]$/);
      expect(sentence).not.toMatch(/\b(cura|sana|trastorn[oa] tuy|tratamiento)\b/i);
      // Read with the eyes closed: no sentence that needs a second breath.
      expect(sentence.split(/[.?!…:]/).every((part) => part.split(/\s+/).length < 34)).toBe(true);
    }
  });

  it('draws every step without axe findings', async () => {
    const tool = await load();
    const minutes = lengths.at(-1)!;
    const session = begun(tool, minutes);
    if (session.stage !== 'doing') throw new Error('not begun');
    for (const step of planOf(tool, minutes)) {
      const router = createMemoryRouter([
        {
          path: '/',
          element: (
            <main>
              <h1>{info.title}</h1>
              <StepView
                step={step}
                run={session.run}
                picture={info.picture}
                bells={false}
                dispatch={() => undefined}
              />
            </main>
          ),
        },
      ]);
      const { container } = render(<RouterProvider router={router} />);
      if (step.kind === 'writing') await screen.findByRole('textbox', {}, { timeout: 5000 });
      expect(container.textContent?.trim()).not.toBe('');
      // Colours need a real browser; the stories look at them.
      const { violations } = await axe.run(container, {
        rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
      });
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      cleanup();
    }
  });
});

describe('registry', () => {
  it('has at least 24 tools, and several for every need', () => {
    expect(KNOWN_TOOLS.length).toBeGreaterThanOrEqual(24);
    for (const need of NEEDS) {
      const fitting = KNOWN_TOOLS.filter(({ info }) => info.needs.includes(need));
      expect(fitting.length).toBeGreaterThanOrEqual(4);
    }
  });

  it('has ids that the database takes, and an address each', () => {
    for (const tool of KNOWN_TOOLS) {
      expect(tool.id).toMatch(/^[a-z][a-z0-9-]{1,40}$/);
      expect(findTool(tool.id)).toBe(tool);
    }
    const addresses = KNOWN_TOOLS.map(addressOf);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(findTool('constructor')).toBeNull();
  });

  it('offers lengths from short to long', () => {
    for (const { info } of KNOWN_TOOLS) {
      expect([...info.minutes].toSorted((a, b) => a - b)).toEqual([...info.minutes]);
    }
  });
});
