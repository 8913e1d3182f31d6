import { PRODUCT } from '#domain/product.ts';

export const LEGAL_TEXTS = {
  description: `Política de privacidad y términos de ${PRODUCT}: qué se guarda de ti, para qué y cómo borrarlo.`,
} as const;
