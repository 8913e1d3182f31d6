/** What sign-out says of it, inside a list. */
export const TOOLS_KEPT_TEXTS = {
  results: (count: number) =>
    count === 1 ? 'una herramienta terminada' : `${count} herramientas terminadas`,
  marks: (count: number) =>
    count === 1 ? 'un cambio en tus herramientas' : `${count} cambios en tus herramientas`,
  begun: (count: number) =>
    count === 1 ? 'una herramienta a medias' : `${count} herramientas a medias`,
  notes: (count: number) =>
    count === 1 ? 'una nota de tus herramientas' : `${count} notas de tus herramientas`,
} as const;
