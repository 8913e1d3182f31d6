import type { Intro, KeyHelp, LevelInfo, RatingScale, Reflection } from '../contract.ts';

export const intro: Intro = {
  trains:
    'Ver un pensamiento como un pensamiento: palabras que llegan, y no órdenes ni verdades. No hay que creerlo ni pelear con él.',
  evidence:
    'En un estudio con 87 personas, practicar esto dos semanas con una aplicación ayudó más que esperar, y parecido a discutir el pensamiento.',
  steps: [
    'Llega un pensamiento. Marca cuánto te lo crees.',
    'Dale un nombre y míralo de otra manera.',
    'Camina un rato con él al lado, hacia algo que te importa.',
    'Nunca se revienta: lo que se empuja suele volver.',
  ],
};

export const levels: readonly [LevelInfo, ...LevelInfo[]] = [
  { level: 1, title: 'Darse cuenta', detail: 'Tres pensamientos, de uno en uno.' },
  {
    level: 2,
    title: 'Ponerle nombre',
    detail: 'Cuatro: ¿juicio, predicción, recuerdo, plan u orden?',
  },
  { level: 3, title: 'Dos a la vez', detail: 'Llegan juntos. ¿Cuál tira más?' },
  { level: 4, title: 'Uno tuyo', detail: 'Escríbelo, o pide un ejemplo.' },
  { level: 5, title: 'Llevarlo contigo', detail: 'Dos, mientras caminas y haces otra cosa.' },
];

export const rating: RatingScale = {
  question: '¿Cuánto te agobian tus pensamientos?',
  low: 'nada',
  high: 'muchísimo',
};

export const reflection: Reflection = {
  question: 'Si el pensamiento sirve para algo, ¿qué harías en dos minutos?',
  hint: 'Y si no sirve, puede seguir río abajo. No hay nada que hacer.',
  starters: [
    'Escribir a una persona y preguntarle cómo está.',
    'Preparar una sola cosa para mañana.',
    'Nada: lo dejo pasar.',
  ],
};

export const help: readonly KeyHelp[] = [
  { keys: 'Flechas', does: 'Mover la marca de cuánto lo crees.' },
  { keys: 'Espacio', does: 'Elegir lo que está marcado.' },
];
