import { PRODUCT } from '#domain/product.ts';
import type { Mail } from '../mail.ts';
import { writeLetter } from './letter.ts';

/** What now opens the account, or no longer does. */
export type SecurityChange =
  | 'password_changed'
  | 'email_changed'
  | 'passkey_added'
  | 'passkey_removed'
  | 'factor_added'
  | 'factor_removed'
  | 'factor_removal_cancelled'
  | 'recovery_codes_made'
  | 'recovery_codes_removed'
  | 'identity_linked'
  | 'identity_unlinked';

interface Pages {
  /** Where everything that opens the account is listed and can be taken away. */
  security: string;
  /** Where somebody who cannot get in chooses another password. */
  reset: string;
}

interface Words {
  subject: string;
  what: string;
  ifNotYou: (pages: Pages) => readonly string[];
}

const LOOK_THROUGH =
  'Después mira si reconoces cada llave de acceso, cada segundo paso y cada sesión de tu cuenta, y quita lo que no sea tuyo.';
const takeBack = ({ reset }: Pages) =>
  `Si no fuiste tú, elige ahora mismo otra contraseña en ${reset}: con eso se cierran las demás sesiones.`;

/** None names a key, a factor or a device: who adds one chooses its name, and could write to people that way. */
const WORDS: Record<SecurityChange, Words> = {
  password_changed: {
    subject: `Tu cuenta de ${PRODUCT} tiene una contraseña nueva`,
    what: 'La contraseña de tu cuenta es otra desde ahora, y se cerraron las demás sesiones.',
    ifNotYou: (pages) => [takeBack(pages), LOOK_THROUGH],
  },
  email_changed: {
    subject: `Tu cuenta de ${PRODUCT} usa otro correo`,
    what: 'Como se confirmó desde las dos direcciones, tu cuenta entra desde ahora con otro correo. A esta dirección ya no llegarán sus mensajes.',
    ifNotYou: ({ security }) => [
      `Si no fuiste tú, alguien pudo leer este buzón: cambia primero la contraseña de tu correo. Si aún tienes una sesión abierta, pon de nuevo tu dirección en ${security}.`,
      'Si ya no puedes entrar, responde a este mensaje cuanto antes y te ayudaremos a recuperar la cuenta.',
    ],
  },
  passkey_added: {
    subject: `Una llave de acceso nueva abre tu cuenta de ${PRODUCT}`,
    what: 'Se añadió una llave de acceso a tu cuenta. Quien la tiene entra sin escribir la contraseña.',
    ifNotYou: ({ security, reset }) => [
      `Si no fuiste tú, quítala en ${security} y cambia tu contraseña. Si no puedes entrar, elige otra contraseña en ${reset} y quita la llave después.`,
    ],
  },
  passkey_removed: {
    subject: `Se quitó una llave de acceso de tu cuenta de ${PRODUCT}`,
    what: 'Una de tus llaves de acceso ya no abre tu cuenta.',
    ifNotYou: (pages) => [takeBack(pages), `Puedes añadir la llave otra vez en ${pages.security}.`],
  },
  factor_added: {
    subject: `Tu cuenta de ${PRODUCT} tiene un segundo paso nuevo`,
    what: 'Se añadió un segundo paso a tu cuenta: al entrar se puede pedir también un código o una llave. En los demás dispositivos hay que entrar de nuevo.',
    ifNotYou: ({ security, reset }) => [
      `Si no fuiste tú y puedes entrar, quítalo en ${security} y cambia tu contraseña.`,
      `Si se te pide un código que no tienes, pide en ${reset} un enlace para entrar, ábrelo y elige «No tengo nada de esto». Hazlo en los próximos siete días: en ese tiempo quien lo añadió no puede impedirlo.`,
    ],
  },
  factor_removed: {
    subject: `Se quitó un segundo paso de tu cuenta de ${PRODUCT}`,
    what: 'Uno de tus segundos pasos ya no sirve para entrar en tu cuenta.',
    ifNotYou: (pages) => [takeBack(pages), `Puedes añadirlo otra vez en ${pages.security}.`],
  },
  factor_removal_cancelled: {
    subject: `Tu cuenta de ${PRODUCT} conserva su segundo paso`,
    what: 'Se había pedido desde este correo quitar los segundos pasos de tu cuenta. Alguien que los tiene eligió conservarlos, y todo sigue como antes.',
    ifNotYou: () => [
      'Si no fuiste tú quien los conservó, o no reconoces alguno, responde a este mensaje cuanto antes y te ayudaremos a recuperar la cuenta.',
    ],
  },
  recovery_codes_made: {
    subject: `Tu cuenta de ${PRODUCT} tiene códigos de recuperación nuevos`,
    what: 'Se crearon códigos de recuperación. Si había otros, ya no sirven.',
    ifNotYou: (pages) => [takeBack(pages), `Crea después códigos nuevos en ${pages.security}.`],
  },
  recovery_codes_removed: {
    subject: `Se quitaron los códigos de recuperación de tu cuenta de ${PRODUCT}`,
    what: 'Tus códigos de recuperación ya no sirven para entrar.',
    ifNotYou: (pages) => [takeBack(pages), `Crea después códigos nuevos en ${pages.security}.`],
  },
  identity_linked: {
    subject: `Hay otra forma de entrar en tu cuenta de ${PRODUCT}`,
    what: 'Se vinculó tu cuenta con la de otro servicio. Quien entra en ese servicio puede entrar también aquí.',
    ifNotYou: (pages) => [
      `Si no fuiste tú, quita la vinculación en ${pages.security}.`,
      takeBack(pages),
    ],
  },
  identity_unlinked: {
    subject: `Se quitó una forma de entrar en tu cuenta de ${PRODUCT}`,
    what: 'Una de las formas de entrar que tenías ya no abre tu cuenta.',
    ifNotYou: (pages) => [takeBack(pages), `Puedes vincularla otra vez en ${pages.security}.`],
  },
};

/** After the fact, to the mailbox of who owns the account: what changed, and how to undo it. */
export function securityNoticeMail(to: string, change: SecurityChange, siteUrl: string): Mail {
  const { subject, what, ifNotYou } = WORDS[change];
  const pages = { security: `${siteUrl}/settings/security`, reset: `${siteUrl}/reset-password` };
  return writeLetter({
    to,
    subject,
    greeting: 'Hola:',
    paragraphs: [what, 'Si fuiste tú, no hace falta que hagas nada.', ...ifNotYou(pages)],
    button: { label: 'Ver la seguridad de mi cuenta', link: pages.security },
    notes: ['Te escribimos cada vez que cambia algo que abre tu cuenta.'],
  });
}
