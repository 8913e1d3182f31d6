import type { Tool } from '../../contract.ts';
import { SOURCES } from '../sources.content.ts';

export const gratitude: Tool = {
  version: 1,
  forWhom: 'Para entrenar el ojo que ve lo que sí hubo, sobre todo en semanas grises.',
  notFor:
    'No es para tapar lo que duele ni para agradecer un maltrato. Si hoy no hay nada, déjalo: también es verdad.',
  evidence:
    'En 27 estudios con 3675 personas, los ejercicios de gratitud bajaron un poco la depresión y la ansiedad. Hay cosas que ayudan más si estás mal.',
  sources: [SOURCES.cregg2021],
  beforehand: 'Cuanto más concreto y pequeño, mejor.',
  steps: [
    {
      kind: 'text',
      id: 'how',
      picture: 'lanterns',
      title: 'Ni grande ni obligatorio',
      lines: [
        'No sirve «mi familia, la salud». Sirve «el sol en la taza a las ocho».',
        'Busca en el día de hoy, o en ayer.',
      ],
    },
    {
      kind: 'writing',
      id: 'first',
      title: 'Una cosa que estuvo bien',
      hint: 'Qué, dónde, con quién. Como una foto.',
    },
    {
      kind: 'writing',
      id: 'why',
      title: '¿Por qué pasó?',
      hint: 'Alguien hizo algo, o lo hiciste tú, o simplemente estabas ahí.',
      recalls: ['first'],
    },
    {
      kind: 'writing',
      id: 'more',
      title: 'Y otras dos',
      hint: 'Una línea para cada una. Vale lo mínimo.',
    },
    {
      kind: 'list',
      id: 'thank',
      title: '¿Se lo dirías a alguien?',
      items: ['Hoy mismo', 'Esta semana', 'Me lo quedo'],
      most: 1,
    },
    {
      kind: 'timer',
      id: 'stay',
      title: 'Quédate con una',
      picture: 'lanterns',
      lines: [
        { say: 'Elige una de las tres y vuelve a estar allí.', pause: 8, room: 2 },
        { say: 'La luz, el sonido, la cara de alguien.', pause: 10, room: 3 },
        { say: 'Deja que ocupe un poco más de sitio.', pause: 10, room: 3 },
      ],
    },
  ],
  closing: 'No borra lo malo. Va al lado.',
};
