import type { Tool } from '../../contract.ts';
import { SOURCES } from '../sources.content.ts';

export const quickMuscleRelaxation: Tool = {
  version: 1,
  forWhom: 'Para la tensión que se queda en el cuerpo: mandíbula, hombros, manos, tripa.',
  notFor:
    'No aprietes donde te duela, ni una zona con lesión o cirugía reciente: ahí basta con imaginarlo.',
  evidence:
    'Una revisión de 27 estudios vio que aprender a relajarse baja la ansiedad. En un ensayo con 60 personas, tensar y soltar dejó más calma. Tres minutos se han estudiado menos.',
  sources: [SOURCES.manzoni2008, SOURCES.toussaint2021],
  beforehand: 'Siéntate o túmbate. Los ojos, como prefieras. Puedes parar cuando quieras.',
  steps: [
    {
      kind: 'timer',
      id: 'body',
      picture: 'muscle',
      lines: [
        { say: 'Deja caer el peso. Algo te sostiene.', pause: 4 },
        { say: 'Cierra los puños. Aprieta a la mitad de tu fuerza.', pause: 5 },
        { say: 'Y suelta. Deja que las manos se abran solas.', pause: 8, room: 2 },
        { say: 'Nota la diferencia.', pause: 3, room: 1 },
        { say: 'Sube los hombros hacia las orejas. Mantenlos ahí.', pause: 5 },
        { say: 'Suelta. Que caigan más abajo de lo que crees.', pause: 8, room: 2 },
        { say: 'Ahora la cara: arruga la frente y aprieta los labios.', pause: 5 },
        { say: 'Y suelta. Los dientes, separados. La lengua, floja.', pause: 8, room: 2 },
        { say: 'Mete la tripa hacia dentro, un poco.', pause: 5 },
        { say: 'Suelta, y deja que el aire entre donde quiera.', pause: 8, room: 2 },
        { say: 'Aprieta los muslos y encoge los dedos de los pies.', pause: 5 },
        { say: 'Y suelta. Las piernas pesan, y está bien.', pause: 8, room: 2 },
        {
          say: 'Recorre el cuerpo. Si algo sigue tenso, dale una salida de aire larga.',
          pause: 8,
          room: 2,
        },
        { say: 'Quédate así un momento más.', pause: 6, room: 2 },
        { say: 'Mueve manos y pies, y vuelve cuando quieras.', pause: 2 },
      ],
    },
  ],
  closing: 'El cuerpo aprende rápido: la próxima vez bastará con soltar los hombros.',
};
