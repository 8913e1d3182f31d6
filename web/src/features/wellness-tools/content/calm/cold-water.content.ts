import type { Tool } from '../../contract.ts';
import { SOURCES } from '../sources.content.ts';

export const coldWater: Tool = {
  version: 1,
  forWhom: 'Para una subida fuerte: pánico, rabia, un impulso que aprieta.',
  notFor:
    'No lo hagas si tienes un problema de corazón, la tensión muy baja, epilepsia, un trastorno de la alimentación o estás en embarazo: elige otra. El agua va fresca, nunca helada, y no debe doler.',
  evidence:
    'En un ensayo con 28 personas, el frío suave en la cara bajó el pulso y ayudó a recuperarse de un susto. Es un estudio pequeño.',
  sources: [SOURCES.richer2022],
  beforehand: 'Necesitas un lavabo, o una botella fresca envuelta en un paño.',
  steps: [
    {
      kind: 'text',
      id: 'prepare',
      picture: 'water',
      title: 'Ve hacia el agua',
      lines: [
        'Abre el grifo y deja que corra fresca, no helada.',
        'Si no hay agua cerca, sirve una botella o una lata fría con un paño alrededor.',
        'Si duele o te marea, para. Ya hiciste bastante.',
      ],
    },
    {
      kind: 'timer',
      id: 'water',
      picture: 'water',
      lines: [
        { say: 'Moja las muñecas por dentro. Deja que el agua corra.', pause: 10, room: 1 },
        { say: 'Suelta el aire mientras corre.', pause: 6, room: 1 },
        {
          say: 'Ahora lleva las manos mojadas a las mejillas y alrededor de los ojos.',
          pause: 10,
          room: 2,
        },
        { say: 'Respira normal. No hay que aguantar nada.', pause: 6, room: 1 },
        { say: 'Otra vez: agua en la cara, despacio.', pause: 10, room: 2 },
        { say: 'Nota cómo el cuerpo baja una marcha.', pause: 6, room: 1 },
        { say: 'Seca la piel con calma. Nota la tela.', pause: 8, room: 1 },
        { say: 'Mira tus manos. Sigues aquí.', pause: 4 },
      ],
    },
  ],
  closing: 'La subida pierde fuerza. Dale unos minutos antes de decidir nada.',
};
