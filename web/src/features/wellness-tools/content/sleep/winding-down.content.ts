import type { Tool } from '../../contract.ts';
import { SOURCES } from '../sources.content.ts';

export const windingDown: Tool = {
  version: 1,
  forWhom: 'Para el final del día, o para volver a la cama después de un desvelo.',
  notFor: 'Si la oscuridad o el silencio te inquietan, deja una luz y la voz encendidas.',
  evidence:
    'Bajar el estrés antes de acostarse se asocia a dormir mejor, según una revisión amplia. Una rutina como esta no se ha probado por separado.',
  sources: [SOURCES.irish2015, SOURCES.toussaint2021],
  beforehand: 'Baja el brillo de la pantalla y activa la voz. Luego deja el teléfono boca abajo.',
  steps: [
    {
      kind: 'timer',
      id: 'close',
      picture: 'lamp',
      lines: [
        { say: 'El día ya pasó. No hay que repasarlo.', pause: 8, room: 2 },
        { say: 'Apaga lo que sobre. Deja una luz pequeña, o ninguna.', pause: 12, room: 2 },
        { say: 'Nota el peso de la cabeza en la almohada.', pause: 10, room: 3 },
        { say: 'Los hombros, fuera de las orejas.', pause: 9, room: 3 },
        { say: 'La manta, sobre la piel. Su temperatura.', pause: 10, room: 3 },
        { say: 'Deja que el aire salga despacio. Más largo que al entrar.', pause: 12, room: 4 },
        { say: 'Otra vez. Sin contar.', pause: 12, room: 4 },
        {
          say: 'Piensa en algo del día que fue tibio. Una taza, un saludo, la ducha.',
          pause: 12,
          room: 4,
        },
        { say: 'Quédate un momento en ese calor.', pause: 12, room: 5 },
        {
          say: 'Si llega un pensamiento, que se siente en la silla de al lado.',
          pause: 12,
          room: 5,
          from: 10,
        },
        { say: 'Imagina el río de noche. Ancho, oscuro, sin prisa.', pause: 12, room: 5 },
        { say: 'Te lleva sin que hagas nada.', pause: 12, room: 6 },
        { say: 'No hay que dormirse. Descansar ya sirve.', pause: 12, room: 6 },
        { say: 'Cada vez más despacio.', pause: 14, room: 8, from: 10 },
        { say: 'Buenas noches.', pause: 8, room: 4 },
      ],
    },
  ],
  closing: 'Buenas noches. Esto se cierra solo; mañana lo verás hecho.',
  goOn: { to: '/ambient', label: 'Dejar un sonido para dormir' },
};
