/** How much still fits. */
export const COUNT_TEXTS = {
  left: (left: number) => (left === 1 ? 'Queda 1 carácter' : `Quedan ${left} caracteres`),
  over: (over: number) => `Sobran ${over} ${over === 1 ? 'carácter' : 'caracteres'}.`,
  full: (most: number) => `No cabe más: son ${most} caracteres.`,
} as const;
