import { describe, expect, it } from 'vitest';
import { browserGuard } from '../../../../safety/testing.ts';
import { holdTalk, type HeldTalk } from '../../../hold-talk.testing.ts';

const guard = browserGuard();
const talkOf = (...lines: string[]): HeldTalk => {
  const talk = holdTalk(guard);
  for (const line of lines) talk.says(line);
  return talk;
};
const placeOf = (talk: HeldTalk) => talk.last().state.place;

describe('what stands around a message', () => {
  it.each([
    [
      'Buenas tardes, don Nilo. Mi jefa me gritó delante de toda la oficina y me quedé helada',
      /llegada|a qué vienes/iu,
    ],
    [
      'jaja ok, gracias por contestar. mira, me peleé con mi hermano por la herencia',
      /de nada|con gusto|chiste/iu,
    ],
    ['hola hola, ayer defendí la tesis y me aprobaron con honores', /a qué vienes|hola, qué tal/iu],
  ])('«%s» is heard behind its courtesy', (line, never) => {
    expect(talkOf(line).last().text).not.toMatch(never);
  });

  it('alone is met as what it is', () => {
    expect(talkOf('buenas noches').last().text).toMatch(/noches|llegada/iu);
  });
});

describe('a correction', () => {
  it('is heard anew behind the apology, and what was taken for it is left', () => {
    const talk = talkOf('me despidieron del trabajo ayer');
    const before = placeOf(talk);
    talk.says('no me entendiste, me preocupa cómo decírselo a mi esposa');
    expect(talk.last().text).toMatch(/^(?:Perdón|Tienes razón|Error mío|No lo había)/u);
    expect(placeOf(talk)).not.toEqual(before);
  });

  it('about somebody who died comes before the matter under way', () => {
    const talk = talkOf(
      'estoy tomando todas las noches',
      'no te hablo de la copa, murió mi hermana en mayo',
    );
    expect(placeOf(talk)).toMatchObject({ at: 'facet', facet: expect.stringMatching(/^grief\./u) });
    expect(talk.last().state.people).not.toContain('hermana');
  });
});

describe('a request', () => {
  it.each([
    'dame algo para hacer ahora mismo, me tiemblan las piernas',
    'necesito calmarme ya, entro a una entrevista y estoy temblando',
  ])('«%s» gets something to do with the body', (line) => {
    const talk = talkOf(line);
    expect(talk.labels()).toContain('Otra cosa para ahora');
    const first = talk.last().text;
    talk.taps('Otra cosa para ahora');
    expect(talk.last().text).not.toBe(first);
  });

  it('for words gets a sentence to say, and the flow that makes it one’s own', () => {
    const talk = talkOf('le grité feo a mi sobrina', '¿cómo le pido disculpas?');
    expect(talk.last().text).toContain('«');
    expect(talk.labels()).toContain('Reparar después de una pelea');
  });

  it('to be congratulated is granted', () => {
    expect(talkOf('hoy me dieron mi título', '¿no me vas a felicitar?').last().text).not.toMatch(
      /no tengo respuesta|no lo sé/u,
    );
  });
});

describe('where nothing is sure', () => {
  it('no names of drawers are read out, and none are offered twice running', () => {
    const talk = talkOf('llegué, dejé las bolsas en la mesa y me quedé de pie un buen rato');
    expect(talk.last().text).not.toMatch(/«[^»]+» o por «|dos hilos|va por «/u);
    const offered = talk.last().chips.filter(({ id }) => id.startsWith('facet/'));
    talk.says('y ahí sigue todo, en sus bolsas, con el pan y las naranjas');
    const again = talk.last().chips.filter(({ id }) => id.startsWith('facet/'));
    expect(offered.length === 0 || again.length === 0 || placeOf(talk).at !== 'open').toBe(true);
  });

  it.each([
    ['mi marido perdió el empleo y anda callado', /fertility|grief/u],
    ['mi tía puso los papeles sobre la mesa y brindamos por mi abuelo', /migration/u],
  ])('«%s» is not taken for something graver', (line, never) => {
    const { place, offered } = talkOf(line).last().state;
    expect(JSON.stringify([place, offered.chips])).not.toMatch(never);
  });

  it('joy is met with joy', () => {
    expect(talkOf('por fin terminé de pagar mi moto, estoy feliz').last().text).not.toMatch(
      /no lo esté entendiendo|no llego a todo/u,
    );
  });
});

describe('a way of speaking', () => {
  it('is no request for a way to die', () => {
    const talk = talkOf('lo que más me mató fue ver su silla vacía en la foto');
    expect(talk.last().ask).toBe(false);
  });

  it('taken for danger is said sorry for, and the talk goes back', () => {
    const talk = talkOf('ya no quiero vivir', 'es un decir, hablaba del calor');
    expect(talk.last().text).toMatch(/perdón|no venía al caso/iu);
    // Said in so many words: the tone is lowered, the help stays.
    expect(talk.last().level).toBe('risk');
  });

  it('does not talk an emergency away', () => {
    const talk = talkOf('me voy a matar esta noche, ya tengo las pastillas', 'es un decir');
    expect(talk.last().ask).toBe(true);
  });
});
