export const PREFERENCES_KEPT_TEXTS = {
  changes: (count: number) =>
    count === 1 ? 'un cambio en tus ajustes' : `${count} cambios en tus ajustes`,
} as const;
