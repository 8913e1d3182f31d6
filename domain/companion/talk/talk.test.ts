import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RULES, talk } from '../hold-talk.testing.ts';
import { FORMS_OF_ADDRESS, type FormOfAddress } from '../address/render.ts';
import { EXERCISES } from '../content/exercises/all-exercises.ts';
import { OFFERS } from '../content/moves.ts';
import type { Message } from '../conversation.ts';
import { keyOf, sentencesOf } from '../phrasebook.ts';
import { tagsOf } from '../recognize.ts';
import { respond, seededRandom } from '../respond.ts';

const EVERYDAY = [
  'hola',
  'sí',
  'no',
  'no sé',
  'más o menos',
  'ajá',
  '7',
  'mi jefe me grita',
  'no puedo dormir',
  'terminé con mi novia',
  'extraño a mi abuela que murió',
  'me siento sola',
  'tengo examen mañana',
  'debo la renta',
  'me da miedo hablar en público',
  'estoy harta',
  'soy un desastre',
  'dame algo que hacer',
  'Quiero otra idea',
  'solo escucha',
  'charla normal',
  'Sí, probemos',
  'Dejarlo aquí',
  'eres una ia?',
  'gracias',
  'me fue bien hoy',
  'quiero respirar',
  'no me entiendes',
  'asdfghjkl',
  'jajaja',
  'mi hijo no me hace caso',
  'me comparo con todos en instagram',
  'tengo ganas de fumar',
  'no sé si renunciar',
  '…',
];

describe('a long talk', () => {
  it('never says a sentence twice in 80 turns, in any form of address', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...EVERYDAY), { minLength: 80, maxLength: 80 }),
        fc.integer(),
        fc.constantFrom(...FORMS_OF_ADDRESS),
        (said, seed, trato) => {
          const keys = talk(said, seed, { trato }).flatMap(({ text }) =>
            sentencesOf(text).map(keyOf),
          );
          expect(new Set(keys).size).toBe(keys.length);
        },
      ),
      { numRuns: 12 },
    );
  });

  it('asks at most one question and offers at most four buttons, in every turn', () => {
    for (const trato of FORMS_OF_ADDRESS) {
      for (const { text, quickReplies } of talk([...EVERYDAY, ...EVERYDAY], 9, { trato })) {
        expect(text.replace(/«[^»]*»/gu, '').match(/\?/g)?.length ?? 0).toBeLessThanOrEqual(1);
        expect(quickReplies.length).toBeLessThanOrEqual(4);
        expect(text).not.toMatch(/[{}[\]|]|undefined|null/);
      }
    }
  });

  it('does not begin two answers in a row alike', () => {
    const first = talk(EVERYDAY, 4).map(({ text }) => /[\p{L}\d]+/u.exec(text)?.[0]);
    const alike = first.filter((word, at) => at > 0 && word === first[at - 1]);
    expect(alike.length).toBeLessThanOrEqual(2);
  });
});

describe('an exercise', () => {
  const offered = (trato: FormOfAddress, seed: number) =>
    talk(
      [
        'mi jefe me grita todo el día',
        'es por las entregas',
        'nunca alcanza el tiempo',
        'mi jefe sigue igual',
      ],
      seed,
      { trato },
    );

  it('asks leave before it, takes a yes and a no, and can be left at any step', () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const answers = offered('tu', seed);
      expect(answers.some(({ text }) => tagsOf(text).some(({ kind }) => kind === 'offer'))).toBe(
        true,
      );
    }
    const before = ['estoy nerviosa', 'quiero respirar'];
    const left = talk([...before, 'Dejarlo aquí']).at(-1);
    expect(tagsOf(left?.text ?? '').some(({ kind }) => kind === 'step')).toBe(false);
  });

  it('goes through all its steps to a close, whatever is answered', () => {
    for (const { label, steps, id } of EXERCISES) {
      const said = [
        `${label}, por favor`,
        ...steps.map((_, at) => `respuesta número ${at} de prueba`),
      ];
      const tags = talk(said, 3).map(({ text }) => tagsOf(text));
      steps.forEach((_, at) => {
        expect(tags[at]).toContainEqual({ kind: 'step', exercise: id, step: at });
      });
    }
  });

  it('puts the message to somebody together from the words of the person', () => {
    const said = [
      'Preparar un mensaje, por favor',
      'llegó dos horas tarde',
      'me sentí ignorada',
      'quiero que me avise antes',
    ];
    const last = talk(said, 2).at(-1)?.text ?? '';
    expect(last).toContain('llegó dos horas tarde');
    expect(last).toContain('así: ignorada');
    expect(last).toContain('Lo que pido es que me avise antes');
  });

  it('knows its own offers again in every form of address', () => {
    expect(OFFERS.length).toBeGreaterThanOrEqual(8);
    const answers = FORMS_OF_ADDRESS.flatMap((trato) => offered(trato, 2));
    expect(answers.filter(({ technique }) => technique === 'offer').length).toBeGreaterThan(0);
    const unknown = answers.filter(
      ({ technique, text }) =>
        technique === 'offer' && !tagsOf(text).some(({ kind }) => kind === 'offer'),
    );
    expect(unknown).toEqual([]);
  });
});

describe('wishes and time', () => {
  it('a button stands above what was said, and "solo escucha" asks nothing', () => {
    const answers = talk(['mi jefe me grita', 'hoy lloré en el baño', 'nadie me ayuda'], 1, {
      mode: 'listen',
    });
    expect(answers.filter(({ text }) => text.includes('?'))).toEqual([]);
    expect(
      talk(['solo escucha', 'charla normal', 'tengo un problema con mi jefe'], 5).at(-1)?.text,
    ).toContain('?');
  });

  it('tells that it is an AI every three hours and of a pause once', () => {
    const messages: Message[] = [{ role: 'person', text: 'hola' }];
    const say = (minutesOfUse: number) => {
      const { text } = respond(RULES, messages, seededRandom(messages.length), { minutesOfUse });
      messages.push(
        { role: 'companion', text },
        { role: 'person', text: 'sigo aquí pensando en el trabajo' },
      );
      return tagsOf(text).map(({ kind }) => kind);
    };
    expect(say(5)).not.toContain('break');
    expect(say(46)).toContain('break');
    expect(say(60)).not.toContain('break');
    expect(say(181)).toContain('ai-hours');
    expect(say(200)).not.toContain('ai-hours');
    expect(say(361)).toContain('ai-hours');
  });

  it('points only to the screens that the caller has', () => {
    const said = [
      'me siento sola',
      'dame algo que hacer',
      'Quiero otra idea',
      'quiero hablar con una persona',
    ];
    const paths = talk(said, 1, { tools: ['breathing'] }).flatMap(({ suggestions }) =>
      suggestions.map(({ path }) => path),
    );
    expect(new Set(paths)).toEqual(new Set(['/minigames/breathing']));
  });

  it("uses what is remembered sparingly and in the person's form of address", () => {
    const memory = ['Trabaja de maestra.'];
    const texts = [1, 2, 3].flatMap((seed) => {
      const said = [
        'hola',
        'hoy fue difícil',
        'mi jefa me regañó en la reunión',
        'y otra vez mañana',
      ];
      return talk(said, seed, { memory, trato: 'usted' }).map(({ text }) => text);
    });
    expect(texts.filter((text) => text.includes('trabaja de maestra')).length).toBeLessThanOrEqual(
      3,
    );
    expect(texts.join(' ')).not.toMatch(/trabajas/);
  });
});

describe('fixed words', () => {
  it('say the line and the emergency number of the country', () => {
    const risk = talk(['ya no quiero vivir', 'sí', 'no, no tengo un plan'], 1, { country: 'mx' });
    expect(risk.map(({ text }) => text).join(' ')).toMatch(/Línea de la Vida, 800 911 2000/);
    expect(talk(['me tomé todas las pastillas'], 1, { country: 'es' })[0]?.text).toMatch(/112/);
  });

  it('take a yes to "have you thought how or when?" for an emergency, and "no tengo un plan" for none', () => {
    for (const seed of [1, 2, 3]) {
      expect(talk(['quiero matarme', 'sí', 'sí'], seed).at(-1)?.level).toBe('emergency');
      expect(talk(['quiero matarme', 'sí', 'no, no tengo un plan'], seed).at(-1)?.level).toBe(
        'risk',
      );
    }
  });

  it('make smaller what stands in the way, and say nothing else', () => {
    const texts = talk(['quiero matarme', 'me da miedo que me internen', 'no tengo saldo'], 1).map(
      ({ text }) => text,
    );
    expect(texts[1]).toMatch(/ingreso|asusta|acompañ|confianza|miedo|pasa si/i);
    expect(texts[2]).toMatch(/saldo|grat|cuesta|cobra|wifi/i);
  });

  it('never offer to face whoever does violence', () => {
    const texts = talk(
      ['mi marido me pega', 'no está', 'no sé', 'tengo miedo', 'sí', 'discutimos ayer', 'no'],
      2,
    );
    expect(texts.map(({ text }) => text).join(' ')).not.toMatch(
      /mensaje claro|sin pelea|tu pareja entendiera|discusión/,
    );
  });
});

describe('a sign that only the learned reader heard', () => {
  const raised = (raisedTo: 'risk' | 'emergency', after: readonly string[]) => {
    const messages: Message[] = [
      { role: 'person', text: 'yo soy la que la lleva a todo', raisedTo },
    ];
    return ['', ...after].map((text) => {
      if (text !== '') messages.push({ role: 'person', text });
      const answer = respond(RULES, messages, seededRandom(messages.length));
      messages.push({ role: 'companion', text: answer.text });
      return answer;
    });
  };

  it('is asked about plainly, with the number in case, and a yes is taken for what it is', () => {
    const [first, second] = raised('emergency', ['sí']);
    expect(first?.text).toMatch(/emergencias/);
    expect(first?.text).toMatch(/\?$/);
    expect(first?.text).toMatch(/IA|programa|software/i);
    expect(second?.technique).toBe('safety');
  });

  it('does not take over the talk when nothing of the kind follows; no model speaks in it', () => {
    const answers = raised('emergency', [
      'mi hermano no hace nada',
      'estoy cansada',
      'hoy fuimos al hospital',
    ]);
    expect(answers.at(-1)?.technique).not.toBe('safety');
    expect(answers.map(({ kind }) => kind)).toEqual(['fixed', 'fixed', 'fixed', 'fixed']);
    expect(answers.map(({ level }) => level)).toEqual(answers.map(() => 'emergency'));
  });
});
