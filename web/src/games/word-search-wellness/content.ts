import type { Intro, KeyHelp, LevelInfo, RatingScale, Reflection } from '../contract.ts';

export const intro: Intro = {
  trains:
    'Un rato de atención tranquila: buscar palabras que da gusto leer y dejar que lo demás espere.',
  evidence:
    'La historia del final se parece a un ejercicio que se ha estudiado: completar historias con un final que no es malo. Allí se hacía muchas veces, en varias sesiones; aquí, una sola.',
  steps: [
    'Elige un tema y busca sus palabras en la arena.',
    'Cada palabra que encuentras deja pasar el agua: borra letras que sobran y deja otras doradas.',
    'Con las doradas formas, al final, la palabra que le falta a una historia.',
    'Las pistas son gratis y no hay reloj.',
  ],
};

export const levels: readonly [LevelInfo, ...LevelInfo[]] = [
  { level: 1, title: 'Ocho por ocho', detail: 'Hacia la derecha y hacia abajo.' },
  { level: 2, title: 'Nueve por nueve', detail: 'También en diagonal.' },
  { level: 3, title: 'Diez por diez', detail: 'Dos diagonales.' },
  { level: 4, title: 'Doce por doce', detail: 'Algunas van al revés.' },
  { level: 5, title: 'Catorce por catorce', detail: 'En las ocho direcciones.' },
  { level: 6, title: 'Con tus palabras', detail: 'Las que nombran cómo te sientes.' },
];

export const rating: RatingScale = {
  question: '¿Cuánto ruido hay en tu cabeza?',
  low: 'silencio',
  high: 'muchísimo',
};

export const reflection: Reflection = {
  question: '¿Dónde podrías encontrarte hoy con esa palabra?',
  hint: 'En algo que vayas a ver, a hacer o a decirle a alguien.',
  starters: ['De camino a casa.', 'En la mesa, con alguien.', 'Antes de dormir.'],
};

export const help: readonly KeyHelp[] = [
  { keys: 'Flechas', does: 'Ir de una letra a otra.' },
  { keys: 'Intro', does: 'Marcar la primera letra, y después la última.' },
  { keys: 'Retroceso', does: 'Soltar la primera letra.' },
  { keys: 'Inicio y Fin', does: 'Ir al principio o al final de la fila.' },
];
