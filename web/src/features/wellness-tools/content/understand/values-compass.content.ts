import type { Tool } from '../../contract.ts';
import { SOURCES } from '../sources.content.ts';

export const valuesCompass: Tool = {
  version: 1,
  forWhom: 'Para cuando falta rumbo, o los días se llenan de cosas que no importan.',
  notFor: 'No es una lista de deberes. Si al mirarla solo aparece culpa, déjala y vuelve otro día.',
  evidence:
    'Escribir sobre lo que de verdad importa ayuda a llevar mejor los golpes, según una revisión amplia. El efecto depende mucho del momento.',
  sources: [SOURCES.cohen2014, SOURCES.who2020],
  beforehand: 'No hay respuestas correctas. Elige lo tuyo, no lo que toca.',
  steps: [
    {
      kind: 'picture',
      id: 'compass',
      picture: 'compass',
      title: 'Una dirección, no una meta',
      lines: [
        'Una meta se alcanza y se tacha. Un valor es un norte: siempre queda camino.',
        'No tienes que llegar. Basta con mirar hacia allí.',
      ],
    },
    {
      kind: 'list',
      id: 'values',
      title: '¿Qué te importa de verdad?',
      hint: 'Elige hasta tres.',
      items: [
        'Cuidar',
        'Honestidad',
        'Amistad',
        'Familia',
        'Aprender',
        'Crear',
        'Justicia',
        'Libertad',
        'Humor',
        'Salud',
        'Naturaleza',
        'Calma',
        'Valentía',
        'Trabajo bien hecho',
        'Fe',
        'Generosidad',
      ],
      most: 3,
    },
    {
      kind: 'writing',
      id: 'why',
      title: '¿Por qué te importa el primero?',
      hint: 'Un recuerdo en el que lo viviste vale más que una explicación.',
      recalls: ['values'],
    },
    {
      kind: 'slider',
      id: 'closeness',
      title: 'Esta semana, ¿cuánto se pareció tu vida a eso?',
      low: 'casi nada',
      high: 'mucho',
    },
    {
      kind: 'writing',
      id: 'gesture',
      title: '¿Qué gesto de hoy apunta hacia allí?',
      hint: 'Diez minutos o menos. Mandar un audio, leer una página, decir que no.',
      starters: ['Hoy voy a '],
      recalls: ['values'],
    },
  ],
  closing: 'La brújula no empuja. Señala, y tú das el paso que puedas.',
};
