import { PRODUCT } from '#domain/product.ts';
import type { Mail } from '../mail.ts';
import { type Secrets, writeLetter } from './letter.ts';

/** From the people who run the site to somebody who has no account yet. */
export function inviteMail(to: string, { link, code }: Secrets): Mail {
  return writeLetter({
    to,
    subject: `Tienes una invitación para entrar en ${PRODUCT}`,
    greeting: 'Hola:',
    paragraphs: [
      `Te invitaron a ${PRODUCT}, un espacio tranquilo para acompañarte y cuidar cómo te sientes. Acepta la invitación y tu cuenta quedará lista.`,
    ],
    code,
    button: { label: 'Aceptar la invitación', link },
    notes: [
      'El enlace sirve una sola vez y dura 24 horas. El código dura 1 hora.',
      'Si no esperabas esta invitación, puedes ignorar este mensaje.',
    ],
  });
}
