import type { Flow } from './flow.ts';

export const BOUNDARY: Flow = {
  id: 'boundary',
  name: 'Un límite sin pelear',
  about: 'Una frase corta, la misma dicha dos veces, y qué hacer si insisten. Cinco minutos.',
  minutes: 5,
  says: [
    'no sé decir que no',
    'mi suegra se mete en todo y no sé cómo pararla',
    'me piden favores todo el tiempo y termino diciendo que sí',
    'quiero poner un límite sin que se arme bronca',
    'mi jefe me escribe los domingos',
    'cómo le digo que no me gusta que me hable así',
    'siempre cedo para no pelear',
    'mi hermano me vive pidiendo plata y ya no quiero prestarle',
    'la gente abusa de mi buena onda',
    'cómo digo que no sin sentirme mala persona',
    'mi mamá llega sin avisar y abre los cajones',
  ],
  cues: ['(poner|ponerle|marcar|marcarle) (un limite|limites)', '(no se|me cuesta) decir que no'],
  offer: '¿Armamos un límite corto, que se pueda decir dos veces sin pelear?',
  steps: [
    {
      id: 'who',
      say: [
        'Un límite no cambia a la otra persona; avisa qué {haces} {tú} cuando pasa algo. ¿Con quién es este?',
      ],
      slot: 'quien',
      chips: [
        { label: 'Mi familia', says: ['mi mamá', 'mi suegra', 'mi hermano', 'mi papá'] },
        { label: 'Mi pareja', says: ['mi novio', 'mi novia', 'mi marido', 'mi esposa'] },
        { label: 'El trabajo', says: ['mi jefe', 'mi jefa', 'un compañero'] },
        { label: 'Una amistad', says: ['mi amiga', 'un amigo', 'una vecina'] },
      ],
      unsure:
        'Una pista: alguien cuyo nombre en la pantalla hace suspirar antes de contestar. ¿Quién es?',
    },
    {
      id: 'react',
      say: [
        'Antes de las palabras conviene saber dónde caen. Cuando esa persona oye un no, ¿qué suele hacer?',
      ],
      slot: 'reaccion',
      chips: [
        {
          label: 'Insiste',
          says: ['vuelve a pedir', 'no acepta un no'],
          value: 'insistir',
          say: 'Quien insiste busca una grieta en los motivos. Cuantos menos motivos, menos grietas.',
        },
        {
          label: 'Se ofende',
          says: ['se hace la víctima', 'no me habla', 'llora'],
          value: 'ofenderse',
          say: 'Que se ofenda no significa que el límite esté mal puesto. A veces solo es nuevo.',
        },
        { label: 'Al final acepta', says: ['lo toma bien', 'entiende'], value: 'aceptarlo' },
        {
          label: 'Me da miedo lo que haga',
          says: ['me da miedo', 'puede ponerse violento', 'se pone agresivo'],
          value: 'me da miedo',
          danger: 'violence',
        },
      ],
      unsure: 'Sirve acordarse de la última vez. ¿Empujó, se ofendió, lo tomó bien?',
    },
    {
      id: 'what',
      say: [
        'Ahora lo concreto. «Que me respete» se puede discutir toda la noche; «que no abra mis cajones», no. ¿Qué ya no va?',
      ],
      slot: 'basta',
      chips: [
        { label: 'Que me grite', says: ['que me hable así', 'que me falte al respeto'] },
        { label: 'Que decida por mí', says: ['que se meta', 'que opine de todo'] },
        { label: 'Que me pida siempre a mí', says: ['los favores', 'que me pida plata'] },
        {
          label: 'Que me escriba a toda hora',
          says: ['los mensajes', 'que llame de noche', 'que llegue sin avisar'],
        },
      ],
      unsure: 'Lo que pasó la última vez, como lo contaría un testigo. ¿Qué hizo o qué dijo?',
    },
    {
      id: 'line',
      say: [
        'Lo que ya no va: «[basta]». La frase cabe en una respiración: qué no, y qué sí si lo hay. ¿Cómo queda en {tu} boca?',
        'La frase cabe en una respiración: qué no, y qué sí si lo hay. ¿Cómo queda en {tu} boca?',
      ],
      slot: 'frase',
      chips: [
        {
          label: 'Esta vez no',
          says: ['no puedo', 'ahora no'],
          value: 'Gracias por pensar en mí. Esta vez no.',
        },
        {
          label: 'Así no sigo hablando',
          says: ['a los gritos no'],
          value: 'Quiero hablar de esto, pero a los gritos no.',
        },
        {
          label: 'Eso lo decido yo',
          says: ['es mi decisión', 'yo decido'],
          value: 'Escucho la opinión. Esto lo decido yo.',
        },
        {
          label: 'A esa hora no contesto',
          says: ['después de las ocho no', 'domingos no'],
          value: 'Después de las ocho no contesto. Mañana lo miro.',
        },
      ],
      unsure:
        'Se puede armar con dos trozos: «… no. … sí.» Por ejemplo: «Hoy no. El martes sí». ¿Cómo sería?',
    },
    {
      id: 'again',
      say: [
        'Y si insiste, lo mismo otra vez, con las mismas palabras y más despacio: «[frase]». Sin razones nuevas, que son leña. ¿Qué es lo que más tienta a explicar de más?',
        'Y si insiste, lo mismo otra vez, con las mismas palabras y más despacio. Sin razones nuevas, que son leña. ¿Qué es lo que más tienta a explicar de más?',
      ],
      chips: [
        {
          label: 'La culpa',
          says: ['me siento culpable', 'me da culpa'],
          say: 'La culpa llega puntual las primeras veces. Se la puede dejar hablar sin cambiar la respuesta.',
        },
        {
          label: 'El silencio',
          says: ['que se quede callada', 'el silencio incómodo'],
          say: 'Ese silencio dura unos segundos y no hay que llenarlo. Contar baldosas sirve.',
        },
        {
          label: 'Que piense mal de mí',
          says: ['que se enoje', 'caer mal'],
          say: 'Puede que lo piense un rato. Ser menos útil no es ser peor persona.',
        },
      ],
      unsure:
        'Conviene decir la frase en voz alta dos veces, ahora. ¿Dónde dan ganas de agregar algo?',
    },
    {
      id: 'exit',
      say: [
        'A la tercera ya no se habla, se hace algo. No es castigo, es la salida. ¿Qué {harías} {tú}?',
      ],
      slot: 'salida',
      chips: [
        { label: 'Cambiar de tema', says: ['hablar de otra cosa'], value: 'cambio de tema' },
        {
          label: 'Irme un rato',
          says: ['salir', 'levantarme', 'irme'],
          value: 'me voy un rato y vuelvo',
        },
        {
          label: 'Cortar la llamada',
          says: ['colgar', 'no contestar más'],
          value: 'aviso que corto y corto',
        },
      ],
      unsure:
        'Algo que no dependa de que la otra persona esté de acuerdo. ¿La puerta, el teléfono o el tema?',
    },
  ],
  card: {
    title: 'Mi límite',
    lines: [
      'Con: [quien]',
      'Lo que ya no va: [basta]',
      'Mi frase: [frase]',
      'Si insiste, la misma, más despacio: [frase]',
      'A la tercera: [salida]',
    ],
  },
  close: [
    'La primera vez va a salir con la voz rara. Sirve igual: «[frase]»',
    'Lo dejamos aquí. Un límite puede esperar; que haya alguien de confianza cerca, no.',
  ],
};
