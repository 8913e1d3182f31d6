import type { Tool } from '../../contract.ts';
import { SOURCES } from '../sources.content.ts';

export const muscleRelaxation: Tool = {
  version: 1,
  forWhom: 'Para un cuerpo que lleva todo el día en guardia, y para antes de dormir.',
  notFor:
    'No tenses donde haya dolor, lesión o cirugía reciente; ahí solo suelta. Si la tensión arterial te preocupa, aprieta muy poco.',
  evidence:
    'Una revisión de 27 estudios vio que aprender a relajarse baja la ansiedad. En un ensayo con 60 personas, veinte minutos guiados dejaron más calma.',
  sources: [SOURCES.manzoni2008, SOURCES.toussaint2021],
  beforehand:
    'Mejor en la cama o en un sillón. Aprieta a media fuerza, sin dolor. Para cuando quieras.',
  steps: [
    {
      kind: 'timer',
      id: 'whole-body',
      picture: 'muscle',
      lines: [
        { say: 'Deja que el suelo, la cama o la silla te sostengan.', pause: 6, room: 1 },
        { say: 'Una salida de aire larga. Otra.', pause: 8, room: 1 },
        { say: 'Mano derecha: cierra el puño.', pause: 5 },
        { say: 'Suelta. Los dedos se abren como quieran.', pause: 10, room: 2 },
        { say: 'Mano izquierda: cierra el puño.', pause: 5 },
        { say: 'Suelta. Nota el calor que llega.', pause: 10, room: 2 },
        { say: 'Dobla los codos y aprieta los brazos contra el cuerpo.', pause: 5 },
        { say: 'Suelta. Los brazos pesan.', pause: 10, room: 2 },
        { say: 'Sube las cejas, arruga la frente.', pause: 5 },
        { say: 'Suelta. La frente se alisa.', pause: 10, room: 2 },
        { say: 'Aprieta los párpados y la nariz.', pause: 5 },
        { say: 'Suelta. Los ojos descansan.', pause: 10, room: 2 },
        { say: 'Junta los dientes, sin hacerte daño.', pause: 4 },
        { say: 'Suelta. La boca se entreabre.', pause: 10, room: 2 },
        { say: 'Lleva los hombros a las orejas.', pause: 5 },
        { say: 'Suelta. Abajo, y un poco más abajo.', pause: 10, room: 2 },
        { say: 'Junta los omóplatos por detrás.', pause: 5, from: 10 },
        { say: 'Suelta. La espalda se ensancha.', pause: 10, room: 2, from: 10 },
        { say: 'Toma aire y nota el pecho lleno, sin forzar.', pause: 4 },
        { say: 'Suéltalo todo.', pause: 9, room: 2 },
        { say: 'Endurece la tripa.', pause: 5 },
        { say: 'Suelta. Que suba y baje sola.', pause: 10, room: 2 },
        { say: 'Aprieta los glúteos.', pause: 5, from: 10 },
        { say: 'Suelta. La cadera se hunde un poco.', pause: 10, room: 2, from: 10 },
        { say: 'Aprieta los muslos.', pause: 5 },
        { say: 'Suelta. Las piernas se abren hacia fuera.', pause: 10, room: 2 },
        { say: 'Lleva las puntas de los pies hacia ti, despacio.', pause: 5 },
        { say: 'Suelta. Los pies caen a los lados.', pause: 10, room: 2 },
        { say: 'Recorre el cuerpo de arriba abajo.', pause: 8, room: 2 },
        { say: 'Donde quede tensión, manda una salida de aire.', pause: 12, room: 3 },
        { say: 'Quédate en esta calma, sin tarea.', pause: 14, room: 6 },
        { say: 'Si es hora de dormir, no hace falta volver.', pause: 5, room: 1 },
        { say: 'Si no, mueve los dedos y abre los ojos sin prisa.', pause: 3 },
      ],
    },
  ],
  closing: 'Con la práctica el cuerpo suelta antes. Dos o tres veces por semana ya se nota.',
};
