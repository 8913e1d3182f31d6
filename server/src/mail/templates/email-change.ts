import { PRODUCT } from '#domain/product.ts';
import type { Mail } from '../mail.ts';
import { type Secrets, writeLetter } from './letter.ts';

const LASTS = 'El enlace sirve una sola vez y dura 24 horas. El código dura 1 hora.';

/** To the address that the account has now. Both must agree before anything changes. */
export function emailChangeCurrentMail(to: string, { link, code }: Secrets, next: string): Mail {
  return writeLetter({
    to,
    subject: `¿Quieres cambiar tu correo en ${PRODUCT}?`,
    greeting: 'Hola:',
    paragraphs: [
      `Recibimos una petición para que tu cuenta pase a usar la dirección ${next}. Para cambiarla, confirma este mensaje y también el que llegó a la dirección nueva.`,
    ],
    code,
    button: { label: 'Confirmar el cambio', link },
    notes: [
      LASTS,
      'Si no lo pediste, ignora este mensaje: el cambio no se hará sin tu confirmación. Conviene que cambies también tu contraseña.',
    ],
  });
}

/** To the address that the account will have. */
export function emailChangeNewMail(to: string, { link, code }: Secrets): Mail {
  return writeLetter({
    to,
    subject: `Confirma tu nueva dirección en ${PRODUCT}`,
    greeting: 'Hola:',
    paragraphs: [`Confirma que esta es la dirección que quieres usar en tu cuenta de ${PRODUCT}.`],
    code,
    button: { label: 'Confirmar esta dirección', link },
    notes: [LASTS, 'Si no reconoces esta petición, puedes ignorar este mensaje.'],
  });
}
