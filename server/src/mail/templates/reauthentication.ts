import { PRODUCT } from '#domain/product.ts';
import type { Mail } from '../mail.ts';
import { type Secrets, writeLetter } from './letter.ts';

/** A code that stands in for the current password, also to confirm a session; there is nothing to click. */
export function reauthenticationMail(to: string, { code }: Pick<Secrets, 'code'>): Mail {
  return writeLetter({
    to,
    subject: `${code} es tu código de seguridad de ${PRODUCT}`,
    greeting: 'Hola:',
    paragraphs: [
      'Escribe este código para confirmar que eres tú quien cambia tu contraseña o quién puede entrar en tu cuenta.',
    ],
    code,
    notes: [
      'El código sirve una sola vez y dura 1 hora.',
      'Si no estás cambiando nada en tu cuenta, no compartas el código y elige una contraseña nueva cuanto antes.',
    ],
  });
}
