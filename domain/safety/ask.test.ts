import { describe, expect, it } from 'vitest';
import { certaintyOf, isHeardByRule, LEARNED } from './ask.ts';
import { createGuard } from './guard.ts';
import { ratio } from '#training/guard/corpus/measure.ts';
import { atLeast } from './levels.ts';
import { measureAsked } from '#training/guard/corpus/measure-asked.ts';
import { readCorpus } from '#training/guard/corpus/read-corpus.ts';
import { SAID_SERIOUS } from './said-serious.content.ts';
import type { Signal } from './signals.ts';
import { INITIAL_SAFETY_STATE, nextState, seenOf } from './state.ts';
import { GUARDS } from './testing.ts';

const PROMOTED =
  'Me ascendieron. Y en vez de estar feliz estoy esperando que alguien diga que fue un error';

it('grows less sure the more words a message has', () => {
  expect(certaintyOf(0, 10)).toBe(0.5);
  expect(certaintyOf(3, 24)).toBe(certaintyOf(3, 5));
  expect(certaintyOf(3, 96)).toBeLessThan(certaintyOf(3, 48));
});

describe.each(GUARDS)('to show is not to ask, as the %s reads', (where, guardOf) => {
  const guard = guardOf();
  const { assess } = guard;
  const after = (...said: string[]) =>
    said.reduce(
      (state, text, at) => nextState(state, assess(text, { previous: said.slice(0, at) })),
      INITIAL_SAFETY_STATE,
    );

  it('shows help and asks nothing where only the learned readers suspect', () => {
    const read = assess(PROMOTED);
    expect(atLeast(read.level, 'risk')).toBe(true);
    expect(read).toMatchObject({ ask: false, ownAsk: false });
    expect(read.certainty).toBeGreaterThanOrEqual(0.5);
    expect(seenOf(after(PROMOTED))).toEqual({ level: 'risk', ask: false });
  });

  it('asks where a rule heard it, and where the readers are sure', () => {
    expect(assess('ya no quiero vivir')).toMatchObject({ own: 'risk', ask: true, ownAsk: true });
    expect(assess('tengo las pastillas en la mano y me voy a matar')).toMatchObject({ ask: true });
    const sure = assess('mi familia descansaría si un día ya no abro los ojos');
    expect(sure).toMatchObject({ own: 'risk', ask: true });
  });

  it('carries nothing on from what was only shown, and keeps the help in sight', () => {
    const state = after(PROMOTED, 'hoy comí pizza', 'con mi prima', 'y vi una serie', 'muy buena');
    expect(state).toMatchObject({ level: 'none', shown: 'risk', check: 'none', worst: 'concern' });
    expect(seenOf(state)).toEqual({ level: 'risk', ask: false });
    // "Hoy", after an alarm, answers "when?" only if that alarm was danger.
    expect(assess('hoy', { previous: [PROMOTED] })).toMatchObject({ ask: false });
  });

  it('takes another sign, by itself, for more than a suspicion; never for an emergency', () => {
    const first = { ...assess(PROMOTED), own: 'risk', ownAsk: false } as const;
    const shown = nextState(INITIAL_SAFETY_STATE, first);
    const weak = { ...first, apart: 0.6 };
    expect(seenOf(nextState(shown, weak)).ask).toBe(false);
    const signals: Signal[] = [{ kind: 'learned-emergency', level: 'emergency', source: LEARNED }];
    const strong = { ...first, own: 'emergency', apart: 0.96, signals } as const;
    expect(seenOf(nextState(INITIAL_SAFETY_STATE, strong)).ask).toBe(false);
    expect(seenOf(nextState(shown, strong))).toEqual({ level: 'risk', ask: true });
  });

  it('keeps help in sight for a wish to die that fills a clause, whatever stands beside it', () => {
    for (const text of [
      'me quiero morir, mi papá es constructor',
      'me quiero morir, mi papá es carpintero',
      'quiero morir, estoy cansada de fingir en la oficina',
    ]) {
      expect(atLeast(assess(text).own, 'risk') ? text : 'not shown').toBe(text);
    }
    for (const text of [
      'me quiero morir de la risa',
      'me quiero morir, se me cayó el pastel',
      // The browser's reader rings on this song by itself.
      ...(where === 'server'
        ? ['"Me quiero morir, sálvame" dice el coro y no me sale el acorde de fa, ¿algún truco?']
        : []),
      'quiero morir de viejo, con mis nietos',
    ]) {
      expect(atLeast(assess(text).own, 'risk') ? text : 'not shown').toBe('not shown');
    }
  });

  it('takes the person at their word', () => {
    for (const text of [SAID_SERIOUS, 'hay algo mas serio.']) {
      expect(assess(text)).toMatchObject({ own: 'risk', ask: true });
      expect(seenOf(after(PROMOTED, text))).toEqual({ level: 'risk', ask: true });
      expect(seenOf(after(text, 'hoy comí pizza'))).toEqual({ level: 'risk', ask: true });
    }
    expect(assess('creo que entre ellos hay algo más serio').ask).toBe(false);
  });

  it('asks most who are in danger and few who are not', () => {
    // Every eighth line: seconds, and within two points of the whole.
    const lines = readCorpus('blind').filter((_, at) => at % 8 === 0);
    const { danger, emergency, none, concern } = measureAsked(guard, lines);
    expect(ratio(danger.shown)).toBeGreaterThanOrEqual(0.96);
    expect(ratio(danger.asked)).toBeGreaterThanOrEqual(0.75);
    expect(ratio(emergency.asked)).toBeGreaterThanOrEqual(0.8);
    expect(ratio(none.asked)).toBeLessThanOrEqual(where === 'server' ? 0.02 : 0.03);
    expect(ratio(concern.asked)).toBeLessThanOrEqual(0.03);
    const talks = measureAsked(
      guard,
      readCorpus('talks').filter((_, at) => at % 4 === 0),
    );
    expect(ratio(talks.all.asked)).toBeLessThanOrEqual(0.03);
    // Reading the whole corpus takes most of it.
  }, 60_000);
});

it('has no rule that hears danger in who would rather complain than breathe, or not be the only one', () => {
  const { assess } = createGuard();
  for (const text of [
    'gracias vale pero no quiero respirar, quiero quejarme un rato',
    'quiero no ser la única que se da cuenta',
  ]) {
    expect(`${text}: ${isHeardByRule(assess(text).signals)}`).toBe(`${text}: false`);
  }
  for (const text of ['ya no quiero respirar', 'no quiero respirar', 'quiero no ser nada']) {
    expect(`${text}: ${assess(text).ask}`).toBe(`${text}: true`);
  }
});
