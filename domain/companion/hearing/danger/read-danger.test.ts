import { describe, expect, it } from 'vitest';
import type { DangerKind } from '../../content/danger/danger-path.ts';
import { readDanger } from './read-danger.ts';

const first = (text: string, kind: DangerKind | null = null, ...earlier: string[]) => {
  const [sign] = readDanger(text, { earlier, kind });
  return sign ? `${sign.kind}/${sign.to ?? (sign.urgent ? 'urgent' : 'enter')}` : null;
};

/** As the first message of a talk. */
const OPENING: readonly (readonly [string, string])[] = [
  /* Something taken. */
  ['acabo de tragarme todo lo que había en el botiquín, pastillas y jarabe', 'overdose/urgent'],
  ['me bajé medio frasco de rivotril', 'overdose/urgent'],
  ['me tomé las pastillas de mi abuela, las del corazón, todas', 'overdose/urgent'],
  ['he bebido lejía', 'overdose/urgent'],
  ['me mandé como 12 clonas y un vino', 'overdose/urgent'],
  ['q hago m tome un monton d pastiyas', 'overdose/urgent'],
  ['tomé pastillas para ya no despertar y ahora me arrepentí', 'overdose/urgent'],
  ['me zampé el blíster entero de lorazepam', 'overdose/urgent'],
  ['me tragué la caja entera', 'overdose/urgent'],
  ['m he tomao todo el bote, la caja tb', 'overdose/urgent'],
  ['me tomé unas pastillas hace un rato y tengo miedo', 'overdose/which'],
  /* A wound, an urge. */
  ['me corté los brazos otra vez', 'self-harm/urgent'],
  ['me hice unos cortes en la pierna y no deja de sangrar', 'self-harm/urgent'],
  ['cortarme', 'self-harm/enter'],
  ['es que quiero lastimarme', 'self-harm/enter'],
  ['tengo ganas de cortarme y no sé cómo parar', 'self-harm/enter'],
  ['me corto las piernas cuando peleo con mi papá', 'self-harm/enter'],
  /* Violence. */
  ['mi mujer me volvió a pegar anoche', 'violence/enter'],
  ['mi ex me aventó un plato y me abrió la frente, me sangra', 'violence/bleeding'],
  ['mi pololo me tiró contra la pared', 'violence/enter'],
  ['mi papá me dio con el cinturón', 'violence/enter'],
  ['mi esposa me ha dado una bofetada delante de todos', 'violence/enter'],
  ['mi marido está borracho golpeando la puerta del cuarto, me encerré', 'violence/inside'],
  ['mi hermano me amenazó con un cuchillo', 'violence/enter'],
  ['mi marido le pega a mis hijos', 'violence/kids'],
  ['me está apuntando con una pistola', 'violence/urgent'],
  /* Sexual violence. */
  ['mi padrastro se mete en mi cama por las noches', 'sexual-violence/maybe'],
  ['mi profe me manoseó', 'sexual-violence/enter'],
  ['un compañero del trabajo me violó el sábado', 'sexual-violence/recent'],
  ['mi tío me toca mientras duermo', 'sexual-violence/enter'],
  ['cuando era niña mi primo abusó de mí', 'sexual-violence/enter'],
  ['mi novio me obligó a tener sexo', 'sexual-violence/enter'],
  /* Somebody else. */
  ['mi hermana no despierta y hay una caja vacía al lado', 'third/unconscious'],
  ['mi hijo se tomó un frasco de pastillas', 'third/took'],
  ['mi papá se encerró con la pistola y está llorando', 'third/armed'],
  ['mi hija dejó una carta que dice perdón y no abre la puerta', 'third/locked'],
  ['mi novio se subió a la azotea y dice que va a saltar', 'third/edge'],
  ['encontré una nota de mi amigo, se despide y no aparece', 'third/urgent'],
  ['mi vecino se está ahorcando', 'third/urgent'],
  ['mi abuela se cayó y no respira', 'third/no-breath'],
  ['mi prima me mandó un mensaje de voz despidiéndose', 'third/enter'],
  /* To die. */
  ['tengo todo decidido, el domingo me mato, ya dejé las cartas', 'plan/dated'],
  ['vendí la moto y arreglé los papeles para mi mamá, ya decidí: el viernes', 'plan/dated'],
  ['tengo la escopeta de mi abuelo y quiero acabar con todo', 'plan/armed'],
  ['el martes intenté matarme y ayer me dieron el alta', 'self/after-attempt'],
  ['desde que murió mi mamá solo quiero irme con ella', 'self/join-dead'],
  /* Body and mind. */
  ['llevo cinco días sin comer', 'eating/enter'],
  ['no como desde el lunes y hoy me desmayé', 'eating/urgent'],
  [
    'tuve a mi bebé hace dos semanas, llevo cuatro noches sin dormir y siento que me vuelvo loca',
    'after-birth/sleepless',
  ],
  ['escucho una voz que me ordena que me tire', 'voices/urgent'],
  ['las voces me insultan cuando estoy sola', 'voices/enter'],
  ['siento que todos me siguen y me vigilan', 'voices/watched'],
  ['me persiguen y me leen la mente con un chip', 'voices/watched'],
  /* Drink or drugs, now. */
  ['mezclé vodka con mdma y siento el corazón a mil', 'substances/urgent'],
  ['estoy muy borracha y no paro de vomitar', 'substances/urgent'],
  ['me metí cocaína y me duele el pecho', 'substances/urgent'],
  ['llevo tres días consumiendo y no puedo parar', 'substances/enter'],
  ['ando drogado y tengo mucho miedo', 'substances/enter'],
  ['sigo bebiendo desde el viernes, quiero parar y no puedo', 'substances/enter'],
  ['me pasé con el tequila, estoy en el baño y no puedo dejar de beber', 'substances/enter'],
];

/** In the middle of a talk, whatever was asked before. */
const LATER: readonly (readonly [string, string, DangerKind | null, ...string[]])[] = [
  ['ya me las tomé', 'overdose/urgent', 'self', 'tengo pastillas de mi papá'],
  ['sí, me las tragué hace rato', 'overdose/urgent', 'plan', 'no quiero estar aquí'],
  ['no me puedo levantar', 'overdose/symptoms', 'overdose', 'tomé cloro'],
  ['me está dando mucho sueño', 'overdose/symptoms', 'overdose'],
  ['solo está mi hermanito', 'overdose/child-near', 'overdose'],
  ['ya me la puse', 'overdose/urgent', 'self', 'tengo la insulina de mi abuelo'],
  ['sangra', 'self-harm/urgent', 'self-harm', 'cortarme'],
  ['ahora sale sangre', 'self-harm/urgent', null, 'quiero cortarme'],
  ['está en la cocina', 'violence/near', 'violence'],
  ['me encerré en el baño', 'violence/inside', 'violence'],
  ['está pateando la puerta', 'violence/inside', 'violence'],
  ['ya se fue, dio un portazo', 'violence/gone', 'violence'],
  ['entré a una farmacia', 'violence/among-people', 'violence', 'alguien me sigue'],
  ['vive con nosotros', 'sexual-violence/near', 'sexual-violence'],
  ['anda en la sala', 'sexual-violence/near', 'sexual-violence'],
  ['me tocó y no pude gritar', 'sexual-violence/enter', null, 'mi primo entró a mi cuarto anoche'],
  ['no reacciona', 'third/unconscious', 'third', 'mi hijo se encerró'],
  ['hay una pistola en el ropero', 'plan/armed', 'plan'],
  ['con el revólver de mi padre', 'self/armed', 'self'],
  ['estoy en el balcón', 'self/height', 'self'],
  ['noveno piso', 'voices/height', 'voices'],
  ['tengo las pastillas aquí en la mesa', 'self/kept-near', 'self'],
  ['la soga está en el cuarto, la tengo a mano', 'plan/kept-near', 'plan'],
  ['el corazón me late rarísimo', 'eating/urgent', 'eating', 'llevo tres días sin comer'],
  [
    'veo negro cuando me levanto',
    'eating/urgent',
    'eating',
    'hace 4 días que solo tomo agua, sin comer',
  ],
];

/** The same words in everyday life, denied, long ago, told of a film, said to laugh. */
const EVERYDAY = [
  'estoy medio borracha y no puedo parar de reír',
  'anoche me pasé con el vino, qué resaca y qué miedo lo que dije',
  'estoy borracho de felicidad y me da miedo que se acabe',
  'llevo una semana bebiendo agua con limón y no puedo parar',
  'llevo veinte días sin beber y me da miedo el viernes',
  'mi hermano está borracho y no para de vomitar, ya se le pasará',
  'mezclé cerveza con limón y me quedó rica',
  'tomé mis pastillas de la presión y me acosté',
  'tomo pastillas para la tiroides desde hace años',
  'me tomé dos paracetamol para la cabeza',
  'me tomé una pastilla para dormir y dormí rico',
  'el doctor me dijo que tome los antibióticos siete días',
  'me tomé todo con calma',
  'me las tomé en serio, las clases',
  'tomé un montón de fotos en la playa',
  'me tomé un café con mi mamá',
  'mi mamá tomó sus pastillas de la presión',
  'mi perro se comió una pastilla, qué susto',
  'no me tomé nada, te lo juro',
  'me corté el pelo y quedé bien',
  'me corté el dedo picando cebolla',
  'quiero cortarme el flequillo',
  'mi novio y yo cortamos ayer',
  'se me cortó el internet en la clase',
  'me lastimé la rodilla jugando fútbol',
  'me quemé con la plancha',
  'no me corto desde hace dos años',
  'me sangra la encía cuando me cepillo',
  'mi novio no me pega ni me grita, pero ya no lo quiero',
  'mi papá nunca nos pegó',
  'mi ex me golpeaba, lo dejé hace once años y estoy en paz',
  'me pegó la gripe durísimo',
  'me pega el sol en la ventana',
  'mi hijo de tres años me pega cuando hace berrinche',
  'mi gato me pegó un zarpazo',
  'me pegó un susto mi hermana',
  'mi jefe me tiró una indirecta',
  'mi amiga me dio una patada sin querer jugando',
  'mi equipo le pegó una goleada al rival',
  'mi profe me golpeó el alma con ese poema',
  'me tocó cocinar hoy',
  'me tocó la lotería',
  'esa canción me tocó',
  'mi hija se mete en mi cama cuando hay tormenta',
  'mi gata se metió en mi cama anoche',
  'mi hermano entró a mi cuarto sin tocar la puerta',
  'mi primo vive con nosotros y deja los platos sucios',
  'mi hijo se encerró en su cuarto a jugar',
  'mi hermana se encerró a estudiar',
  'dejé una nota en el refri para mi roommate',
  'mi jefe dejó una nota diciendo que renuncia',
  'mi abuela no respira bien por el asma',
  'mi bebé no se despierta en toda la noche, qué alegría',
  'mi hermano no despierta con la alarma',
  'mi papá tiene una escopeta para cazar',
  'mi gato está en la ventana',
  'vivo en el octavo piso y hay una vista linda',
  'crucé el puente caminando',
  'ya decidí: el sábado me caso',
  'tengo todo planeado para el viaje del viernes',
  'vendí el carro para pagar la boda',
  'arreglé los papeles del divorcio',
  'me despedí de mis compañeros, empiezo trabajo nuevo',
  'me muero de risa con mi tía',
  'ese examen casi me mata',
  'en la serie el tipo se cuelga y la mamá no respira',
  'estoy leyendo una novela donde ella se corta los brazos',
  'soñé que me tomaba un frasco, qué raro, ja',
  'llevo tres días sin comer azúcar',
  'hago ayuno intermitente desde hace dos semanas',
  'llevo dos noches sin dormir por el bebé y la suegra',
  'las voces del coro me dan paz',
  'la voz de mi mamá me calma cuando estoy sola',
  'mi jefe me dice que soy lento',
  'los vecinos pelean y se oyen gritos',
  'mi esposo está rompiendo la pared para ampliar la cocina',
  'mi hermano está golpeando la puerta porque dejó las llaves adentro',
  'estoy solo en casa y por fin hay silencio',
  'se fue todo el mundo y me quedé en la casa tranquila',
  'en el partido me dieron una patada en la pierna',
  'me sigue en Instagram',
  'alguien me sigue en Twitter y no sé quién es',
  'me está siguiendo una chica en TikTok',
  'me siguen 300 personas',
  'me sigue doliendo la espalda',
  'me sigue gustando bailar',
  'un hombre me sigue gustando aunque no llame',
  'no me sigue el ritmo',
  'nadie me sigue',
  'ya no me siguen',
  'creo que me siguen queriendo',
  'siento que me siguen los problemas',
  'me persigue la mala suerte',
  'cuando propongo algo todos me siguen',
  'mi perro me viene siguiendo por toda la casa',
  'mi hija me anda siguiendo a todos lados',
  'me está siguiendo la psicóloga del hospital',
  'soñé que me estaban siguiendo',
  'en el juego me está siguiendo un zombi',
  'me puse mi insulina de la mañana',
  'me puse 12 unidades de insulina como siempre',
  'no me puse insulina de más',
  'me puse la insulina y comí mucho',
  'me pinché el dedo cosiendo',
] as const;

describe('a danger said in parts', () => {
  it.each(OPENING)('«%s» opens %s', (text, place) => {
    expect(first(text)).toBe(place);
  });

  it.each(LATER.map(([text, place, kind, ...earlier]) => ({ text, place, kind, earlier })))(
    '«$text» is $place in the middle of a talk',
    ({ text, place, kind, earlier }) => {
      const heard = readDanger(text, { earlier, kind }).map(
        (sign) => `${sign.kind}/${sign.to ?? (sign.urgent ? 'urgent' : 'enter')}`,
      );
      expect(heard).toContain(place);
    },
  );

  it.each(EVERYDAY)('«%s» is everyday life', (text) => {
    expect(readDanger(text, { earlier: [], kind: null }).map(({ id }) => id)).toEqual([]);
  });
});

describe('who does what to whom', () => {
  it('takes a husband who breaks a door to help for no attack', () => {
    expect(first('mi esposo está rompiendo la puerta', 'third', 'mi hijo se encerró')).toBeNull();
  });

  it('takes being at home without anybody, after the aggressor left, for no wish to die', () => {
    expect(first('salió a la calle, estoy solo en casa', 'violence')).toBe('violence/gone');
  });

  it('takes what is lived as a persecution for no stranger in the street', () => {
    const heard = ['siento que todos me siguen y me vigilan', 'me siguen, me vigilan por la tele'];
    for (const text of heard)
      expect(readDanger(text, { earlier: [], kind: null }).map(({ kind }) => kind)).toEqual([
        'voices',
      ]);
  });

  it('hears nothing of long ago as of now', () => {
    expect(first('hace muchos años me corté los brazos')).toBeNull();
    expect(first('de adolescente me tomé un frasco de pastillas')).toBeNull();
  });
});
