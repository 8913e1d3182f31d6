import type { Tool } from '../../contract.ts';
import { SOURCES } from '../sources.content.ts';

export const fiveSenses: Tool = {
  version: 1,
  forWhom:
    'Para un ataque de pánico, una cabeza que corre o un momento en que todo parece lejos o irreal.',
  notFor:
    'Si algún sentido te trae un mal recuerdo, sáltalo y sigue con otro. Aquí los ojos van abiertos.',
  evidence:
    'La OMS usa ejercicios así para volver al presente, dentro de un programa más largo. Nadie ha medido bien este por separado.',
  sources: [SOURCES.who2020],
  beforehand: 'Quédate donde estás. No necesitas nada, ni cerrar los ojos.',
  steps: [
    {
      kind: 'timer',
      id: 'arrive',
      title: 'Llega',
      picture: 'stones',
      lines: [
        { say: 'Estás aquí. No hay que hacerlo bien.', pause: 2 },
        { say: 'Apoya los pies en el suelo, o nota dónde te apoyas.', pause: 3, room: 1 },
        { say: 'Suelta el aire despacio, como si empañaras un cristal.', pause: 4, room: 2 },
        { say: 'Otra vez, sin prisa.', pause: 4, room: 2, from: 4 },
        { say: 'Mira a tu alrededor. Vamos a ir sentido por sentido.', pause: 1, room: 1 },
      ],
    },
    {
      kind: 'tally',
      id: 'see',
      count: 5,
      title: 'Cinco cosas que ves',
      picture: 'stones',
      lines: [
        'Búscalas con los ojos y nómbralas por dentro. Fíjate en un detalle: un color, un borde, una sombra.',
      ],
    },
    {
      kind: 'tally',
      id: 'touch',
      count: 4,
      title: 'Cuatro cosas que tocas',
      picture: 'stones',
      lines: ['La tela, la mesa, tu propia mano. ¿Está frío o tibio? ¿Liso o áspero?'],
    },
    {
      kind: 'tally',
      id: 'hear',
      count: 3,
      title: 'Tres sonidos',
      picture: 'stones',
      lines: ['Uno lejos, uno cerca. Si hay silencio, escucha cómo es.'],
    },
    {
      kind: 'tally',
      id: 'smell',
      count: 2,
      title: 'Dos olores',
      picture: 'stones',
      lines: [
        'El aire, tu ropa, la piel de la muñeca. Si no hueles nada, piensa en dos que te gusten.',
      ],
    },
    {
      kind: 'tally',
      id: 'taste',
      count: 1,
      title: 'Un sabor',
      picture: 'stones',
      lines: ['El que tengas ahora en la boca, o un sorbo de agua.'],
    },
    {
      kind: 'timer',
      id: 'stay',
      title: 'Quédate',
      picture: 'stones',
      lines: [
        { say: 'Mira otra vez el lugar entero.', pause: 4, room: 2 },
        { say: 'Esto es ahora. Lo demás puede esperar un momento.', pause: 4, room: 2 },
        { say: 'Mueve los dedos de los pies. Siguen ahí.', pause: 3, room: 1 },
        { say: 'Deja que el aire salga una vez más, largo.', pause: 4, room: 2 },
      ],
    },
  ],
  closing: 'Puedes repetirlo en cualquier sitio, y nadie lo nota.',
};
