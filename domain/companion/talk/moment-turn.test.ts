import { describe, expect, it } from 'vitest';
import { render } from '../address/render.ts';
import { MOMENTS } from '../content/moments/all-moments.ts';
import { talk } from '../hold-talk.testing.ts';
import { keyOf, sentencesOf } from '../phrasebook.ts';
import { understand } from '../understand/understand.ts';

/** What somebody may tell on the way, whatever the matter is. */
const TOLD: Record<string, string> = {
  'just-chatting': 'todo bien, solo quería charlar',
  'new-to-this': 'señor, no sé usar esto',
  unwell: 'vengo mal',
  rejected: 'me rechazaron de la universidad',
  pregnant: 'estoy embarazada y no lo planeé',
  'coming-out': 'soy gay y mis padres no lo saben',
  dismissed: 'es que hoy me corrieron del trabajo',
  'found-out': 'me enteré por un correo',
  'not-told-yet': 'todavía no le digo a mi esposa',
  ill: 'mi mamá está enferma',
  waiting: 'estoy esperando los resultados',
  anniversary: 'hoy cumpliría sesenta',
  'event-ahead': 'mañana tengo una entrevista',
  'so-long': 'llevaba seis años ahí',
  'where-to-begin': 'no sé por dónde empezar',
  'did-it': 'ya se lo mandé',
  'sets-out': 'vale, empiezo por el primero',
  'own-idea': 'pues sí, podría ir al club',
  counted: 'son seis temas',
  regret: 'le dije algo horrible',
  'knows-but': 'sé que no debería',
  'always-the-same': 'siempre hago lo mismo',
  'plays-down': 'bueno, no es para tanto',
  'let-out': 'no, solo necesitaba desahogarme',
  likes: 'me gusta el ajedrez',
  'wants-to-repair': 'quiero pedirle perdón',
  argued: 'peleé con mi hermana',
  silence: 'me bloqueó',
  'no-help': 'mi hermano no ayuda',
  'nobody-listens': 'en casa nadie me escucha',
  'far-away': 'hace mucho que no los veo',
  photos: 'veo sus fotos todo el día',
  compares: 'todos avanzan y yo me quedé aquí',
  boundary: 'le dije que no',
  'was-told': 'me dijo señora',
  'chest-pain': 'me duele el pecho',
  'body-alarm': 'me late muy fuerte el corazón',
  'tried-no-use': 'ya probé eso y no me sirve',
  sleepy: 'creo que me está entrando sueño',
  cried: 'me fui al baño a llorar',
  'afraid-of': 'me da miedo decirlo',
  hug: 'necesito un abrazo',
  'long-hours': 'los domingos son muy largos',
  'wants-to-live': 'no pienso en morirme, estoy cansada',
  'long-ago': 'eso fue hace muchos años',
  pretends: 'todo el día finjo que estoy bien',
  'not-belonging': 'siento que no encajo',
  'turn-back-time': 'quisiera volver el tiempo atrás',
  'no-drive': 'no tengo ganas de nada',
  'losing-temper': 'ando irritable con todo el mundo',
};

function says(answer: string, id: string): boolean {
  const pool = MOMENTS.find((one) => one.id === id)?.say ?? [];
  const said = sentencesOf(answer).map(keyOf);
  return pool.some((phrase) => said.includes(keyOf(sentencesOf(render(phrase, 'tu'))[0] ?? '')));
}

describe('something told on the way', () => {
  it.each(Object.entries(TOLD))('is heard as what it is: %s', (id, text) => {
    expect(understand(text).moments[0]?.id).toBe(id);
  });

  it('is met for what it is, and not with "and then?"', () => {
    const told = [
      'terminé con mi novia',
      'me bloqueó',
      'veo sus fotos todo el día',
      'sé que no debería',
    ];
    for (let seed = 1; seed <= 12; seed += 1) {
      const answers = talk(told, seed * 100).map(({ text }) => text);
      expect(says(answers[1] ?? '', 'silence')).toBe(true);
      expect(says(answers[2] ?? '', 'photos')).toBe(true);
      expect(says(answers[3] ?? '', 'knows-but')).toBe(true);
    }
  });

  it('says back how long it was, in the words of the person', () => {
    const said = Array.from(
      { length: 12 },
      (_, seed) => talk(['me separé', 'llevábamos doce años'], seed * 100)[1]?.text ?? '',
    );
    expect(said.every((text) => /doce años/i.test(text))).toBe(true);
  });

  it('says the name of whoever is gone', () => {
    const [, answer] = talk(['se murió mi gato esta mañana', 'se llamaba Simón'], 3);
    expect(answer?.text).toContain('Simón');
  });

  it('asks nothing of whoever only wants to be heard', () => {
    const [, answer] = talk(['solo escucha, por favor', 'me fui al baño a llorar'], 3);
    expect(answer?.text).not.toContain('?');
  });

  it('is not heard in its opposite', () => {
    expect(understand('no puedo ir a la fiesta').moments).toEqual([]);
    expect(understand('mi jefe no me grita').moments).toEqual([]);
    expect(understand('hoy me fui al trabajo').moments).toEqual([]);
    expect(understand('como si me hubieran arrancado un ala').moments).toEqual([]);
  });

  it('waits while a new matter comes up with it', () => {
    const [answer] = talk(['se murió mi perrita, llevaba catorce años conmigo'], 5);
    expect(answer?.text).not.toMatch(/catorce años/i);
  });

  it('is not taken for what the same words say elsewhere', () => {
    for (let seed = 1; seed <= 6; seed += 1) {
      const found = talk(['se murió mi gato esta mañana', 'lo encontré en su cama'], seed * 100);
      expect(says(found[1]?.text ?? '', 'came-back')).toBe(false);
      const left = talk(['me dejó mi novia', 'dice que ya no siente lo mismo'], seed * 100);
      expect(says(left[1]?.text ?? '', 'not-loved-back')).toBe(false);
      const calls = talk(
        ['tengo 78 años y estoy sola', 'mis hijos llaman los domingos'],
        seed * 100,
      );
      expect(says(calls[1]?.text ?? '', 'work-after-hours')).toBe(false);
      const lie = talk(['mi hija me mintió'], seed * 100);
      expect(says(lie[0]?.text ?? '', 'betrayed')).toBe(false);
      const secret = talk(['mis papás no saben que dejé la carrera'], seed * 100);
      expect(says(secret[0]?.text ?? '', 'first-in-family')).toBe(false);
    }
  });

  it('of the chest says when it is a matter for a doctor', () => {
    for (let seed = 1; seed <= 12; seed += 1) {
      const [, answer] = talk(['tengo ansiedad', 'me duele el pecho'], seed * 100);
      expect(answer?.text).toMatch(/emergencias|urgencias|salud|médica|se consulta/);
    }
  });
});

describe('an offer of help with a message', () => {
  it('is taken up by "no sé cómo" and by asking for that help', () => {
    for (const reply of ['no sé cómo', '¿me ayudas a escribirle?']) {
      const [, , answer] = talk(['peleé con mi amiga', 'quiero pedirle perdón', reply], 7);
      expect(answer?.technique).toBe('exercise');
    }
  });

  it('is not made to whoever wants no exercises', () => {
    for (let seed = 1; seed <= 12; seed += 1) {
      const [, , answer] = talk(
        ['peleé con mi amiga', 'no quiero ejercicios', 'quiero pedirle perdón'],
        seed * 100,
      );
      expect(answer?.technique).not.toBe('offer');
    }
  });
});
