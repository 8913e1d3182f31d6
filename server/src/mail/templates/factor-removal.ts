import { PRODUCT } from '#domain/product.ts';
import type { Mail } from '../mail.ts';
import { writeLetter } from './letter.ts';

const WHEN = new Intl.DateTimeFormat('es', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'America/Mexico_City',
});

/** At once, when somebody who reads this mailbox asks: until when it can be called off, and how. */
export function factorRemovalMail(to: string, due: Date, siteUrl: string): Mail {
  const when = `${WHEN.format(due)} (hora de Ciudad de México)`;
  return writeLetter({
    to,
    subject: `Se pidió quitar el segundo paso de tu cuenta de ${PRODUCT}`,
    greeting: 'Hola:',
    paragraphs: [
      `Alguien que abrió un enlace enviado a este correo pidió entrar sin el segundo paso. El ${when} quitaremos todos los segundos pasos de tu cuenta, las llaves de acceso y tu contraseña, y se cerrarán las sesiones.`,
      'Si fuiste tú, no hace falta nada más: ese día te escribiremos para que elijas otra contraseña.',
      `Si no fuiste tú, entra con tu segundo paso y elige conservarlo en ${siteUrl}/settings/security. Después cambia la contraseña de tu correo, porque alguien pudo leer este buzón.`,
    ],
    button: { label: 'Conservar mi segundo paso', link: `${siteUrl}/settings/security` },
    notes: ['La espera está para que nadie pueda hacer este cambio sin que te enteres.'],
  });
}

/** When they are gone. */
export function factorsRemovedMail(to: string, siteUrl: string): Mail {
  return writeLetter({
    to,
    subject: `Ya puedes volver a entrar en tu cuenta de ${PRODUCT}`,
    greeting: 'Hola:',
    paragraphs: [
      'Quitamos los segundos pasos y las llaves de acceso de tu cuenta, como se pidió desde este correo. La contraseña de antes ya no sirve y las sesiones están cerradas.',
      'Elige una contraseña nueva para entrar. Después mira si reconoces cada cuenta vinculada, y quita lo que no sea tuyo.',
    ],
    button: { label: 'Elegir una contraseña', link: `${siteUrl}/reset-password` },
    notes: ['Te escribimos cada vez que cambia algo que abre tu cuenta.'],
  });
}
