import { PRODUCT } from '#domain/product.ts';
import type { Mail } from '../mail.ts';
import { writeLetter } from './letter.ts';

/** When somebody asks to delete the account: until when it can be taken back. */
export function deletionRequestedMail(
  to: string,
  { when, link }: { when: string; link: string },
): Mail {
  return writeLetter({
    to,
    subject: `Tu cuenta de ${PRODUCT} se borrará el ${when}`,
    greeting: 'Hola:',
    paragraphs: [
      `Nos pediste borrar tu cuenta. El ${when} borraremos todo lo que guardaste: conversaciones, diario, emociones, progreso y tus datos.`,
      'Hasta ese día puedes seguir entrando, y si cambias de idea, basta con cancelarlo en los ajustes.',
    ],
    button: { label: 'Conservar mi cuenta', link },
    notes: ['Si no lo pediste, entra, cancela el borrado y cambia tu contraseña.'],
  });
}

/** The last mail. */
export function deletionDoneMail(to: string): Mail {
  return writeLetter({
    to,
    subject: `Tu cuenta de ${PRODUCT} está borrada`,
    greeting: 'Hola:',
    paragraphs: [
      'Como pediste, borramos tu cuenta y todo lo que guardaste en ella. Este es el último mensaje que te enviamos.',
      'Gracias por el tiempo que compartiste. Si algún día quieres volver, puedes crear una cuenta nueva. Y si lo estás pasando mal, no tienes que llevarlo a solas: llama al número de emergencias de tu país, o abre «Ayuda ahora» en nuestra página: ahí están las líneas de cada país, y no hace falta cuenta.',
    ],
    notes: [],
  });
}
