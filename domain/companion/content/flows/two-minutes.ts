import type { Flow } from './flow.ts';

export const TWO_MINUTES: Flow = {
  id: 'two-minutes',
  name: 'Primer paso de dos minutos',
  about:
    'Para lo que lleva días sin empezar: un solo movimiento, chiquito, hecho ahora. Tres minutos.',
  minutes: 3,
  says: [
    'no logro arrancar',
    'llevo todo el día postergando lo mismo',
    'no sé por dónde empezar',
    'tengo que limpiar y no me levanto del sillón',
    'me da una flojera enorme empezar',
    'estoy procrastinando otra vez',
    'dame un empujoncito para empezar',
    'me da palo ponerme con esto',
    'hace semanas que tengo que llamar al dentista y no llamo',
    'quiero hacer algo chico pero hacerlo ya',
    'ando con cero ganas y la ropa sin lavar',
  ],
  cues: ['(primer paso|algo) de dos minutos', 'no (logro|puedo|consigo) (arrancar|empezar con)'],
  offer: '¿Probamos un primer paso de dos minutos, tan chico que dé un poco de risa?',
  steps: [
    {
      id: 'task',
      say: [
        'Una sola cosa, aunque haya diez. Suele servir la que estorba cada vez que se pasa por delante. ¿Cuál es?',
      ],
      slot: 'tarea',
      chips: [
        { label: 'Ordenar algo', says: ['limpiar', 'los platos', 'la ropa', 'la pieza'] },
        { label: 'Contestar un mensaje', says: ['responder un correo', 'contestar el whatsapp'] },
        { label: 'Un trámite o una llamada', says: ['llamar', 'papeles', 'el trámite'] },
        { label: 'Levantarme de aquí', says: ['salir de la cama', 'pararme', 'bañarme'] },
      ],
      unsure: 'Basta con mirar alrededor, sin moverse. ¿Qué es lo primero que pide algo?',
    },
    {
      id: 'move',
      say: [
        '«[tarea]». Terminarlo no entra en dos minutos, y por eso funciona: solo hay que empezarlo mal. ¿Cuál es el primer movimiento que hacen las manos?',
        'Terminarlo no entra en dos minutos, y por eso funciona: solo hay que empezarlo mal. ¿Cuál es el primer movimiento que hacen las manos?',
      ],
      slot: 'paso',
      chips: [
        {
          label: 'Abrirlo o sacarlo',
          says: ['abrir el archivo', 'sacar las cosas', 'abrir el correo'],
        },
        { label: 'Guardar una sola cosa', says: ['poner una cosa en su lugar', 'lavar un plato'] },
        { label: 'Escribir la primera línea', says: ['escribir una frase', 'poner hola'] },
        { label: 'Poner los pies en el suelo', says: ['sentarme', 'pararme'] },
      ],
      unsure:
        'Si lo hiciera un robot con instrucciones, la primera diría «abrir» o «agarrar» o «marcar». ¿Qué diría aquí?',
    },
    {
      id: 'snag',
      say: ['Antes de ir: algo se va a cruzar, siempre se cruza algo. ¿Qué va a ser?'],
      slot: 'estorbo',
      chips: [
        {
          label: 'El teléfono',
          says: ['el celular', 'el móvil'],
          say: 'Boca abajo y a tres pasos. En dos minutos no pasa nada que no pueda esperar dos minutos.',
        },
        {
          label: 'Que querré hacerlo bien',
          says: ['la perfección', 'que me quede bien'],
          say: 'Entonces la meta es hacerlo regular. Lo regular se puede arreglar; lo que no existe, no.',
        },
        {
          label: 'El cansancio',
          says: ['el sueño', 'la flojera'],
          say: 'Con cansancio se hace más lento, y dos minutos lentos siguen siendo dos minutos.',
        },
        { label: 'Nada, voy', says: ['nada', 'ya voy'], value: 'nada' },
      ],
      unsure: 'Casi siempre es una pantalla, otra persona o una idea. ¿Cuál de las tres?',
    },
    {
      id: 'go',
      say: [
        'Este es el paso: «[paso]». Dos minutos, y cuando pasen se puede parar con todo derecho. Yo no me muevo de aquí; {avísame|avisame|avíseme} a la vuelta.',
        'Dos minutos, y cuando pasen se puede parar con todo derecho. Yo no me muevo de aquí; {avísame|avisame|avíseme} a la vuelta.',
      ],
      chips: [
        {
          label: 'Ya está',
          says: ['listo', 'lo hice', 'hecho', 'ya volví'],
          say: 'Hecho. La parte que pesaba era esa, la de antes.',
        },
        {
          label: 'Hice la mitad',
          says: ['un poco', 'más o menos', 'algo hice'],
          say: 'La mitad está del otro lado. Ya no se parece a lo que era hace un rato.',
        },
        {
          label: 'No pude arrancar',
          says: ['no lo hice', 'no pude', 'me quedé sentado'],
          say: 'Entonces el paso era grande todavía. Se parte otra vez, hasta que dé risa.',
          to: 'move',
        },
      ],
      unsure:
        'No hace falta cronómetro: dura más o menos lo que una canción corta. Cuando esté, o cuando no salga, {toca} una respuesta.',
    },
    {
      id: 'then',
      say: ['Parar ahora vale tanto como seguir: lo empezado llama solo. ¿Qué sigue?'],
      slot: 'sigue',
      chips: [
        {
          label: 'Otros dos minutos',
          says: ['sigo', 'otro poco'],
          value: 'otros dos minutos, ahora',
        },
        {
          label: 'Lo retomo mañana',
          says: ['mañana sigo', 'mañana'],
          value: 'retomarlo mañana donde quedó',
        },
        {
          label: 'Paro aquí',
          says: ['hasta aquí', 'ya no más', 'descanso'],
          value: 'por hoy, hasta aquí',
        },
      ],
      unsure: 'Lo que digan las ganas de este minuto sirve. ¿Seguir o soltar?',
    },
  ],
  card: {
    title: 'Lo que empecé',
    lines: [
      'Lo que esperaba: [tarea]',
      'Mi paso: [paso]',
      'Lo que se cruza: [estorbo]',
      'Lo que sigue: [sigue]',
    ],
  },
  close: [
    'Mañana ya no hay que empezar esto: «[tarea]». Solo hay que volver, que cuesta bastante menos.',
    'Mañana ya no hay que empezar, solo volver. Cuesta bastante menos.',
  ],
};
