import type { Flow } from './flow.ts';

export const REMEMBRANCE: Flow = {
  id: 'remembrance',
  name: 'Recuerdo y despedida',
  about:
    'Para quien se fue, persona, animal o amor: un recuerdo, lo que faltó decir y un gesto. Siete minutos.',
  minutes: 7,
  says: [
    'quiero despedirme de mi abuela, falleció el mes pasado',
    'no alcancé a decirle adiós',
    'se murió mi perro y no sé cómo soltarlo',
    'me quedaron cosas por decirle a mi papá',
    'quiero hacer algo por su aniversario, hace un año que se fue',
    'extraño muchísimo a mi mamá y hoy era su cumple',
    'tuvimos que dormir a mi gata y no me despedí',
    'quiero despedirme de esa relación, cerrar',
    'me gustaría recordarlo con cariño y no solo llorar',
    'perdí el embarazo y nadie lo nombra',
    'hablar de mi viejo que ya no está',
  ],
  cues: ['no (alcance a|llegue a|pude) (despedirme|decirle adios)'],
  offer: '¿Hacemos un rato para recordar y decir lo que faltó, sin apuro?',
  steps: [
    {
      id: 'name',
      say: [
        'Esto va despacio, y se puede parar en cualquier parte. Con nombre o con apodo, ¿a quién {quieres} recordar?',
      ],
      slot: 'nombre',
      chips: [
        { label: 'Mi mamá', says: ['mamá', 'mami', 'mi madre'], value: 'mi mamá' },
        { label: 'Mi papá', says: ['papá', 'mi viejo', 'mi padre'], value: 'mi papá' },
        {
          label: 'Prefiero no nombrar',
          says: ['no quiero decirlo', 'sin nombre', 'no tenía nombre'],
          value: 'quien ya no está',
          say: 'Sin nombre también se puede.',
        },
      ],
      unsure: 'Sirve el nombre, un apodo o solo lo que era para {ti}. ¿Cómo ponemos?',
    },
    {
      id: 'image',
      say: [
        'Este rato es para [nombre]. No hace falta el recuerdo más grande; suele venir primero uno chiquito: una forma de reírse, un ruido en la puerta, una manía. ¿Cuál aparece?',
        'No hace falta el recuerdo más grande; suele venir primero uno chiquito: una forma de reírse, un ruido en la puerta, una manía. ¿Cuál aparece?',
      ],
      slot: 'imagen',
      chips: [
        {
          label: 'Cómo me recibía',
          says: ['cuando llegaba', 'me esperaba en la puerta'],
          say: 'Que alguien se alegre solo porque se abrió la puerta. Eso no se olvida.',
        },
        {
          label: 'Algo que siempre decía',
          says: ['una frase suya', 'su voz'],
          say: 'Hay frases que se siguen oyendo con su voz y todo.',
        },
        {
          label: 'Un día nuestro',
          says: ['un viaje', 'una tarde', 'aquella vez'],
          say: 'Ese día ya pasó, y ya nadie lo puede quitar.',
        },
        {
          label: 'Lo que no llegó a ser',
          says: ['lo que no fue', 'lo que íbamos a vivir'],
          say: 'Lo que se esperaba también se pierde, y casi nadie da el pésame por eso.',
        },
      ],
      unsure: 'A veces ayuda un lugar: la cocina, el patio, un asiento. ¿Qué hay ahí?',
    },
    {
      id: 'stays',
      say: [
        'Quien se va deja cosas puestas en uno, casi siempre sin avisar. ¿Qué se quedó en {ti}?',
      ],
      slot: 'queda',
      chips: [
        { label: 'Una costumbre', says: ['una manía', 'una receta', 'algo que hago igual'] },
        { label: 'Una manera de querer', says: ['cómo querer', 'el cariño'] },
        {
          label: 'Por ahora, solo la falta',
          says: ['nada', 'el vacío', 'solo dolor'],
          say: 'La falta tiene su forma exacta. Es una manera de que siga ocupando su lugar.',
        },
      ],
      unsure:
        'Puede ser algo tonto: cómo {se} {haces} el café, una canción, una palabra. ¿Qué viene de ahí?',
    },
    {
      id: 'tell',
      say: ['¿Qué {te} gustaría decirle a [nombre]?', '¿Qué {te} gustaría decirle?'],
      slot: 'decir',
      chips: [
        { label: 'Gracias', says: ['darle las gracias'] },
        {
          label: 'Perdón',
          says: ['pedirle perdón', 'que me perdone'],
          say: 'Un perdón que no llegó a tiempo sigue siendo un perdón dicho.',
        },
        { label: 'Me haces falta', says: ['te extraño', 'te echo de menos'] },
        {
          label: 'Todavía no me sale',
          says: ['no puedo', 'no me sale'],
          say: 'Que no salga también dice cuánto es.',
        },
      ],
      unsure:
        'Puede ser una sola palabra, o algo tan simple como contarle qué hubo hoy de comer. ¿Qué sería?',
    },
    {
      id: 'gesture',
      say: ['Las palabras se sostienen mejor con algo en las manos. ¿Qué gesto pequeño cabe hoy?'],
      slot: 'gesto',
      chips: [
        { label: 'Encender una vela', says: ['una vela', 'prender una vela'] },
        { label: 'Mirar una foto', says: ['ver fotos', 'su foto'] },
        { label: 'Poner su canción', says: ['su música', 'escuchar su canción'] },
        { label: 'Quedarme un rato en silencio', says: ['nada', 'silencio'] },
      ],
      unsure:
        'Algo que le gustara: un plato, un paseo, un vaso de agua para su planta. ¿Cuál {te} queda cerca?',
    },
  ],
  card: {
    title: 'Recuerdo',
    lines: [
      'Para: [nombre]',
      'Lo que vuelve primero: [imagen]',
      'Lo que se queda conmigo: [queda]',
      'Lo que le digo: [decir]',
      'Mi gesto: [gesto]',
    ],
  },
  close: [
    'Queda guardado, para [nombre]. Despedirse no es dejar de querer, y se puede volver a esto las veces que haga falta.',
    'Queda guardado. Despedirse no es dejar de querer, y se puede volver a esto las veces que haga falta.',
  ],
};
