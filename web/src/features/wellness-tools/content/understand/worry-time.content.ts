import type { Tool } from '../../contract.ts';
import { SOURCES } from '../sources.content.ts';

export const worryTime: Tool = {
  version: 1,
  forWhom: 'Para preocupaciones que vuelven a cualquier hora, sobre todo de noche.',
  notFor:
    'Si hay un peligro real hoy, eso no se aparta: se actúa o se pide ayuda. Y si cuesta parar de pensar en hacerte daño, ve a la ayuda ahora.',
  evidence:
    'En un ensayo con 53 personas que se preocupaban mucho, darle a la preocupación una hora y un sitio fijos bajó la ansiedad y mejoró el sueño en dos semanas.',
  sources: [SOURCES.mcgowan2013],
  beforehand: 'Lo que escribas queda en este dispositivo y estará aquí la próxima vez.',
  steps: [
    {
      kind: 'picture',
      id: 'drawer-open',
      picture: 'drawer',
      title: 'Un cajón para después',
      lines: [
        'Una preocupación insiste porque teme que la olvides.',
        'Escríbela, dale una hora, y tu cabeza ya no tiene que cuidarla toda la noche.',
      ],
    },
    {
      kind: 'writing',
      id: 'worries',
      title: '¿Qué guardas en el cajón?',
      hint: 'Una por línea, con pocas palabras. No hace falta resolver nada todavía.',
      starters: ['Me preocupa que ', '¿Y si '],
      stays: true,
    },
    {
      kind: 'list',
      id: 'when',
      title: '¿A qué hora las miras?',
      hint: 'Un rato corto, siempre el mismo, y lejos de la hora de dormir.',
      items: ['A media mañana', 'Después de comer', 'Al volver a casa', 'A las siete de la tarde'],
      most: 1,
    },
    {
      kind: 'text',
      id: 'agreement',
      title: 'El trato',
      lines: [
        'Si una vuelve antes de su hora, le dices: «Te vi. Te toca luego».',
        'No la empujes ni discutas con ella. Vuelve a lo que tenías entre manos.',
        'Puede volver diez veces. Las diez le contestas lo mismo.',
      ],
    },
    {
      kind: 'timer',
      id: 'close',
      title: 'Cierra el cajón',
      picture: 'drawer',
      lines: [
        { say: 'Imagina el cajón con todo dentro.', pause: 4, room: 1 },
        { say: 'Está ahí, a salvo. No se pierde nada.', pause: 4, room: 1 },
        { say: 'Empújalo despacio hasta que cierre.', pause: 5, room: 2 },
        { say: 'Suelta el aire.', pause: 4, room: 2 },
        { say: 'Nota las manos, ya vacías.', pause: 5, room: 2 },
        { say: 'Ahora no tienes que pensar en ello. Hay una hora para eso.', pause: 3, room: 2 },
      ],
    },
    {
      kind: 'list',
      id: 'one-thing',
      from: 10,
      title: 'Y si ya es la hora: ¿qué haces con la primera?',
      hint: 'Elige una preocupación del cajón y mira de qué clase es.',
      items: [
        'Puedo hacer algo: escribo el primer paso',
        'No depende de mí: la dejo estar',
        'Ya no pesa: la borro',
      ],
      most: 1,
    },
    {
      kind: 'writing',
      id: 'first-step',
      from: 10,
      title: '¿Cuál es ese primer paso?',
      hint: 'Algo de menos de diez minutos, con día y hora. Si no hay paso, escribe qué dejas estar.',
      recalls: ['worries', 'when'],
    },
  ],
  closing: 'El cajón sigue aquí. Vuelve a su hora, no antes.',
};
