import type { Tool } from '../../contract.ts';
import { SOURCES } from '../sources.content.ts';

export const selfCompassionBreak: Tool = {
  version: 1,
  forWhom: 'Para un error, un rechazo o un día en que te hablas como no le hablarías a nadie.',
  notFor:
    'La amabilidad a veces remueve. Si duele más, vuelve a los pies y a lo que ves, y déjalo por hoy.',
  evidence:
    'En 27 ensayos, practicar la autocompasión bajó el estrés, la ansiedad y la autocrítica de forma moderada. La mayoría eran cursos de semanas.',
  sources: [SOURCES.ferrari2019],
  beforehand: 'Piensa en algo que duela un poco, no lo peor. Los ojos, como prefieras.',
  steps: [
    {
      kind: 'timer',
      id: 'pause',
      picture: 'mirror',
      lines: [
        { say: 'Trae a la mente lo que pesa. Un momento basta.', pause: 6, room: 2 },
        { say: 'Nota dónde se queda en el cuerpo.', pause: 6, room: 2 },
        { say: 'Di por dentro: esto es difícil.', pause: 7, room: 3 },
        { say: 'Sin adornos y sin pelea. Esto es difícil.', pause: 6, room: 3, from: 5 },
        { say: 'Ahora: a otras personas también les pasa.', pause: 7, room: 3 },
        {
          say: 'Hay alguien, en alguna parte, con esto mismo esta noche.',
          pause: 7,
          room: 3,
          from: 5,
        },
        { say: 'No es un fallo tuyo. Es parte de vivir.', pause: 7, room: 3 },
        { say: 'Pon una mano en el pecho, en la cara o en el brazo.', pause: 6, room: 2 },
        { say: 'Siente el calor de esa mano.', pause: 8, room: 4 },
        { say: '¿Qué necesitas oír ahora?', pause: 7, room: 3 },
        { say: 'Dítelo con la voz que usarías con alguien a quien quieres.', pause: 8, room: 4 },
        { say: 'Si no sale nada, prueba: voy a tratarme con cuidado.', pause: 8, room: 4 },
        { say: 'Deja que llegue lo que llegue. Con un poco alcanza.', pause: 8, room: 5, from: 8 },
        { say: 'Una salida de aire larga.', pause: 6, room: 2 },
      ],
    },
    {
      kind: 'writing',
      id: 'words',
      title: '¿Qué te dijiste?',
      hint: 'Guárdalo para la próxima vez que lo necesites.',
      starters: [
        'Voy a tratarme con cuidado.',
        'Hiciste lo que pudiste con lo que había.',
        'Esto pasará, y mientras estoy aquí.',
      ],
      stays: true,
    },
  ],
  closing: 'Tratarte bien no te ablanda. Te da suelo para seguir.',
};
