import type { Tool } from '../../contract.ts';
import { SOURCES } from '../sources.content.ts';

export const deskStretch: Tool = {
  version: 1,
  forWhom: 'Para muchas horas de pantalla, y para soltar sin que se note.',
  notFor:
    'Nada debe doler ni hormiguear. Con una lesión de cuello, espalda u hombro, haz solo lo que ya te permitieron.',
  evidence:
    'En 22 estudios con 2335 personas, parar menos de diez minutos dio algo más de energía y menos cansancio. Son efectos pequeños.',
  sources: [SOURCES.albulescu2022],
  beforehand: 'En la silla, con los pies en el suelo. Cada gesto, hasta donde sea cómodo.',
  steps: [
    {
      kind: 'timer',
      id: 'stretch',
      picture: 'stretch',
      lines: [
        { say: 'Deja la pantalla. Mira lo más lejos que puedas.', pause: 7, room: 1 },
        { say: 'Hombros hacia atrás, en círculos lentos.', pause: 12, room: 1 },
        { say: 'Lleva la oreja derecha hacia el hombro. Sin forzar.', pause: 10, room: 1 },
        { say: 'Vuelve al centro, y ahora la izquierda.', pause: 12, room: 1 },
        { say: 'Entrelaza los dedos y estira los brazos al frente.', pause: 10, room: 1 },
        { say: 'Ahora hacia arriba, como quien se despierta.', pause: 10, room: 1 },
        { say: 'Abre y cierra las manos. Gira las muñecas.', pause: 10, room: 1 },
        { say: 'Gira el tronco hacia un lado, con la mano en la rodilla.', pause: 10, room: 1 },
        { say: 'Y hacia el otro.', pause: 10, room: 1 },
        { say: 'Estira una pierna y mueve el pie en círculos.', pause: 10, room: 1, from: 5 },
        { say: 'La otra pierna.', pause: 10, room: 1, from: 5 },
        {
          say: 'Inclina el cuerpo hacia delante y deja colgar los brazos.',
          pause: 12,
          room: 1,
          from: 5,
        },
        { say: 'Sube despacio, la cabeza lo último.', pause: 8, room: 1, from: 5 },
        { say: 'Junta las palmas, frótalas y ponlas sobre los ojos.', pause: 10, room: 1 },
        { say: 'Una salida de aire larga. Ya puedes seguir.', pause: 5, room: 1 },
      ],
    },
  ],
  closing: 'Un vaso de agua y a otra cosa. En una hora, otra pausa.',
};
