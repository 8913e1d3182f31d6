import type { Intro, LevelInfo, Reflection } from '../contract.ts';

export const intro: Intro = {
  trains: 'Mirar una cosa cada vez.',
  evidence: 'Este juego es una plantilla: no promete nada.',
  steps: ['Toca cada piedra y mírala un momento.', 'Cuando las hayas visto todas, termina.'],
};

export const levels: readonly [LevelInfo, ...LevelInfo[]] = [
  { level: 1, title: 'Tres piedras', detail: 'Para empezar' },
  { level: 2, title: 'Seis piedras', detail: 'Con más calma' },
];

export const reflection: Reflection = {
  question: '¿Qué viste?',
  hint: 'Unas palabras bastan.',
  starters: ['Un color que no esperaba.'],
};
