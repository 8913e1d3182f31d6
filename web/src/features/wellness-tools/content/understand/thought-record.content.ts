import type { Tool } from '../../contract.ts';
import { SOURCES } from '../sources.content.ts';

export const thoughtRecord: Tool = {
  version: 1,
  forWhom: 'Para un pensamiento que te cambió el día y al que le sigues dando vueltas.',
  notFor:
    'No es para convencerte de que todo va bien. Si lo que pasó fue un daño real, empieza por cuidarte o pedir ayuda.',
  evidence:
    'Revisar pensamientos es una parte central de la terapia cognitiva. En cuatro estudios con 353 personas, hacerlo se asoció a mejores resultados. A solas se ha estudiado menos.',
  sources: [SOURCES.ezawa2023],
  beforehand: 'Piensa en un momento concreto: un día, un lugar, unos minutos.',
  steps: [
    {
      kind: 'writing',
      id: 'situation',
      title: '¿Qué pasó?',
      hint: 'Como lo grabaría una cámara: dónde, con quién, qué se dijo.',
    },
    {
      kind: 'list',
      id: 'feelings',
      title: '¿Qué sentiste?',
      items: ['Tristeza', 'Ansiedad', 'Rabia', 'Culpa', 'Vergüenza', 'Miedo', 'Soledad', 'Celos'],
      most: 3,
    },
    {
      kind: 'writing',
      id: 'thought',
      title: '¿Qué te dijo la cabeza?',
      hint: 'La frase exacta, aunque suene dura. Por ejemplo: «Siempre lo estropeo».',
      recalls: ['situation'],
    },
    {
      kind: 'slider',
      id: 'belief-before',
      title: '¿Cuánto te la crees ahora?',
      low: 'nada',
      high: 'del todo',
    },
    {
      kind: 'writing',
      id: 'facts',
      title: '¿Qué hechos no encajan con esa frase?',
      hint: 'Hechos, no ánimos. Algo que pasó, que dijo alguien o que hiciste.',
      recalls: ['thought'],
    },
    {
      kind: 'text',
      id: 'distance',
      picture: 'letter',
      title: 'Un paso atrás',
      lines: [
        'Imagina que esto le pasó a alguien a quien quieres, y te lo cuenta.',
        '¿Qué le dirías, sin mentirle?',
      ],
    },
    {
      kind: 'writing',
      id: 'balanced',
      title: '¿Cómo queda una frase más completa?',
      hint: 'Que entre lo malo y también lo que faltaba.',
      starters: ['Es verdad que … y también que …', 'Esta vez …, y eso no significa que …'],
      recalls: ['thought', 'facts'],
    },
    {
      kind: 'slider',
      id: 'belief-after',
      title: '¿Cuánto te crees ahora la primera?',
      low: 'nada',
      high: 'del todo',
      before: 'belief-before',
    },
  ],
  closing: 'Un pensamiento es una frase, no una sentencia. Hoy la leíste entera.',
};
