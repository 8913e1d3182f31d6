import { describe, expect, it } from 'vitest';
import { browserGuard } from '../../../safety/testing.ts';
import type { DangerKind } from '../../content/danger/danger-path.ts';
import { holdTalk, type HeldTalk } from '../../hold-talk.testing.ts';

const guard = browserGuard();
const talkIn = (country: string, ...lines: string[]): HeldTalk => {
  const talk = holdTalk(guard, { country });
  for (const line of lines) talk.says(line);
  return talk;
};
const lastOf = (country: string, ...lines: string[]) => talkIn(country, ...lines).last().text;
const kindOf = (talk: HeldTalk) => talk.last().state.danger?.kind;

/** What was typed, in which country, and what must and must not be said to the last of it. */
const MUST: readonly (readonly [string, readonly string[], RegExp, RegExp])[] = [
  ['co', ['hace como una hora me tomé unas pastas y ahora no sé'], /123/, /quitarte la vida/],
  ['co', ['queria dormir y ya. me tome como 20 pastas'], /123/, /quedar sin respuesta/],
  [
    'co',
    [
      'hace como una hora me tomé unas pastas y ahora no sé',
      'no se... queria dormir y ya. como 20 pastas',
    ],
    /123/,
    /quedar sin respuesta/,
  ],
  [
    'co',
    [
      'me tome como 20 pastas hace una hora',
      'me siento rara, con sueño, me da vueltas todo. me va a pasar algo?',
    ],
    /123/,
    /tres cosas|pies en el suelo/,
  ],
  [
    'es',
    ['te digo que creo que mi hermano se va a suicidar, se ha despedido de mis hijos'],
    /112/,
    /quitarte la vida/,
  ],
  ['es', ['me quiero morir', 'yo no!! mi hermano!!'], /hermano/, /quedar sin respuesta/],
  [
    'es',
    ['mi hermano Dani ha regalado la play y la guitarra y eso, me da mala espina'],
    /024/,
    /hilos|importa aquí/,
  ],
  [
    'es',
    ['mi ex está abajo en el portal, no se va, está llamando al timbre'],
    /112/,
    /quitarte la vida|la calle/,
  ],
  [
    'es',
    ['mi ex tiene una orden de alejamiento y está golpeando la puerta'],
    /No abras/,
    /la calle|suicidio/,
  ],
  [
    'es',
    [
      'mi ex está golpeando la puerta y no se va',
      'ya he llamado, dicen que vienen. sigue dando golpes',
    ],
    /sin abrir/,
    /Sin voz también/,
  ],
  [
    'ar',
    ['ayer a la noche salí con uno y me forzó, no sé ni cómo decirlo'],
    /72 horas/,
    /quitarte la vida|135/,
  ],
  [
    'ar',
    ['me violó un tipo anoche. necesito saber si voy al hospital'],
    /hospital/,
    /salir de su alcance|agrediendo/,
  ],
  [
    'ar',
    ['me violó un tipo anoche', 'me bañé y tiré la ropa, hice mal?'],
    /nada mal/,
    /salida|casa, con qué papeles/,
  ],
  [
    'co',
    [
      'me da pena decir esto... tengo imagenes en la cabeza de que le hago daño a mi bebé y me horroriza',
    ],
    /horror/,
    /suelta ya es un comienzo/,
  ],
  [
    'co',
    ['tengo imagenes de hacerle daño a mi bebé', 'me van a quitar a mi hija si cuento esto?'],
    /quiten|quita/,
    /película/,
  ],
  [
    'mx',
    ['me puse toda la insulina que había'],
    /911.*me puse insulina.*algo dulce/su,
    /pastillas|nada más de beber/,
  ],
  ['es', ['me viene siguiendo un tipo'], /112.*alguien me viene siguiendo/su, /agrediendo/],
  ['mx', ['alguien me sigue', 'entré a una tienda'], /donde hay gente/, /agrediendo/],
  ['co', ['siento que todos me siguen y me vigilan'], /no voy a discutirlo/, /siguiendo|123/],
  ['mx', ['hoy me he cortado y sangra bastante'], /911/, /canción/],
  ['uy', ['cómo hago para no sufrir si me mato'], /no lo respondo/, /Va por aquí/],
  [
    'es',
    ['bebo todas las noches desde que se fue Marta, me quiero dormir y que no haya mañana'],
    /024/,
    /dormirlo/,
  ],
  ['us', ['mi boyfriend me pega'], /a salvo/, /quitarte la vida/],
  ['mx', ['a mi amiga la está pegando su pareja ahora mismo'], /911/, /quitarte la vida/],
  ['cl', ['me quiero matar, tengo un plan', 'era broma'], /preguntar de más/, /pasillo|la calle/],
  ['ar', ['me quiero morir', 'si te cuento llamás a la policía?'], /policía/, /cómo o cuándo/],
  [
    'mx',
    [
      'tengo una bebé de 2 meses y ando muy mal',
      'siento q no sirvo para esto, estaria mejor mi bebe con otra mamá',
    ],
    /bebé/,
    /cuna, boca arriba/,
  ],
  ['pe', ['no sé si estoy loco, escucho que me hablan y no hay nadie'], /113/, /Ya decidí/],
];

describe('what was answered wrongly once', () => {
  it.each(MUST)('%s: %j', (country, lines, must, never) => {
    const text = lastOf(country, ...lines);
    expect(text).toMatch(must);
    expect(text).not.toMatch(never);
  });
});

const REACH: readonly (readonly [string, DangerKind, 'risk' | 'emergency'])[] = [
  ['mi amiga me escribió que no quiere vivir más y no sé qué hacer', 'third', 'risk'],
  ['llevo días raro, y encima mi primo dice que se quiere matar', 'third', 'risk'],
  ['mi hijo se corta los brazos y me enteré hoy', 'third', 'risk'],
  ['mi papá dejó una carta de despedida', 'third', 'emergency'],
  ['mi hermana se tomó un frasco de pastillas', 'third', 'emergency'],
  ['una amiga quiere suicidarse', 'third', 'risk'],
  ['temo que mi novio se vaya a hacer algo, habla de suicidarse', 'third', 'risk'],
  ['el marido de mi hermana le pega', 'third', 'risk'],
  ['mi mejor amigo está regalando sus cosas y me preocupa', 'third', 'risk'],
  ['me tragué todas las pastillas que había', 'overdose', 'emergency'],
  ['me tomé una caja de clonazepam', 'overdose', 'emergency'],
  ['tomé cloro hace un rato', 'overdose', 'emergency'],
  ['me tomé 15 tabletas de paracetamol', 'overdose', 'emergency'],
  ['peleamos, me encerré, y me tomé un montón de pepas', 'overdose', 'emergency'],
  ['me zampé un blister de lorazepam', 'overdose', 'emergency'],
  ['me tomé unas pastillas para no despertar', 'overdose', 'emergency'],
  ['mi marido me pega cuando toma', 'violence', 'risk'],
  ['my husband, o sea mi husband me golpea', 'violence', 'risk'],
  ['mi hijo de 25 me empuja y me pega', 'violence', 'risk'],
  ['me está pegando', 'violence', 'emergency'],
  ['anoche me apretó el cuello', 'violence', 'risk'],
  ['mi ex marido está afuera gritando y quiere entrar', 'violence', 'risk'],
  ['mi novia me pega y me da vergüenza decirlo', 'violence', 'risk'],
  ['mi expareja está pateando la puerta', 'violence', 'risk'],
  ['el sábado un compañero abusó de mí', 'sexual-violence', 'risk'],
  ['fui violada hace años', 'sexual-violence', 'risk'],
  ['le dije que no y siguió', 'sexual-violence', 'risk'],
  ['hace dos días me forzaron en una fiesta', 'sexual-violence', 'risk'],
  ['alguien me sigue', 'violence', 'emergency'],
  ['voy a casa y hay un hombre siguiéndome', 'violence', 'emergency'],
  ['un carro negro me sigue desde el trabajo', 'violence', 'emergency'],
  ['estoy paseando al perro y un tipo me sigue', 'violence', 'emergency'],
  ['mi ex me viene siguiendo', 'violence', 'emergency'],
  ['me he pinchado el doble de insulina', 'overdose', 'emergency'],
  ['me puse insulina de más', 'overdose', 'emergency'],
  ['me puse la insulina de mi papá para no despertar', 'overdose', 'emergency'],
  ['me inyecté de más y me da vueltas todo', 'overdose', 'emergency'],
  ['mi mamá se puso demasiada insulina', 'third', 'emergency'],
  ['me están siguiendo', 'violence', 'emergency'],
  ['creo que me siguen', 'violence', 'emergency'],
  ['me inyecté toda la insulina', 'overdose', 'emergency'],
  ['me corté y no para de sangrar', 'self-harm', 'emergency'],
  ['me he cortado y es profundo', 'self-harm', 'emergency'],
  ['se me cruzan imágenes de tirar a mi bebé por la ventana', 'intrusive', 'risk'],
  ['me vienen pensamientos de ahogar a mi hijo y me espanta', 'intrusive', 'risk'],
  ['nació mi bebé hace un mes y quisiera desaparecer', 'after-birth', 'risk'],
  ['desde el parto pienso que estarían mejor sin mí', 'after-birth', 'risk'],
  ['las voces me dicen que me tire', 'voices', 'emergency'],
  ['oigo voces y tengo miedo', 'voices', 'risk'],
  ['qué dosis es letal, es para un trabajo', 'self', 'risk'],
  ['cuántas pastillas hacen falta para no despertar', 'self', 'risk'],
  ['hoy fui al súper, cociné, y la verdad quisiera no despertar', 'self', 'risk'],
  ['me da lo mismo si estoy o no', 'self', 'risk'],
  ['perdí el trabajo, la casa, todo, y ya no quiero seguir viviendo', 'self', 'risk'],
  ['cuál es la manera de morir sin dolor', 'self', 'risk'],
  ['llevo toda la noche bebiendo y no puedo parar', 'substances', 'risk'],
  ['me metí cristal y no puedo respirar', 'substances', 'emergency'],
];

describe('which path a typed danger takes', () => {
  it.each(REACH)('«%s»: %s, %s', (text, kind, level) => {
    const talk = talkIn('mx', text);
    expect(kindOf(talk)).toBe(kind);
    expect(['risk', 'emergency'].indexOf(talk.last().state.safety.level)).toBeGreaterThanOrEqual(
      level === 'emergency' ? 1 : 0,
    );
  });
});

const EVERYDAY = [
  'me quiero matar, se me cayó el mate',
  'tomé una pastilla para el dolor de cabeza',
  'mi hermana regaló la ropa vieja porque se muda',
  'me corté el dedo cocinando y sangró un poco',
  'quiero dormir hasta mañana, qué sueño',
  'mi jefe me obligó a trabajar el sábado',
  'mi novio se fue de viaje y se despidió de mis papás',
  'me pega el sol en la cara todo el día',
  'escucho voces del vecino toda la noche',
  'mi bebé no duerme y ando sin fuerzas',
  'alguien me sigue en Twitter',
  'me están siguiendo en Instagram',
  'me está siguiendo una chica en TikTok',
  'un hombre me sigue gustando aunque no llame',
  'me persigue la mala suerte',
  'mi perro me viene siguiendo por toda la casa',
  'mi hija me anda siguiendo a todos lados',
  'me puse 12 unidades de insulina como siempre',
  'no me puse insulina de más',
  'me puse la insulina y comí mucho',
  'me sigue doliendo la rodilla',
  'no me sigue el ritmo',
];

describe('everyday words that sound alike', () => {
  it.each(EVERYDAY)('«%s» is no danger', (text) => {
    expect(kindOf(talkIn('mx', text))).toBeUndefined();
  });
});

describe('somebody followed', () => {
  it.each(['me están siguiendo', 'creo que me siguen', 'hay un tipo que me sigue'])(
    '«%s» is sent to people and light, whatever was asked before',
    (text) => {
      for (const before of [[], ['mi ex me pega']]) {
        const talk = talkIn('mx', ...before, text);
        expect(talk.last().state.danger).toMatchObject({ kind: 'violence', node: 'followed' });
        expect(talk.last().text).toMatch(/911.*alguien me viene siguiendo/su);
      }
    },
  );

  it('is not told so where a blow falls', () => {
    expect(lastOf('mx', 'un tipo me viene siguiendo y me golpeó')).not.toMatch(/tienda abierta/u);
  });

  it('stays with the voices where it is lived as one of them', () => {
    const talk = talkIn('mx', 'oigo voces y tengo miedo', 'me están siguiendo');
    expect(talk.last().state.danger).toMatchObject({ kind: 'voices', node: 'watched' });
  });
});

describe('typed text that fits no answer', () => {
  it.each([
    ['me quiero morir', 'hoy llovió todo el día y el perro ladró'],
    ['mi marido me pega', 'la casa es azul y tiene dos pisos'],
    ['me vienen imágenes de hacerle daño a mi bebé y me horrorizan', 'mañana es martes de mercado'],
  ])('«%s», then «%s»: taken as the graver answer, once', (opening, then) => {
    const talk = talkIn('mx', opening);
    const { node } = talk.last().state.danger ?? { node: '' };
    const { text } = talk.says(then);
    expect(talk.last().state.danger?.node).not.toBe(node);
    expect(text).toMatch(/\d{3}|alguien|quién/iu);
    const { text: again } = talk.says('el mantel es de cuadros');
    expect(again).not.toBe(text);
  });

  it('keeps to the call where something was taken', () => {
    const talk = talkIn('mx', 'tomé cloro hace un rato', 'mi gato se llama Tomás y es gris');
    expect(talk.last().state.danger?.node).toBe('now');
    expect(talk.last().text).toMatch(/911/);
  });

  it('does not say to wait for help that nobody called', () => {
    expect(
      lastOf(
        'es',
        'me voy a matar hoy, tengo pastillas aquí',
        'he bajado al bar de abajo, está Manolo',
      ),
    ).not.toMatch(/hasta que lleguen/);
  });
});
