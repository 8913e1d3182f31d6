import type { Flow } from './flow.ts';

export const UNLOAD: Flow = {
  id: 'unload',
  name: 'Soltar antes de dormir',
  about:
    'Vaciar los bolsillos del día: lo que pesa, lo que sigue mañana y lo que sí quedó hecho. Cuatro minutos.',
  minutes: 4,
  says: [
    'quiero soltar el día antes de acostarme',
    'llego a la cama con toda la oficina encima',
    'necesito vaciar la cabeza',
    'qué día de locos, quiero dejarlo atrás',
    'me acuesto pensando en todo lo que me faltó',
    'quiero descargar antes de dormir',
    'me llevo el laburo a la almohada',
    'no desconecto nunca del curro',
    'cerrar el día bien, hoy fue pesado',
    'hoy me pasó de todo en el turno y no me lo quiero llevar a dormir',
  ],
  cues: ['(soltar|cerrar|descargar) el dia', 'vaciar la (cabeza|mente)'],
  offer: '¿Vaciamos los bolsillos del día antes de apagar la luz?',
  steps: [
    {
      id: 'weight',
      say: [
        'Como quien llega a casa y deja las llaves, una cosa por bolsillo. El primero: ¿qué de hoy sigue pesando?',
      ],
      slot: 'pesa',
      chips: [
        { label: 'Algo que me dijeron', says: ['un comentario', 'lo que me dijo mi jefe'] },
        { label: 'Algo que dije yo', says: ['lo que contesté', 'lo que hice'] },
        { label: 'Lo que no alcancé a hacer', says: ['lo pendiente', 'me faltó todo'] },
        { label: 'El cansancio, nada más', says: ['el sueño', 'nada en especial'] },
      ],
      unsure: 'Lo que se contaría primero si alguien preguntara «¿y hoy?». ¿Qué es?',
    },
    {
      id: 'whose',
      say: [
        'Aquí queda: «[pesa]». Hay cosas del día que vienen en el bolsillo por error. ¿De quién es esta?',
        'Hay cosas del día que vienen en el bolsillo por error. ¿De quién es esta?',
      ],
      slot: 'dueno',
      chips: [
        {
          label: 'Mía',
          says: ['mío', 'de mí'],
          value: 'mía',
          say: 'Entonces se queda en la mesa, no en la almohada. Por la mañana sigue siendo {tuya}.',
        },
        {
          label: 'De otra persona',
          says: ['de mi jefe', 'de él', 'de ella', 'no es mío'],
          value: 'de otra persona',
          say: 'Se devuelve sin avisar, con solo dejar de ensayar la respuesta.',
        },
        {
          label: 'De los dos',
          says: ['mitad y mitad', 'de todos'],
          value: 'de los dos',
          say: 'Media, entonces. La otra mitad puede dormir en otra casa.',
        },
      ],
      unsure: 'Una prueba: ¿quién tendría que hacer algo para que se resuelva?',
    },
    {
      id: 'tomorrow',
      say: [
        'Segundo bolsillo, lo de mañana. Lo que queda escrito no hace falta sostenerlo con los ojos abiertos. ¿Qué es lo primero?',
      ],
      slot: 'manana',
      chips: [
        { label: 'Un mensaje que debo', says: ['contestar', 'responder un correo'] },
        { label: 'Llegar a tiempo', says: ['madrugar', 'levantarme temprano'] },
        { label: 'Una conversación', says: ['hablar con alguien', 'una reunión'] },
        {
          label: 'Mañana veo',
          says: ['nada', 'no sé'],
          value: 'mañana veo',
          say: 'Mañana se ve. Es de las pocas promesas que se cumplen solas.',
        },
      ],
      unsure: 'Lo que se haría en la primera hora del día. ¿Qué toca?',
    },
    {
      id: 'done',
      say: [
        'Último bolsillo, el que nadie revisa: lo que sí quedó hecho. Haber comido cuenta. ¿Qué hubo?',
      ],
      slot: 'hecho',
      chips: [
        { label: 'Fui, aunque no quería', says: ['fui a trabajar', 'me levanté'] },
        { label: 'Cuidé a alguien', says: ['ayudé a alguien', 'a mis hijos'] },
        { label: 'Terminé algo', says: ['entregué', 'acabé algo'] },
        {
          label: 'Llegué hasta la noche',
          says: ['nada', 'sobreviví'],
          say: 'Hay días en que eso es todo el trabajo, y no es poco.',
        },
      ],
      unsure:
        'Algo que esta mañana no estaba y ahora sí: un plato limpio, una respuesta, un viaje de ida y vuelta. ¿Qué?',
    },
    {
      id: 'body',
      say: [
        'Bolsillos vacíos. Falta lo que el cuerpo guardó: los hombros suben hasta las orejas, se cuenta hasta cinco y caen. Dos veces más, y la mandíbula al final.',
      ],
      chips: [
        { label: 'Hecho', says: ['listo', 'ya'] },
        {
          label: 'Bostecé',
          says: ['me dio sueño', 'ya tengo sueño'],
          say: 'Ese bostezo es la mejor respuesta posible.',
        },
        { label: 'Así nada más', says: ['no quiero', 'paso'] },
      ],
      unsure: 'Solo los hombros, una vez. Suben, se quedan, caen.',
    },
  ],
  card: {
    title: 'Hoy queda aquí',
    lines: [
      'Lo que pesaba: [pesa]',
      'De quién es: [dueno]',
      'Lo primero de mañana: [manana]',
      'Lo que sí hice: [hecho]',
    ],
  },
  close: [
    'Todo quedó sobre la mesa, donde se encuentra por la mañana. Incluso esto: «[hecho]»',
    'Todo quedó sobre la mesa, donde se encuentra por la mañana. La almohada va vacía.',
  ],
};
