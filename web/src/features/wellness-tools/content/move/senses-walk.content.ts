import type { Tool } from '../../contract.ts';
import { SOURCES } from '../sources.content.ts';

export const sensesWalk: Tool = {
  version: 1,
  forWhom: 'Para una cabeza llena, un encierro largo o una tarde sin ganas.',
  notFor:
    'Elige un sitio donde camines con tranquilidad, y guarda el teléfono al cruzar. En silla de ruedas o por casa también vale.',
  evidence:
    'Una revisión de 50 estudios encontró que caminar se asocia a menos depresión, y en parte a menos ansiedad. Hacerlo con los sentidos se ha estudiado menos.',
  sources: [SOURCES.kelly2018],
  beforehand: 'Ponte los zapatos. Con la voz activada puedes guardar la pantalla en la mano.',
  steps: [
    {
      kind: 'text',
      id: 'door',
      picture: 'path',
      title: 'Hasta la puerta',
      lines: [
        'No es ejercicio. No hay que llegar a ninguna parte.',
        'Sal, o da vueltas por donde estés. Cuando tus pies se muevan, sigue.',
      ],
    },
    {
      kind: 'timer',
      id: 'walk',
      picture: 'path',
      lines: [
        { say: 'Camina más despacio de lo que sueles.', pause: 12, room: 2 },
        { say: 'Nota cada pie cuando toca el suelo.', pause: 14, room: 3 },
        { say: 'Deja los hombros sueltos, que los brazos cuelguen.', pause: 12, room: 2 },
        { say: 'Ahora la vista: busca algo verde.', pause: 12, room: 3 },
        { say: 'Busca algo que se mueva por el aire.', pause: 12, room: 3 },
        { say: 'Mira un color que no habías visto hoy.', pause: 12, room: 3 },
        { say: 'Ahora el oído: lo más cercano.', pause: 12, room: 3 },
        { say: 'Y lo más lejano.', pause: 12, room: 3 },
        { say: 'Ahora la piel: el aire en la cara, en las manos.', pause: 12, room: 3 },
        { say: 'Toca algo al pasar: una pared, una hoja.', pause: 12, room: 3 },
        { say: 'Ahora el olfato. Algo habrá.', pause: 12, room: 3 },
        { say: 'Si la cabeza volvió a lo suyo, vuelve a los pies.', pause: 12, room: 3 },
        { say: 'Todo a la vez: lo que ves, lo que oyes, tus pasos.', pause: 14, room: 4 },
        { say: 'Elige una sola cosa de este paseo para recordar.', pause: 10, room: 2 },
        { say: 'Cuando quieras, da la vuelta.', pause: 4 },
      ],
    },
    {
      kind: 'writing',
      id: 'keep',
      title: '¿Qué te llevas del paseo?',
      hint: 'Una imagen, un olor, una frase que pasó.',
    },
  ],
  closing: 'La calle sigue ahí mañana, y tus pies también.',
};
