import type { NavigatorState } from './rules.ts';
import { PLACES_TO_KEEP } from './texts.ts';
import type { Intro, LevelInfo, RatingScale, Reflection } from '../contract.ts';

export const intro: Intro = {
  trains:
    'Preparar en calma lo que sirve en la tormenta: tu plan de seguridad, boya por boya. Y ensayarlo, como un simulacro.',
  evidence:
    'En un estudio en nueve hospitales, entre quienes hicieron un plan así en urgencias y recibieron llamadas después hubo cerca de la mitad de conductas suicidas en seis meses. El juego ayuda a armarlo y a ensayarlo; no reemplaza a nadie.',
  steps: [
    'Di cuánto malestar sientes hoy.',
    'Lleva el barco de boya en boya. Lo que escribas queda en tu plan de verdad.',
    'Ensaya con historias de otra gente: a qué boya ir y qué ayuda a dar ese paso.',
  ],
  safety: 'Si ahora mismo estás en peligro, esto puede esperar: entra en «Ayuda ahora».',
};

export const levels: readonly [LevelInfo, ...LevelInfo[]] = [
  {
    level: 1,
    title: 'Armar',
    detail: 'Las seis boyas de tu plan. Puedes dejar alguna para después.',
  },
  { level: 2, title: 'Ensayar', detail: 'Tres historias de otra gente, en ratos duros.' },
  { level: 3, title: 'Dos toques', detail: 'Encontrar la tarjeta que hace falta.' },
  { level: 4, title: 'Llevarlo', detail: 'Imprimir, compartir y darle un sitio.' },
  { level: 5, title: 'Repaso', detail: 'Una vez al mes: ¿sigue sirviendo?' },
];

export const rating: RatingScale = {
  question: '¿Te sería fácil encontrar tu plan en un mal momento?',
  low: 'nada fácil',
  high: 'muy fácil',
};

/** A copy is spoken of only by whoever has just said where it lives. */
export function reflectionOf({ place }: Pick<NavigatorState, 'place'>): Reflection {
  const kept = PLACES_TO_KEEP.find(({ id }) => id === place);
  return {
    question: '¿Qué podría estorbar, y cómo lo esquivas?',
    hint: 'Lo que más cuesta suele ser dar el primer paso. Una frase de «si pasa esto, entonces…» ayuda.',
    starters: [
      'Si me cuesta llamar, mando un mensaje corto.',
      kept?.ifLost ?? 'Si no me acuerdo de qué hacer, abro mi plan y leo una sola línea.',
      'Si no tengo ganas, hago solo una cosa de la segunda boya.',
    ],
  };
}
