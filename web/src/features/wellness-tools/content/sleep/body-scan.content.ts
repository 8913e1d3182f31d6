import type { Tool } from '../../contract.ts';
import { SOURCES } from '../sources.content.ts';

export const bodyScan: Tool = {
  version: 1,
  forWhom: 'Para soltar el día en la cama, o para volver a habitar el cuerpo con calma.',
  notFor:
    'Si mirar el cuerpo trae miedo o malos recuerdos, deja los ojos abiertos, sáltate zonas o elige «Puntos de contacto» o «Bajar la luz».',
  evidence:
    'Una revisión de 14 ensayos vio solo un efecto pequeño en la atención, con estudios de poca calidad. Mucha gente lo usa para dormirse.',
  sources: [SOURCES.gan2022],
  beforehand: 'Tu postura más cómoda. Si te duermes, está bien.',
  steps: [
    {
      kind: 'timer',
      id: 'scan',
      picture: 'body',
      lines: [
        {
          say: 'No hay que cambiar nada. Solo pasar por el cuerpo, como agua tibia.',
          pause: 6,
          room: 2,
        },
        { say: 'Empieza por los pies. Dedos, planta, talón.', pause: 9, room: 3 },
        { say: '¿Frío, calor, cosquilleo, nada? Todo vale.', pause: 8, room: 2 },
        { say: 'Sube a los tobillos y a las pantorrillas.', pause: 9, room: 3 },
        { say: 'Las rodillas. Lo que haya.', pause: 8, room: 3, from: 10 },
        { say: 'Los muslos, pesados.', pause: 9, room: 3 },
        { say: 'La cadera, y lo que la sostiene.', pause: 9, room: 3 },
        { say: 'La parte baja de la espalda.', pause: 9, room: 3, from: 10 },
        { say: 'La tripa, que sube y baja sola.', pause: 10, room: 4 },
        { say: 'El pecho. El aire entra y sale sin que hagas nada.', pause: 10, room: 4 },
        { say: 'La espalda entera, apoyada.', pause: 9, room: 3, from: 10 },
        { say: 'Las manos: cada dedo, la palma.', pause: 9, room: 3 },
        { say: 'Los brazos, de abajo arriba.', pause: 9, room: 3 },
        { say: 'Los hombros. Si bajan, que bajen.', pause: 9, room: 3 },
        { say: 'El cuello y la garganta.', pause: 8, room: 3, from: 10 },
        { say: 'La mandíbula, la lengua, los labios.', pause: 9, room: 3 },
        { say: 'Los ojos, que ya miraron bastante hoy.', pause: 9, room: 3 },
        { say: 'La frente y la coronilla.', pause: 9, room: 3 },
        { say: 'Ahora el cuerpo entero, de una vez.', pause: 10, room: 5 },
        { say: 'Si la cabeza se fue, no importa. Vuelve por donde quieras.', pause: 10, room: 5 },
        { say: 'Descansa aquí.', pause: 12, room: 8 },
      ],
    },
  ],
  closing: 'Si es de noche, deja el teléfono y quédate así.',
};
