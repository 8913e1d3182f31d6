import type { Flow } from './flow.ts';

export const KIND_WORDS: Flow = {
  id: 'kind-words',
  name: 'Hablarme como a alguien querido',
  about: 'La frase dura que me digo, y lo que le diría a alguien a quien quiero. Cuatro minutos.',
  minutes: 4,
  says: [
    'me trato horrible',
    'me digo cosas que no le diría a nadie',
    'soy una idiota, siempre la cago',
    'no me perdono lo que hice',
    'me hablo muy feo cuando me equivoco',
    'le grité a mi hijo y me siento la peor madre',
    'soy muy dura conmigo misma',
    'todo lo hago mal, soy un desastre',
    'cómo hago para no castigarme tanto',
    'me equivoqué en la presentación y llevo dos días insultándome',
    'quisiera tratarme mejor',
  ],
  cues: ['me (trato|hablo) (mal|feo|horrible|pesimo)', 'soy muy (dur[oa]|exigente) conmigo'],
  offer: '¿Probamos a decir eso mismo como se lo {dirías} a alguien a quien {quieres}?',
  steps: [
    {
      id: 'harsh',
      say: ['La frase dura, tal cual suena por dentro, sin arreglarla. ¿Qué dice?'],
      slot: 'frase',
      chips: [
        { label: 'Otra vez lo arruiné', says: ['soy idiota', 'qué burro', 'soy tonta'] },
        { label: 'Siempre hago todo mal', says: ['todo me sale mal', 'soy un desastre'] },
        { label: 'No soy suficiente', says: ['no valgo', 'no doy la talla', 'no alcanzo'] },
        { label: 'Me lo merezco', says: ['es mi culpa', 'me lo busqué'] },
      ],
      unsure: 'Suele empezar con «siempre», «nunca» o «otra vez». ¿Cómo sigue?',
    },
    {
      id: 'whose',
      say: [
        '«[frase]». Dicho así, en frío, cuesta imaginar a alguien con derecho a hablar en ese tono. ¿A qué suena esa voz?',
        'Dicha en frío, cuesta imaginar a alguien con derecho a hablar en ese tono. ¿A qué suena esa voz?',
      ],
      slot: 'voz',
      chips: [
        {
          label: 'A alguien de mi infancia',
          says: ['a mi mamá', 'a mi papá', 'a una maestra'],
          say: 'Entonces es una frase heredada. Se puede recibir una herencia y no ponerla en la sala.',
        },
        {
          label: 'A un jefe sin café',
          says: ['a mi jefe', 'a un jefe'],
          say: 'Un jefe así perdería a toda su gente en un mes.',
        },
        {
          label: 'A mí, nada más',
          says: ['a mí', 'es mi voz'],
          say: 'Quizá quiere que no vuelva a doler, y solo aprendió a decirlo a los gritos.',
        },
      ],
      unsure: 'Por el tono: ¿regaña, se burla o se decepciona?',
    },
    {
      id: 'dear',
      say: [
        'Ahora alguien a quien {quieres} de verdad. Llega y se sienta enfrente con esa misma frase en la boca. ¿Quién es?',
      ],
      slot: 'quien',
      chips: [
        { label: 'Mi mejor amiga o amigo', says: ['mi amiga', 'mi amigo', 'mi mejor amiga'] },
        { label: 'Mi hermana o hermano', says: ['mi hermana', 'mi hermano'] },
        { label: 'Una niña o un niño', says: ['mi hija', 'mi hijo', 'mi sobrina', 'mi nieto'] },
        { label: 'Yo, de más joven', says: ['yo de chica', 'yo a los diez años'] },
      ],
      unsure: 'Sirve hasta un perro viejo con cara de culpa. ¿Quién ablanda la voz de inmediato?',
    },
    {
      id: 'kind',
      say: [
        'Enfrente: «[quien]». Acaba de decir «[frase]» y espera. ¿Qué le {dirías}?',
        'Acaba de decirlo y espera. ¿Qué le {dirías}?',
      ],
      slot: 'amable',
      chips: [
        {
          label: 'Fue un error, no es quien eres',
          says: ['todos nos equivocamos', 'fue solo un error'],
        },
        { label: 'Hiciste lo que pudiste', says: ['diste lo que tenías', 'lo intentaste'] },
        {
          label: 'Ven, vamos a comer algo',
          says: ['ven acá', 'le daría un abrazo', 'la abrazaría'],
          say: 'A veces lo más amable no es un argumento.',
        },
        { label: 'A ver cómo se arregla', says: ['lo arreglamos', 'qué se puede hacer'] },
      ],
      unsure:
        'No hace falta convencer a nadie. ¿Qué le {dirías} en los primeros cinco segundos, antes de pensar?',
    },
    {
      id: 'turn',
      say: [
        'Esas palabras ya existen: «[amable]». Faltan de vuelta. Se leen despacio, como si las mandara esa persona. ¿Cómo caen?',
        'Esas palabras ya existen. Faltan de vuelta: se leen despacio, como si las mandara esa persona. ¿Cómo caen?',
      ],
      chips: [
        {
          label: 'Aflojan un poco',
          says: ['bien', 'mejor', 'alivian'],
          say: 'Con un poco basta: la voz dura lleva años de ensayo y esta acaba de llegar.',
        },
        {
          label: 'No me las creo',
          says: ['no me sirve', 'me suena falso'],
          say: 'No hace falta creerlas. Tampoco se revisaban mucho las otras.',
        },
        {
          label: 'Me dan ganas de llorar',
          says: ['lloro', 'estoy llorando'],
          say: 'Pasa cuando algo llega después de mucho tiempo de esperarlo.',
        },
      ],
      unsure: 'Puede que no caigan de ninguna manera, y está bien. ¿Un poco más blandas, o igual?',
    },
  ],
  card: {
    title: 'Lo que le diría a alguien querido',
    lines: [
      'Lo que me decía: [frase]',
      'Sonaba: [voz]',
      'Se lo diría a: [quien]',
      'Lo que le diría, y me digo: [amable]',
    ],
  },
  close: [
    'La otra voz va a volver, porque tiene la llave. Esta ya tiene algo que contestarle: «[amable]»',
    'La otra voz va a volver, porque tiene la llave. Ahora por lo menos no habla sin nadie enfrente.',
  ],
};
