import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createGuard } from './guard.ts';
import { atLeast } from './levels.ts';
import {
  checkAsked,
  INITIAL_SAFETY_STATE,
  isCheckDue,
  nextState,
  type SafetyState,
} from './state.ts';

const { assess } = createGuard();
const after = (state: SafetyState, ...said: string[]) =>
  said.reduce((now, text) => nextState(now, assess(text)), state);

describe('the state of a conversation', () => {
  it('lets distress fade after quiet messages', () => {
    const sad = after(INITIAL_SAFETY_STATE, 'estoy muy triste');
    expect(sad.level).toBe('concern');
    expect(after(sad, 'hoy comí pizza', 'con mi prima', 'y vi una serie').level).toBe('none');
  });

  it('keeps danger through a denial, owes a later question, and steps down after two plain no', () => {
    let state = checkAsked(after(INITIAL_SAFETY_STATE, 'quiero matarme'));
    state = after(state, 'no');
    expect(state).toMatchObject({ level: 'risk', tone: 'softened', check: 'due' });
    expect(isCheckDue(state)).toBe(false);
    state = after(state, 'hoy llovió', 'y leí un rato');
    expect(isCheckDue(state)).toBe(true);
    expect(after(checkAsked(state), 'no').level).toBe('concern');
    expect(after(checkAsked(state), 'jaja era broma').level).toBe('risk');
  });

  it.each(['era jugando', 'estaba jugando'])('hears «%s» as taking it back', (text) => {
    expect(assess(text).denial).toBe(true);
  });

  it('does not take a sentence that begins with «se» for a yes', () => {
    expect(assess('se hace tarde').reply).toBeNull();
    expect(assess('seee').reply).toBe('yes');
  });

  it('softens the tone after «era broma», and nothing else', () => {
    const danger = after(INITIAL_SAFETY_STATE, 'me voy a matar esta noche');
    const joked = after(danger, 'era broma');
    expect(danger).toMatchObject({ level: 'emergency', tone: 'open' });
    expect(joked).toMatchObject({ level: 'emergency', tone: 'softened', check: 'due' });
    expect(after(joked, 'de verdad me quiero matar').tone).toBe('open');
  });

  it('does not let quiet turns bring an emergency to none', () => {
    const quiet = Array.from({ length: 12 }, () => 'hoy comí pizza');
    expect(after(INITIAL_SAFETY_STATE, 'me voy a matar esta noche', ...quiet).level).toBe(
      'emergency',
    );
  });

  it('takes a yes to the question for what it is', () => {
    const asked = checkAsked(after(INITIAL_SAFETY_STATE, 'estoy muy triste'));
    expect(after(asked, 'sí, a veces').level).toBe('risk');
  });

  it('never brings an emergency below risk', () => {
    const sayings = [
      'no',
      'era broma',
      'ya estoy bien',
      'hoy comí pizza',
      'sí',
      'no, nunca',
      'jaja',
    ];
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom(...sayings), fc.boolean()), { maxLength: 30 }),
        (turns) => {
          let state = after(INITIAL_SAFETY_STATE, 'me voy a matar esta noche');
          for (const [text, asked] of turns) {
            if (asked) state = checkAsked(state);
            state = after(state, text);
            expect(atLeast(state.level, 'risk')).toBe(true);
          }
        },
      ),
    );
  });
});
