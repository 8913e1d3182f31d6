/** What sign-out says of it, inside a list. */
export const RESOURCES_KEPT_TEXTS = {
  saved: (count: number) =>
    count === 1 ? 'un recurso guardado aquí' : `${count} recursos guardados aquí`,
} as const;
