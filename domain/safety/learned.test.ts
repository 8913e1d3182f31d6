import { describe, expect, it } from 'vitest';
import { readCorpus } from '#training/guard/corpus/read-corpus.ts';
import { atLeast } from './levels.ts';
import { GUARDS } from './testing.ts';

/** Of the many talks that explain an alarm, one in so many shows whether it is forgotten. */
const ONE_IN = 5;

describe.each(GUARDS)('the learned reader in the %s', (_where, guardOf) => {
  const { assess } = guardOf();
  const level = (text: string, previous: string[] = []) => assess(text, { previous }).level;
  const alarmsIn = (text: string) =>
    assess(text).signals.filter((one) => atLeast(one.level, 'risk'));

  it.each(['era broma', 'no, tranqui', 'estoy bien', 'hola', 'gracias', 'me voy a comer algo'])(
    'does not hear the message before again in «%s»',
    (text) => {
      const read = assess(text, { previous: ['Ya no quiero vivir'] });
      expect(read.own).toBe('none');
      expect(read.level).toBe('risk');
    },
  );

  it('hears what is meant from what came before, where the words alone are no plain alarm', () => {
    const before = ['en el trabajo todos tienen su grupo', 'los findes me quedo en casa'];
    expect(level('podría apuntarme a algo', before)).not.toBe('risk');
    expect(level('podría desaparecer y daría igual', before)).toBe('risk');
  });

  it('hears the first messages most readily: the longer a talk was calm, the plainer a sign must be', () => {
    const calm = ['hoy hice sopa', 'le falta sal', 'mi hija dice que no', 'llovió toda la tarde'];
    const veiled = readCorpus('tune')
      .filter((line) => line.level === 'risk' && !line.context)
      .map(({ text }) => text)
      .filter((text) => assess(text).signals.every(({ source }) => source === 'classifier'));
    const heardAfter = (turns: number) =>
      veiled.filter((text) => atLeast(level(text, calm.slice(0, turns)), 'risk')).length;
    expect(veiled.length).toBeGreaterThan(50);
    expect(heardAfter(4)).toBeLessThanOrEqual(heardAfter(2));
    expect(heardAfter(4)).toBeGreaterThan(0.8 * heardAfter(2));
  });

  it('forgets its own alarm when the next pieces of a sentence explain it', () => {
    const alarming = (said: readonly string[]) =>
      atLeast(level(said.at(-1) ?? '', said.slice(0, -1)), 'risk');
    const talks = readCorpus()
      .filter((line) => line.level === 'none' && line.context)
      .filter((_line, at) => at % ONE_IN === 0)
      .map(({ text, context = [] }) => [...context, text])
      .filter(([first = '']) => {
        const alarms = alarmsIn(first);
        return alarms.length > 0 && alarms.every(({ source }) => source === 'classifier');
      });
    expect(talks.length).toBeGreaterThan(20);
    expect(talks.filter(alarming).length).toBeLessThan(0.65 * talks.length);
  });

  it.each([
    [['voy a saltar'], 'del trampolín, es la clase de natación'],
    [['tengo la pistola cargada'], 'la de silicón, vamos a hacer los adornos'],
    [['mañana se acaba todo'], 'la mudanza, ya solo quedan cuatro cajas'],
  ])('forgets what a rule heard when the next piece explains it: %j, %s', (before, text) => {
    expect(atLeast(level(before[0] ?? ''), 'risk')).toBe(true);
    expect(atLeast(level(text, before), 'risk')).toBe(false);
  });

  it('forgets nothing that a rule heard because somebody goes on with other matters', () => {
    const tune = readCorpus('tune').filter(({ context }) => !context);
    const matters = tune.filter((line) => line.level === 'none').map(({ text }) => text);
    const told = tune
      .filter((line) => atLeast(line.level, 'risk'))
      .map(({ text }) => text)
      .filter((text) => alarmsIn(text).some(({ source }) => source !== 'classifier'));
    const kept = told.filter((text, at) => {
      const next = matters[(at * 7) % matters.length] ?? '';
      return atLeast(level(next, [text]), 'risk');
    });
    expect(told.length).toBeGreaterThan(200);
    expect(kept.length).toBeGreaterThanOrEqual(0.95 * told.length);
  });

  it('forgets nothing that somebody only takes back, or follows with other matters', () => {
    const veiled = readCorpus('train')
      .values()
      .filter((line) => line.level === 'emergency' && !line.context)
      .map(({ text }) => text)
      .filter((text) => {
        const alarms = alarmsIn(text);
        return alarms.length > 0 && alarms.every(({ source }) => source === 'classifier');
      })
      .take(300)
      .toArray();
    expect(veiled).toHaveLength(300);
    for (const text of veiled) {
      for (const next of ['era broma', 'ya estoy bien', 'no', 'olvídalo']) {
        const kept = atLeast(level(next, [text]), 'risk');
        expect(`${text}: ${kept}`).toBe(`${text}: true`);
      }
    }
    const kept = veiled.filter((text) => atLeast(level('luego comí algo', [text]), 'risk'));
    expect(kept.length).toBeGreaterThan(0.97 * veiled.length);
  });
});
