import type { Intro, KeyHelp, LevelInfo, RatingScale, Reflection } from '../contract.ts';

export const intro: Intro = {
  trains:
    'Suelta el aire despacio, con algo en las manos. Cada salida de aire es una frase; cada burbuja, una nota.',
  evidence:
    'En trece estudios, muy distintos entre sí, los juegos sencillos parecieron bajar el estrés por un rato.',
  steps: [
    'Mientras tomas aire, las burbujas crecen.',
    'Mientras lo sueltas, se encienden una por una. Tócalas cuando se enciendan, o pasa el dedo sin levantarlo.',
    'Si tocas antes de tiempo, la burbuja solo tiembla. No se pierde nada.',
    'Con el sonido encendido, al final oyes la melodía que hiciste.',
    'En «Libre» no hay ritmo: deja el dedo en el agua y se infla una burbuja. Tras ocho notas, el agua responde.',
  ],
  safety: 'Si te mareas, respira como siempre. Puedes parar cuando quieras.',
};

export const levels: readonly [LevelInfo, ...LevelInfo[]] = [
  { level: 1, title: 'Orilla', detail: 'Minuto y medio. Ocho respiraciones por minuto.' },
  { level: 2, title: 'Remanso', detail: 'Dos minutos. Un poco más lento.' },
  { level: 3, title: 'Hondo', detail: 'Dos minutos. Seis respiraciones por minuto.' },
  { level: 4, title: 'Muy hondo', detail: 'Dos minutos y medio. El ritmo más lento.' },
  {
    level: 5,
    title: 'Sin luz',
    detail: 'La luz se apaga a la mitad. Quedan la palabra y el sonido.',
  },
  { level: 6, title: 'De memoria', detail: 'Tres minutos. Al final, solo tu propio ritmo.' },
  {
    level: 7,
    title: 'Corrientes',
    detail: 'Tres minutos. El agua gira, y cada burbuja empuja a las otras.',
  },
  {
    level: 8,
    title: 'Libre',
    detail: 'Sin ritmo, hasta que quieras. Deja el dedo en el agua y se infla una burbuja.',
  },
];

export const rating: RatingScale = {
  question: '¿Cuánta tensión hay en tu cuerpo?',
  low: 'nada',
  high: 'muchísima',
};

export const reflection: Reflection = {
  question: '¿Dónde sientes ahora tensión o descanso?',
  hint: 'En qué parte del cuerpo.',
  starters: [
    'En los hombros.',
    'En la mandíbula.',
    'En el pecho.',
    'En el vientre.',
    'En las manos.',
    'En la respiración.',
    'Ahora mismo, en ninguna parte.',
  ],
};

export const help: readonly KeyHelp[] = [
  { keys: 'Espacio', does: 'Tocar la burbuja marcada o, sin marca, la que sigue.' },
  { keys: 'Flechas', does: 'Ir de una burbuja a otra; Intro la toca.' },
];
