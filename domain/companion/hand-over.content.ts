/** A model stopped in the middle of an answer; guided mode goes on. Said between the two. */
export const HAND_OVER_LINES = [
  'Se me cortó la respuesta. Sigo contigo en modo guiado.',
  'Perdí la conexión con el modelo a media frase; continúo en modo guiado.',
  'Esa respuesta no terminó de llegar. Sigo aquí, en modo guiado.',
  'Algo falló a mitad de camino. Continúo yo, en modo guiado.',
] as const;
