import { describe, expect, it, vi } from 'vitest';
import { holdTalk } from '../companion/hold-talk.testing.ts';
import { respond } from '../companion/respond.ts';
import { answerLine } from './answer-line.ts';
import { browserGuard } from './testing.ts';
import { soundOf } from './text/sound.ts';

/** One word on which the rules fail, one on which the learned reader does. */
vi.mock('./judge/engine.ts', async (original) => {
  const engine = await original<typeof import('./judge/engine.ts')>();
  const findAll: typeof engine.findAll = (rules, tokens) => {
    if (tokens.some(({ word }) => word === soundOf('zarapito'))) throw new Error('planted');
    return engine.findAll(rules, tokens);
  };
  return { ...engine, findAll };
});

vi.mock('./classifier/model.ts', async (original) => {
  const model = await original<typeof import('./classifier/model.ts')>();
  class Classifier extends model.Classifier {
    override judge(heard: Parameters<typeof model.Classifier.prototype.judge>[0]) {
      if (heard.tokens.some(({ word }) => word === soundOf('colibri'))) throw new Error('planted');
      return super.judge(heard);
    }
  }
  return { ...model, Classifier };
});

const BROKEN = {
  rules: 'vi un zarapito en la playa',
  'learned reader': 'vi un colibrí en la playa',
} as const;
const guard = browserGuard();
const { assess } = guard;

describe.each(['rules', 'learned reader'] as const)('a failure of the %s', (part) => {
  const broken = BROKEN[part];

  it('shows help', () => {
    const { own, level, signals } = assess(broken);
    expect({ own, level }).toEqual({ own: 'risk', level: 'risk' });
    expect(signals.map(({ kind }) => kind)).toContain('unreadable');
  });

  it('is a level for whoever asks by the line', () => {
    expect(answerLine(guard, JSON.stringify({ id: 1, text: broken }), 1)).toEqual({
      id: 1,
      level: 'risk',
    });
  });

  it('costs the messages after it nothing', () => {
    const previous = ['hola', broken];
    expect(assess('hoy comí arepas con mi tía', { previous }).level).toBe('none');
    const again = assess('quiero matarme', { previous });
    expect(again.own).not.toBe('none');
    expect(again.signals.map(({ kind }) => kind)).not.toContain('unreadable');
  });

  it('keeps the danger of the talk before it', () => {
    const { level } = assess(broken, {
      previous: ['me quiero matar esta noche con las pastillas'],
    });
    expect(level).toBe('emergency');
  });

  it('is shown and not asked, and the talk goes on', () => {
    const talk = holdTalk(guard, { country: 'mx' });
    talk.says('hola');
    const answer = talk.says(broken);
    expect(answer).toMatchObject({ level: 'risk', ask: false, kind: 'fixed' });
    expect(answer.safety).toMatchObject({ level: 'none', shown: 'risk' });
    expect(answer.text).toContain('800 911 2000');
    expect(answer.text).not.toMatch(/[?¿]/u);
    const next = talk.says('hoy comí arepas con mi tía');
    expect(next).toMatchObject({ kind: 'talk', safety: { level: 'none' } });
  });
});

it('hears the danger that the rules find where the learned reader fails', () => {
  const { own, signals } = assess('me quiero matar esta noche con las pastillas, y vi un colibrí');
  expect(own).toBe('emergency');
  expect(signals.map(({ kind }) => kind)).toContain('unreadable');
});

describe('a failure of the companion alone', () => {
  const random = () => {
    throw new Error('planted');
  };
  it.each([
    ['hola, hoy comí arepas', 'none', 'talk', /otra vez/u],
    ['ya no quiero vivir', 'risk', 'fixed', /024/u],
    ['me voy a matar esta noche con las pastillas', 'emergency', 'fixed', /112/u],
  ])('%s', (text, level, kind, words) => {
    const turn = { text, state: null, previous: [] };
    const answer = respond(guard, turn, random, { country: 'es' });
    expect(answer).toMatchObject({ level, kind });
    expect(answer.text).toMatch(words);
  });
});
