/** What sign-out says of it, inside a list. */
export const GAMES_KEPT_TEXTS = {
  results: (count: number) =>
    count === 1 ? 'el resultado de una actividad' : `el resultado de ${count} actividades`,
  begun: (count: number) =>
    count === 1 ? 'una actividad sin terminar' : `${count} actividades sin terminar`,
} as const;
