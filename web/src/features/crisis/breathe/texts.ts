import { COMPANION } from '#domain/product.ts';

export const BREATHE_TEXTS = {
  description:
    'Un minuto de respiración lenta, al ritmo del agua. Se abre sin cuenta y sin conexión.',
  title: 'Respirar un minuto',
  in: 'Toma aire',
  out: 'Suelta',
  still: 'Toma aire mientras cuentas hasta 4. Suelta mientras cuentas hasta 6. Repite seis veces.',
  moving: 'Toma aire mientras el agua crece. Suelta mientras baja.',
  dizzy: 'Si te mareas, detente y respira como siempre.',
  over: 'Pasó un minuto. Puedes quedarte otro, o seguir con tu día.',
  home: 'Volver al inicio',
  meet: `Conocer a ${COMPANION}`,
} as const;
