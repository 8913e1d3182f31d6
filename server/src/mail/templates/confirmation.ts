import { PRODUCT } from '#domain/product.ts';
import type { Mail } from '../mail.ts';
import { type Secrets, writeLetter } from './letter.ts';

/** After signing up: proves that the address belongs to the person. */
export function confirmationMail(to: string, { link, code }: Secrets): Mail {
  return writeLetter({
    to,
    subject: `Confirma tu correo para entrar en ${PRODUCT}`,
    greeting: 'Hola:',
    paragraphs: [
      `Alguien creó una cuenta en ${PRODUCT} con esta dirección. Si fuiste tú, confirma el correo y ya puedes entrar.`,
    ],
    code,
    button: { label: 'Confirmar mi correo', link },
    notes: [
      'El enlace sirve una sola vez y dura 24 horas. El código dura 1 hora.',
      'Si no creaste ninguna cuenta, puedes ignorar este mensaje. No haremos nada más.',
    ],
  });
}
