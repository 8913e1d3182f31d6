import type { Tool } from '../../contract.ts';
import { SOURCES } from '../sources.content.ts';

export const safePlace: Tool = {
  version: 1,
  forWhom: 'Para descansar un rato de un día duro, o para que la noche no pese tanto.',
  notFor:
    'Si al cerrar los ojos llegan imágenes malas, ábrelos y quédate con 5-4-3-2-1. Puede ser un lugar inventado, sin nadie.',
  evidence:
    'En un ensayo con 60 personas, imaginar con guía dejó más calma que el grupo de comparación. Hay pocos estudios de este ejercicio en concreto.',
  sources: [SOURCES.toussaint2021],
  beforehand: 'Elige un sitio sin historia difícil: una playa, un cuarto, un bosque que no existe.',
  steps: [
    {
      kind: 'list',
      id: 'where',
      title: '¿Adónde vas?',
      hint: 'Si dudas, toma el primero. Puedes cambiarlo a mitad de camino.',
      items: [
        'Junto al mar',
        'Un bosque',
        'Una casa con luz',
        'La orilla de un río',
        'Una montaña',
        'Un sitio inventado',
      ],
      most: 1,
    },
    {
      kind: 'timer',
      id: 'place',
      picture: 'place',
      lines: [
        { say: 'Deja que el lugar aparezca, aunque sea borroso.', pause: 6, room: 2 },
        { say: 'Aquí nadie te pide nada.', pause: 5, room: 2 },
        { say: 'Mira lo que hay delante. Los colores.', pause: 8, room: 3 },
        { say: 'Mira más lejos. ¿Qué luz hay?', pause: 8, room: 3 },
        { say: 'Escucha. Tal vez agua, viento, casi nada.', pause: 8, room: 3 },
        { say: '¿Qué temperatura tiene el aire en la piel?', pause: 7, room: 3 },
        { say: 'Toca algo: arena, madera, una manta.', pause: 7, room: 3, from: 5 },
        { say: 'Respira el olor de este sitio.', pause: 7, room: 3, from: 5 },
        { say: 'Siéntate o túmbate donde estés mejor.', pause: 7, room: 3 },
        { say: 'Si la cabeza se va, vuelve por el mismo camino.', pause: 6, room: 3, from: 5 },
        { say: 'Nada por hacer. Un rato más.', pause: 10, room: 6 },
        { say: 'Busca una palabra para este lugar. Será la llave para volver.', pause: 6, room: 2 },
        { say: 'Despídete por hoy. Nota otra vez el sitio real, y tus pies.', pause: 4 },
      ],
    },
    {
      kind: 'writing',
      id: 'key',
      title: '¿Qué palabra abre tu lugar?',
      hint: 'Basta una. Te la recordamos la próxima vez.',
      stays: true,
    },
  ],
  closing: 'El lugar se queda donde está. Con la palabra puedes volver en diez segundos.',
};
