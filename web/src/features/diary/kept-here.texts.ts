/** What sign-out says of it, inside a list. */
export const DIARY_KEPT_TEXTS = {
  drafts: (count: number) =>
    count === 1 ? 'una página del diario a medias' : `${count} páginas del diario a medias`,
  changes: (count: number) =>
    count === 1 ? 'un cambio en tu diario' : `${count} cambios en tu diario`,
  photos: (count: number) =>
    count === 1 ? 'una foto de tu diario' : `${count} fotos de tu diario`,
} as const;
