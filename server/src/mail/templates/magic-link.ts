import { PRODUCT } from '#domain/product.ts';
import type { Mail } from '../mail.ts';
import { type Secrets, writeLetter } from './letter.ts';

/** Signing in without a password; for a new address it is also the confirmation. */
export function magicLinkMail(to: string, { link, code }: Secrets): Mail {
  return writeLetter({
    to,
    subject: `${code} es tu código para entrar en ${PRODUCT}`,
    greeting: 'Hola:',
    paragraphs: [
      'Escribe este código en la pantalla donde lo pediste, o entra con el botón en este dispositivo.',
    ],
    code,
    button: { label: `Entrar en ${PRODUCT}`, link },
    notes: [
      'El enlace y el código sirven una sola vez y duran 1 hora.',
      'No compartas el código: nadie de nuestro equipo te lo pedirá. Si no intentaste entrar, ignora este mensaje.',
    ],
  });
}
