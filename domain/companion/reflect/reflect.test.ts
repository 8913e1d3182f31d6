import { describe, expect, it } from 'vitest';
import { FORMS_OF_ADDRESS } from '../address/render.ts';
import { speakTold } from '../address/told.ts';
import { harshWordsOf, shiftToYou } from './reflect.ts';

const turned = (text: string) => {
  const words = shiftToYou(text);
  return words === null ? null : FORMS_OF_ADDRESS.map((form) => speakTold(words, form));
};

describe("the person's own words", () => {
  it.each([
    [
      'Me siento sola en esta ciudad',
      [
        'te sientes sola en esta ciudad',
        'te sentís sola en esta ciudad',
        'se siente sola en esta ciudad',
      ],
    ],
    [
      'mi jefe me grita todo el día',
      [
        'tu jefe te grita todo el día',
        'tu jefe te grita todo el día',
        'su jefe le grita todo el día',
      ],
    ],
    [
      'No puedo dormir desde hace una semana',
      [
        'no puedes dormir desde hace una semana',
        'no podés dormir desde hace una semana',
        'no puede dormir desde hace una semana',
      ],
    ],
    [
      'quiero irme de mi casa',
      ['quieres irte de tu casa', 'querés irte de tu casa', 'quiere irse de su casa'],
    ],
    [
      'terminé con mi novio ayer',
      ['terminaste con tu novio ayer', 'terminaste con tu novio ayer', 'terminó con su novio ayer'],
    ],
    [
      'no se que hacer con mi vida',
      [
        'no sabes qué hacer con tu vida',
        'no sabés qué hacer con tu vida',
        'no sabe qué hacer con su vida',
      ],
    ],
    [
      'llore toda la noche',
      ['lloraste toda la noche', 'lloraste toda la noche', 'lloró toda la noche'],
    ],
    [
      'Extraño que me preparara el café',
      [
        'extrañas que te preparara el café',
        'extrañás que te preparara el café',
        'extraña que le preparara el café',
      ],
    ],
    [
      'yo me quedo callada en las reuniones',
      [
        'te quedas callada en las reuniones',
        'te quedás callada en las reuniones',
        'se queda callada en las reuniones',
      ],
    ],
  ])('%s', (text, expected) => expect(turned(text)).toEqual(expected));

  it('keeps quiet where the turn might be wrong or cruel', () => {
    const quiet = [
      'soy una inútil en mi trabajo', // never given back as a fact
      'nos peleamos por cualquier cosa',
      'me dijo que estaba harto de mí y que tenía otra', // whose "estaba"?
      'tú no me entiendes nada',
      'siento que',
      'no sé qué somos ahora',
      'quiero escribir pero no sé qué',
      'mi papá anda diciendo que soy floja',
      'le pinto la casa y no la agradece', // a verb that no table knows
      'ella tenía razón',
    ];
    expect(quiet.filter((text) => turned(text) !== null)).toEqual([]);
  });

  it('leaves an age to whoever it is of', () => {
    expect(turned('tenía 14 años')).toBeNull();
    expect(turned('yo tenía 14 años')?.[0]).toBe('tenías 14 años');
  });
});

describe('words that only look like a verb of the first person', () => {
  it.each([
    ['no me contestan de ningún trabajo', 'no te contestan de ningún trabajo'],
    ['hoy me pidió perdón por dar trabajo', 'hoy te pidió perdón por dar trabajo'],
    ['llevo meses buscando trabajo', 'llevas meses buscando trabajo'],
    ['estoy intentando dejarlo', 'estás intentando dejarlo'],
    ['sigo pensando en mi ex todo el día', 'sigues pensando en tu ex todo el día'],
    ['le mando mensajes y no contesta', 'le mandas mensajes y no contesta'],
    ['no me refiero a mi jefe', 'no te refieres a tu jefe'],
    ['mi mamá está lejos y yo aquí sin poder ir', 'tu mamá está lejos y tú aquí sin poder ir'],
    ['mi tia que me crio vive lejos', 'tu tía que te crio vive lejos'],
    ['mi papá bebe y mi mamá lo tapa', 'tu papá bebe y tu mamá lo tapa'],
    ['mi bebe no duerme en toda la noche', 'tu bebé no duerme en toda la noche'],
    ['trabajo de noche en una fábrica', 'trabajas de noche en una fábrica'],
  ])('%s', (text, expected) => expect(turned(text)?.[0]).toBe(expected));
});

describe('what cannot be turned around safely', () => {
  it('is left alone where the ending does not tell whose doing it was', () => {
    expect(turned('hace mucho que no me reía tanto')).toBeNull();
    expect(turned('pensé que me moría')).toBeNull();
  });

  it('says "se lo" to usted, not "le lo"', () => {
    expect(turned('mi nieta me lo instaló')?.[2]).toBe('su nieta se lo instaló');
  });

  it('is quoted where it judges the person, also after an accent', () => {
    expect(harshWordsOf('soy mala mamá')).toBe('soy mala mamá');
    expect(turned('soy mala mamá')).toBeNull();
  });
});
