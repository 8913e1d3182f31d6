import type { Clue } from './case.ts';

export const CLUE_TEXTS: Record<Clue, string> = {
  body: 'El cuerpo',
  thought: 'Un pensamiento',
  urge: 'Qué le dan ganas de hacer',
  context: 'Qué pasó',
};

export const DETECTIVE_TEXTS = {
  caseOf: (number: number, count: number) => `Caso ${number} de ${count}`,
  clues: 'Pistas',
  closed: 'sin abrir',
  cluesLead: 'Abre una. Con pocas suele bastar.',
  map: (name: string) => `¿Por dónde anda lo que siente ${name}?`,
  near: 'Palabras de por ahí',
  twins: 'Se parecen mucho. ¿Cuál es?',
  noPlace: 'Toca una piedra del mapa y verás las palabras que quedan cerca.',
  two: 'Aquí hay dos a la vez. Elige las dos; el mapa se puede mover entre una y otra.',
  answer: 'Creo que es esto',
  answerWhy: { one: 'Elige una palabra.', two: 'Elige dos palabras.' },
  felt: (name: string, words: string) => `${name} lo llama ${words}`,
  and: ' y ',
  yours: (words: string) => `Tu palabra: ${words}.`,
  mapRevealed: 'Tu lugar en el mapa y el suyo',
  legendYours: 'Donde miraste',
  legendTheirs: 'Donde estaba',
  allClues: 'Todas las pistas',
  next: 'Siguiente caso',
  end: 'Cerrar la carpeta',
  used: (count: number) => (count === 1 ? 'Te bastó una pista.' : `Abriste ${count} pistas.`),
} as const;

/** How near it was, in words that do not grade anybody. */
export function nearnessText(closeness: number): string {
  if (closeness >= 0.999) return 'La misma palabra.';
  if (closeness >= 0.75) return 'Vecinas de puerta: mucha gente usaría la tuya.';
  if (closeness >= 0.5) return 'Del mismo barrio. Comparten una parte.';
  return 'Queda en otra orilla. En las cuatro pistas, aquí abajo, está el camino.';
}

export function outcomeText(cases: number, clues: number): string {
  return `${cases} casos mirados de cerca, con ${clues} pistas.`;
}
