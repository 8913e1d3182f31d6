import type { PathId } from '../lesson/lesson.ts';

export const PATH_TEXTS: Record<PathId, { title: string; line: string }> = {
  anxiety: { title: 'Ansiedad', line: 'Cuando el cuerpo avisa de más' },
  'low-mood': { title: 'Ánimo bajo', line: 'Cuando todo cuesta' },
  sleep: { title: 'Sueño', line: 'Para noches largas' },
  relationships: { title: 'Relaciones', line: 'Hablar, pedir, poner límites' },
  grief: { title: 'Duelo', line: 'Cuando falta alguien o algo' },
  'self-esteem': { title: 'Autoestima', line: 'Cómo te hablas por dentro' },
  anger: { title: 'Rabia', line: 'Una fuerza que avisa' },
  'habits-and-attention': { title: 'Hábitos y atención', line: 'Empezar, seguir, volver' },
};
