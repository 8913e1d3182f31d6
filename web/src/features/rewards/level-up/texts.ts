/** One for each level, over and over: what the river would say. */
const LINES = [
  'Poco a poco también es avanzar.',
  'Lo que haces en un día difícil cuenta igual.',
  'El agua no tiene prisa, y llega.',
  'Cada vez que vuelves, el río te reconoce.',
  'Nada de lo que hiciste por ti se lo lleva la corriente.',
  'También descansar fue parte del camino.',
] as const;

export const LEVEL_TEXTS = {
  title: (level: number) => `Nivel ${level}`,
  line: (level: number) => LINES[level % LINES.length] ?? LINES[0],
  gained: 'Trae una ficha más. El nivel ya no baja, pase lo que pase.',
  next: (points: number) => `Para el siguiente hacen falta ${points} puntos, sin plazo.`,
  go: 'Seguir',
} as const;
