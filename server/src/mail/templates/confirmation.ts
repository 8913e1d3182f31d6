import { PRODUCT } from '#domain/product.ts';
import type { Mail } from '../mail.ts';
import { type Secrets, writeLetter } from './letter.ts';

interface Confirmation {
  paragraphs: readonly string[];
  notes: readonly string[];
}

function letter(to: string, { link, code }: Secrets, { paragraphs, notes }: Confirmation): Mail {
  return writeLetter({
    to,
    subject: `Confirma tu correo para entrar en ${PRODUCT}`,
    greeting: 'Hola:',
    paragraphs: [
      `Alguien creó una cuenta en ${PRODUCT} con esta dirección. Si fuiste tú, confirma el correo y ya puedes entrar.`,
      ...paragraphs,
    ],
    code,
    button: { label: 'Confirmar mi correo', link },
    notes: [
      ...notes,
      'El enlace sirve una sola vez y dura 24 horas. El código dura 1 hora.',
      'Si no creaste ninguna cuenta, puedes ignorar este mensaje. No haremos nada más.',
    ],
  });
}

/** After signing up: proves that the address belongs to the person. */
export function confirmationMail(to: string, secrets: Secrets): Mail {
  return letter(to, secrets, { paragraphs: [], notes: [] });
}

/** The same for an account without a password, or with two: nobody knows whose each of them is. */
export function confirmationToChooseMail(to: string, secrets: Secrets): Mail {
  return letter(to, secrets, {
    paragraphs: [
      'Esta cuenta todavía no tiene contraseña. Si escribiste una, no sirve: esta dirección se usó más de una vez, y solo quien lee este buzón debe decidir.',
    ],
    notes: [
      'Después de confirmar puedes elegir la tuya con «Olvidé mi contraseña», en la página de entrada, o entrar siempre con un código.',
    ],
  });
}
