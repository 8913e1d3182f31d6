import type { Flow } from './flow.ts';

export const NIGHT: Flow = {
  id: 'night',
  name: 'La noche',
  about:
    'Cuando no llega el sueño: poca luz, pocas palabras, todo en la cama. Cinco minutos o menos.',
  minutes: 5,
  says: [
    'no puedo dormir',
    'son las 3 de la mañana y sigo con los ojos abiertos',
    'me desperté y no me puedo volver a dormir',
    'no pego ojo',
    'estoy en la cama dando vueltas hace dos horas',
    'me desvelé otra vez',
    'tengo insomnio y mañana trabajo',
    'la cabeza no se apaga y ya es tardísimo',
    'no me duermo ni contando ovejas',
    'qué hago si no me da sueño, ya apagué todo',
  ],
  cues: [
    'no (puedo|logro|consigo) (dormir|dormirme|conciliar)',
    'no pego (ojo|un ojo)',
    'me (desvele|desperte) ..3 (no me puedo dormir|otra vez)',
  ],
  offer: '¿Probamos algo para hacer en la cama, con poca luz y casi sin leer?',
  steps: [
    {
      id: 'light',
      say: ['Primero la pantalla: el brillo al mínimo. El reloj, mejor darlo vuelta.'],
      chips: [
        { label: 'Ya está', says: ['listo', 'ok', 'ya'] },
        { label: 'Ya estaba bajita', says: ['ya la tenía así', 'ya estaba'] },
      ],
      unsure: 'Si el brillo no baja, alcanza con poner el teléfono lejos de la cara.',
    },
    {
      id: 'why',
      say: ['¿Qué es lo que no deja?'],
      slot: 'que',
      chips: [
        {
          label: 'La cabeza',
          says: ['pensamientos', 'no paro de pensar', 'la mente'],
          value: 'la cabeza',
        },
        {
          label: 'El cuerpo',
          says: ['estoy con tensión', 'dolor', 'el calor', 'inquietud'],
          value: 'el cuerpo',
          to: 'body',
        },
        {
          label: 'Nada, solo no duermo',
          says: ['nada', 'no sé', 'no hay motivo'],
          value: 'nada en especial',
          to: 'body',
        },
      ],
      unsure: '¿Está más despierta la cabeza o el cuerpo?',
    },
    {
      id: 'note',
      say: ['Entonces que lo guarde el teléfono y no la memoria. Tres palabras bastan: ¿qué es?'],
      slot: 'pendiente',
      chips: [
        {
          label: 'Algo de mañana',
          says: ['mañana trabajo', 'lo que tengo que hacer'],
          value: 'algo de mañana',
        },
        { label: 'Algo que pasó', says: ['lo que dije', 'una pelea'], value: 'algo que pasó' },
        {
          label: 'De todo un poco',
          says: ['todo', 'mil cosas'],
          value: 'de todo un poco',
          say: 'A esta hora todo viene más grande de lo que es de día.',
        },
      ],
      unsure: 'Lo último que pasó por la cabeza sirve. ¿Qué era?',
    },
    {
      id: 'body',
      say: [
        'Los dos pies: se aprietan los dedos como para agarrar la sábana, cinco segundos, y se sueltan de golpe. Luego las manos. Luego la frente.',
      ],
      chips: [
        { label: 'Hecho', says: ['listo', 'ya', 'ok'] },
        { label: 'Otra vez', says: ['repetir', 'una más'], say: 'Otra, más lenta.' },
        { label: 'No me sirve', says: ['no funcionó', 'sigo igual'], say: 'Bien, se deja.' },
      ],
      unsure: 'Solo los pies, una vez. Lo demás puede quedarse quieto.',
    },
    {
      id: 'words',
      say: [
        'Ahora una palabra sin importancia, «casa». Con la C: cosas que se vean, una por una. Cuchara, camello, cortina. Cuando se acaben, la A.',
      ],
      chips: [
        { label: 'Voy a probar', says: ['ok', 'bueno', 'dale'], to: 'end' },
        { label: 'Ya la hice y nada', says: ['no me dormí', 'sigo igual'] },
        { label: 'Prefiero levantarme', says: ['me levanto', 'salgo de la cama'] },
      ],
      unsure: 'No hay que hacerlo bien. Perderse a la mitad es la idea.',
    },
    {
      id: 'chair',
      say: [
        'Si la cama ya parece una pelea, mejor una silla un rato. Luz baja, algo aburrido en la mano, y de vuelta solo cuando pesen los ojos.',
      ],
      slot: 'silla',
      chips: [
        {
          label: 'Una silla y un libro pesado',
          says: ['leer', 'un libro'],
          value: 'una silla, luz baja, un libro aburrido',
        },
        {
          label: 'Un vaso de agua y volver',
          says: ['tomar agua', 'agua'],
          value: 'un vaso de agua y volver',
        },
        {
          label: 'Me quedo en la cama',
          says: ['me quedo', 'aquí'],
          value: 'en la cama, sin pelear',
          say: 'También: estar en lo oscuro sin hacer nada ya es descansar un poco.',
        },
      ],
      unsure: 'Quedarse en la cama sin pelear también cuenta.',
    },
  ],
  card: {
    title: 'Para mañana',
    lines: [
      'Lo que no dejaba dormir: [que]',
      'Queda anotado: [pendiente]',
      'Mi plan de esta noche: [silla]',
    ],
  },
  close: [
    'Queda anotado para la luz del día: «[pendiente]». El teléfono puede quedar boca abajo; aquí nadie espera respuesta.',
    'El teléfono puede quedar boca abajo; aquí nadie espera respuesta.',
  ],
};
