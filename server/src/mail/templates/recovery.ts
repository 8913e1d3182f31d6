import { PRODUCT } from '#domain/product.ts';
import type { Mail } from '../mail.ts';
import { type Secrets, writeLetter } from './letter.ts';

/** For a forgotten password. */
export function recoveryMail(to: string, { link, code }: Secrets): Mail {
  return writeLetter({
    to,
    subject: `Elige una contraseña nueva para ${PRODUCT}`,
    greeting: 'Hola:',
    paragraphs: [
      'Recibimos una petición para cambiar la contraseña de tu cuenta. Abre el enlace, o escribe el código en la aplicación, y elige una nueva.',
    ],
    code,
    button: { label: 'Elegir otra contraseña', link },
    notes: [
      'El enlace y el código sirven una sola vez y duran 1 hora.',
      'Si no lo pediste, ignora este mensaje: tu contraseña sigue siendo la misma.',
    ],
  });
}
