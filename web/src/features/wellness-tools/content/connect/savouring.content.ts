import type { Tool } from '../../contract.ts';
import { SOURCES } from '../sources.content.ts';

export const savouring: Tool = {
  version: 1,
  forWhom: 'Para días planos, cuando lo bueno pasa sin que lo notes.',
  notFor:
    'Si hoy nada da gusto, no es culpa tuya ni se fuerza: prueba «Un paso pequeño». Con comida, sáltalo si comer te resulta difícil.',
  evidence:
    'En un estudio con 193 estudiantes, aprender a saborear bajó los síntomas de depresión en dos semanas, aunque no subió la alegría.',
  sources: [SOURCES.hurley2012],
  beforehand: 'Busca algo bueno que tengas a mano: una bebida, una canción, una manta, la ventana.',
  steps: [
    {
      kind: 'list',
      id: 'what',
      title: '¿Qué vas a saborear?',
      items: ['Una bebida', 'Una canción', 'La luz', 'Un olor', 'Algo suave', 'Una foto'],
      most: 1,
    },
    {
      kind: 'timer',
      id: 'savour',
      picture: 'cup',
      lines: [
        { say: 'Ponlo delante de ti. Míralo como si fuera nuevo.', pause: 8, room: 2 },
        { say: 'Busca un detalle que nunca miraste.', pause: 8, room: 3 },
        { say: 'Acércate. ¿A qué huele, cómo suena, qué tacto tiene?', pause: 10, room: 3 },
        { say: 'Ahora sí: un sorbo, un compás, un roce. Despacio.', pause: 12, room: 4 },
        { say: 'Espera. Nota qué queda después.', pause: 10, room: 4 },
        { say: '¿Dónde lo sientes en el cuerpo?', pause: 8, room: 3 },
        { say: 'Otra vez, la mitad de rápido.', pause: 14, room: 5, from: 4 },
        {
          say: 'Si llega una preocupación, que espere a que se enfríe la taza.',
          pause: 8,
          room: 3,
          from: 4,
        },
        { say: '¿A quién le gustaría esto?', pause: 8, room: 3 },
        { say: 'Guárdalo: ponle un nombre a este minuto.', pause: 8, room: 3 },
      ],
    },
  ],
  closing: 'Lo bueno estaba ahí. Hoy te pilló mirando.',
};
