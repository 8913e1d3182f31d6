import type { Tool } from '../../contract.ts';
import { SOURCES } from '../sources.content.ts';

export const defusion: Tool = {
  version: 1,
  forWhom: 'Para un pensamiento pegajoso: una crítica, un miedo, una frase que se repite.',
  notFor:
    'Si el pensamiento es hacerte daño, no lo dejes pasar a solas: toca «Ayuda ahora». Si ver imágenes te incomoda, usa solo la frase.',
  evidence:
    'En una revisión de 66 experimentos, ejercicios así bajaron la molestia de los pensamientos frente a no hacer nada. Son sobre todo pruebas cortas de laboratorio.',
  sources: [SOURCES.levin2012],
  beforehand: 'No se trata de vaciar la cabeza. Ojos abiertos o cerrados.',
  steps: [
    {
      kind: 'writing',
      id: 'thought',
      title: '¿Qué frase se te pega?',
      hint: 'Tal como suena. Puedes dejarlo en blanco y solo pensarla.',
    },
    {
      kind: 'timer',
      id: 'distance',
      title: 'Un paso atrás',
      picture: 'leaves',
      lines: [
        { say: 'Di la frase por dentro, una vez.', pause: 5, room: 1 },
        { say: 'Ahora ponle delante: «estoy teniendo el pensamiento de que».', pause: 8, room: 2 },
        { say: 'Y ahora: «noto que estoy teniendo el pensamiento de que».', pause: 8, room: 2 },
        { say: '¿Cambió algo? Aunque sea un palmo.', pause: 5, room: 1 },
      ],
    },
    {
      kind: 'timer',
      id: 'river',
      title: 'El río',
      picture: 'leaves',
      lines: [
        { say: 'Imagina que te sientas a la orilla de un río.', pause: 6, room: 2 },
        { say: 'Por el agua bajan hojas, sin prisa.', pause: 6, room: 2 },
        { say: 'Cuando llegue un pensamiento, ponlo en una hoja.', pause: 8, room: 3 },
        { say: 'Déjala ir a su ritmo. No hay que empujarla.', pause: 8, room: 4 },
        { say: 'Si te subiste a la hoja, no pasa nada. Vuelve a la orilla.', pause: 8, room: 4 },
        { say: 'Si llega la misma frase, otra hoja.', pause: 8, room: 4 },
        { say: 'También «esto no funciona» va en una hoja.', pause: 8, room: 4, from: 5 },
        { say: 'Mira el río entero: el agua sigue.', pause: 8, room: 4, from: 5 },
        { say: 'Los pensamientos pasan por ti. No son tú.', pause: 8, room: 4, from: 8 },
        { say: 'Nota la orilla donde estás. El asiento, los pies.', pause: 5, room: 2 },
      ],
    },
    {
      kind: 'text',
      id: 'after',
      title: 'Y ahora',
      lines: [
        'Pregúntale a la frase: ¿me sirves para lo que quiero hacer hoy?',
        'Si sirve, úsala. Si no, que baje con las demás.',
      ],
    },
  ],
  closing: 'La frase puede volver. El río también.',
};
