import type { Tool } from '../../contract.ts';
import { SOURCES } from '../sources.content.ts';

export const contactPoints: Tool = {
  version: 1,
  forWhom: 'Para cuando flotas, te mareas de nervios o el cuerpo parece de otra persona.',
  notFor: 'Si mirar el cuerpo te agobia, quédate solo con los pies y con lo que ves fuera.',
  evidence:
    'Notar el apoyo forma parte de los ejercicios que la OMS recomienda para volver al presente. Por separado se ha estudiado poco.',
  sources: [SOURCES.who2020],
  beforehand: 'De pie, en una silla o en la cama. Con los ojos abiertos o cerrados.',
  steps: [
    {
      kind: 'timer',
      id: 'contact',
      picture: 'body',
      lines: [
        { say: 'Nota tus pies. Dónde tocan, dónde no.', pause: 5, room: 2 },
        { say: 'Apriétalos contra el suelo, y afloja.', pause: 4, room: 1 },
        { say: 'Busca el siguiente apoyo: las piernas, la cadera.', pause: 5, room: 2 },
        { say: 'Deja que ese apoyo cargue contigo.', pause: 4, room: 2 },
        { say: 'Nota la espalda, si algo la toca.', pause: 5, room: 2, from: 3 },
        { say: 'Nota la ropa en los hombros. Cuánto pesa.', pause: 5, room: 2, from: 3 },
        { say: 'Las manos: junta una con otra y presiona un poco.', pause: 4, room: 2 },
        { say: 'Aparta las manos. Nota el aire entre los dedos.', pause: 5, room: 2, from: 3 },
        {
          say: 'Ahora pon una mano donde te apetezca: el pecho, la tripa, el brazo.',
          pause: 5,
          room: 2,
          from: 5,
        },
        { say: 'Siente su calor. No tiene que pasar nada más.', pause: 6, room: 3, from: 5 },
        { say: 'Mira una cosa del lugar donde estás, y di su nombre.', pause: 4, room: 1 },
        { say: 'Todos los apoyos a la vez. Te sostienen.', pause: 5, room: 3 },
      ],
    },
  ],
  closing: 'Los pies están siempre a mano: en una fila, en una llamada, en la cama.',
};
