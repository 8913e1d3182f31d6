import type { Flow } from './flow.ts';

export const HEAVY_WEEK: Flow = {
  id: 'heavy-week',
  name: 'La semana cargada',
  about: 'Sacar todo de la cabeza, soltar una cosa y ponerle día a otra. Seis minutos.',
  minutes: 6,
  says: [
    'tengo mil cosas esta semana y no doy abasto',
    'no me da la vida',
    'esta semana me va a matar de trabajo, se juntó todo',
    'entre el trabajo, los niños y mi mamá enferma no alcanzo',
    'se me juntó todo',
    'no sé cómo voy a hacer con tanto pendiente',
    'necesito organizar la semana',
    'ando a mil y se me olvidan las cosas',
    'tengo tres entregas y la mudanza el sábado',
    'estoy hasta el cuello de pendientes, no manches',
    'me siento tapada de cosas',
  ],
  cues: ['no (doy abasto|me da la vida)', 'se me junto todo', 'tengo mil (cosas|pendientes)'],
  offer: '¿Sacamos la semana de la cabeza, tiramos una cosa y le ponemos día a otra?',
  steps: [
    {
      id: 'list',
      say: [
        'En la cabeza cada pendiente se cuenta tres veces. Van aquí, de corrido y sin orden, lo grande junto al «comprar pilas». ¿Qué hay?',
      ],
      slot: 'todo',
      chips: [
        {
          label: 'Trabajo, casa y gente',
          says: ['trabajo y casa', 'de todo'],
          value: 'trabajo, casa y gente',
        },
        {
          label: 'Exámenes o entregas',
          says: ['estudiar', 'entregas', 'parciales'],
          value: 'exámenes o entregas',
        },
        {
          label: 'Cuidar a alguien y lo demás',
          says: ['mi mamá', 'los niños', 'el hospital'],
          value: 'cuidar a alguien, y lo demás',
        },
        {
          label: 'Prefiero hacerla en papel',
          says: ['en papel', 'la escribo aparte'],
          value: 'la lista está en papel',
          say: 'Mejor aún: el papel se puede tachar. Aquí seguimos cuando esté.',
        },
      ],
      unsure:
        'Ayuda recorrer el lunes, luego el martes, como si pasara una película. ¿Qué aparece primero?',
    },
    {
      id: 'due',
      say: [
        'No todo lo que grita vence. ¿Qué cosa, si no se hace esta semana, tiene consecuencias de verdad?',
      ],
      slot: 'vence',
      chips: [
        { label: 'Un pago o un trámite', says: ['pagar', 'la renta', 'un papel'] },
        { label: 'Una entrega con fecha', says: ['la entrega', 'el informe', 'el examen'] },
        { label: 'Algo de salud', says: ['el médico', 'una cita médica'] },
        {
          label: 'Nada, visto así',
          says: ['nada', 'ninguna'],
          value: 'nada que no pueda moverse',
          say: 'Eso es una buena noticia disfrazada de lista larga.',
        },
      ],
      unsure: 'Lo que tiene fecha puesta por otro, no por la culpa. ¿Hay algo así?',
    },
    {
      id: 'drop',
      say: [
        'Ahora la parte que cuesta: una se cae. No se pospone, se cae, o se hace mal a propósito. ¿Cuál?',
      ],
      slot: 'fuera',
      chips: [
        {
          label: 'La casa impecable',
          says: ['limpiar', 'ordenar', 'planchar'],
          say: 'El polvo sabe esperar. Es de lo más paciente que hay en una casa.',
        },
        {
          label: 'Un compromiso social',
          says: ['la reunión', 'la fiesta', 'el cumpleaños'],
          say: 'Un «esta vez no llego» mandado con tiempo se perdona casi siempre.',
        },
        {
          label: 'Hacerlo todo sin ayuda',
          says: ['hacerlo yo todo', 'pedir ayuda'],
          say: 'Entonces se cae eso, y una parte de la lista cambia de manos.',
        },
        {
          label: 'Ninguna se puede caer',
          says: ['ninguna', 'nada'],
          value: 'ninguna, pero una se hace a medias',
          say: 'Si ninguna se cae, alguna se hace al sesenta por ciento. Casi nadie nota el cuarenta que falta.',
        },
      ],
      unsure: 'La que, si alguien llamara para cancelarla, daría alivio. ¿Cuál es?',
    },
    {
      id: 'pick',
      say: ['De lo que queda, una sola que, hecha, deje respirar al resto. ¿Cuál es?'],
      slot: 'una',
      chips: [
        {
          label: 'La que vence',
          says: ['la urgente', 'el pago', 'la entrega'],
          value: 'la que vence',
        },
        {
          label: 'La que más evito',
          says: ['la que me da miedo', 'la llamada'],
          value: 'la que más evito',
          say: 'Suele durar menos que todo lo que se lleva esquivándola.',
        },
        {
          label: 'Una corta, para empezar',
          says: ['una fácil', 'algo rápido'],
          value: 'una corta, para empezar',
        },
      ],
      unsure: 'La que vuelve a la cabeza a la hora de la ducha. ¿Cuál es?',
    },
    {
      id: 'place',
      say: [
        'Esta, entonces: «[una]». Una tarea sin día flota por toda la semana. ¿Dónde la ponemos?',
        'Una tarea sin día flota por toda la semana. ¿Dónde la ponemos?',
      ],
      slot: 'cuando',
      chips: [
        { label: 'Mañana, a primera hora', says: ['mañana temprano', 'mañana'] },
        { label: 'Un rato a mediodía', says: ['al mediodía', 'en el almuerzo'] },
        { label: 'Una tarde de esta semana', says: ['el jueves', 'el miércoles', 'en la tarde'] },
        { label: 'El fin de semana', says: ['el sábado', 'el domingo', 'el finde'] },
      ],
      unsure:
        'Pegada a algo que ya existe se olvida menos: después del café, al bajar del bus. ¿Después de qué?',
    },
  ],
  card: {
    title: 'Mi semana, más liviana',
    lines: [
      'Todo lo que había: [todo]',
      'Lo que sí vence: [vence]',
      'Lo que se cae: [fuera]',
      'La primera: [una]',
      'Su lugar: [cuando]',
    ],
  },
  close: [
    'La lista sigue siendo larga, pero ya no la tiene que sostener la cabeza. Una quedó con lugar: «[cuando]»',
    'La lista sigue siendo larga, pero ya no la tiene que sostener la cabeza.',
  ],
};
