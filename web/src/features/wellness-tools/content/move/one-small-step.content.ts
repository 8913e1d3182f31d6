import type { Tool } from '../../contract.ts';
import { SOURCES } from '../sources.content.ts';

export const oneSmallStep: Tool = {
  version: 1,
  forWhom: 'Para los días en que todo pesa y levantarse ya es mucho.',
  notFor:
    'Si el cuerpo pide descanso por enfermedad, descansar es el paso. Si llevas dos semanas sin fuerzas, cuéntaselo a alguien que te atienda.',
  evidence:
    'En 26 ensayos con 1524 personas, planear actividades pequeñas y hacerlas sin esperar a las ganas ayudó en la depresión. Un solo paso es una parte de eso.',
  sources: [SOURCES.ekers2014],
  beforehand: 'Las ganas suelen llegar después de empezar, no antes.',
  steps: [
    {
      kind: 'list',
      id: 'kind',
      title: '¿De qué clase de paso tienes fuerzas?',
      items: [
        'Algo para el cuerpo',
        'Algo de la casa',
        'Algo con alguien',
        'Algo que me gustaba',
        'Algo pendiente',
      ],
      most: 1,
    },
    {
      kind: 'writing',
      id: 'step',
      title: '¿Cuál?',
      hint: 'Tan pequeño que dé casi risa: sentarte en la cama, abrir la ventana, lavar un vaso.',
      starters: [
        'Abrir la ventana',
        'Beber un vaso de agua',
        'Mandar un «hola»',
        'Ponerme los zapatos',
      ],
      recalls: ['kind'],
    },
    {
      kind: 'text',
      id: 'smaller',
      picture: 'step',
      title: 'Hazlo más pequeño todavía',
      lines: [
        '¿Se puede hacer en dos minutos? Si no, córtalo por la mitad.',
        'No tienes que terminar nada. Solo empezar.',
      ],
    },
    {
      kind: 'timer',
      id: 'do',
      title: 'Dos minutos',
      picture: 'step',
      lines: [
        { say: 'Cuenta conmigo: tres, dos, uno. Muévete.', pause: 8, room: 1 },
        { say: 'Haz tu paso, sin prisa. Aquí te espero.', pause: 40, room: 6 },
        { say: 'Si ya está, respira. Si no, sigue un poco.', pause: 20, room: 4 },
        {
          say: 'Nota algo que haya cambiado: la luz, el cuerpo, el vaso limpio.',
          pause: 6,
          room: 1,
        },
      ],
    },
    {
      kind: 'list',
      id: 'how-it-went',
      title: '¿Cómo fue?',
      items: ['Lo hice', 'Empecé', 'No pude, y lo intenté', 'Hice otra cosa'],
      most: 1,
    },
  ],
  closing: 'Un paso es un paso. También intentarlo deja huella.',
};
