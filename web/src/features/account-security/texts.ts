import { PRODUCT } from '#domain/product.ts';
import type { KnownCode } from './account-error.ts';

/** docs/specification.md §8 where it has a sentence, ours where it has none. */
export const ACCOUNT_ERRORS: Record<KnownCode, string> = {
  over_request_rate_limit: 'Demasiados intentos. Espera unos minutos antes de intentar nuevamente.',
  unexpected_failure: 'Error de conexión. Por favor, intenta más tarde.',
  network: 'No hay conexión con el servidor. No se cambió nada; prueba en un momento.',
  email_exists: 'Ese correo ya pertenece a otra cuenta.',
  email_address_invalid: 'Por favor, ingresa un correo electrónico válido.',
  mfa_verification_failed: 'Ese código no coincide. Usa el que tu aplicación muestra ahora.',
  mfa_challenge_expired: 'Pasó demasiado tiempo. Inténtalo otra vez.',
  mfa_recovery_codes_sole_factor:
    'Entraste con un código de recuperación. Añade primero otra aplicación o llave; después podrás quitar esta.',
  too_many_enrolled_mfa_factors: 'Ya tienes diez. Quita una que no uses para añadir otra.',
  too_many_passkeys: 'Ya tienes diez llaves de acceso. Quita una que no uses para añadir otra.',
  insufficient_aal:
    'Para cambiar esto hace falta tu segundo paso. Cierra sesión y entra otra vez con él.',
  key_cancelled: 'No se añadió ninguna llave. Puedes intentarlo otra vez cuando quieras.',
  key_known: 'Esa llave ya está en tu cuenta.',
  key_failed: 'No pudimos comprobar esa llave. Inténtalo otra vez o usa otra.',
  single_identity_not_deletable:
    'Es tu única forma de entrar. Añade otra antes de quitarla, para que no te quedes fuera.',
  email_conflict_identity_not_deletable:
    'Tu correo depende de esta cuenta. Cambia primero tu correo y después podrás quitarla.',
  identity_already_exists: 'Esa cuenta ya está vinculada a otra persona.',
  provider_failed: 'No se pudo vincular la cuenta. No se cambió nada; puedes intentarlo otra vez.',
  session_not_found: 'Tu sesión terminó. Entra de nuevo para seguir.',
  current_password_invalid: 'Esa no es la contraseña de tu cuenta. Prueba otra vez.',
  reauthentication_needed: 'Antes de este cambio hace falta confirmar que eres tú.',
  reauthentication_not_valid: 'Ese código no coincide o ya venció. Pide otro y pruébalo de nuevo.',
  reauthentication_cancelled: 'No se cambió nada.',
};

export const ACCOUNT_TEXTS = {
  title: 'Seguridad de la cuenta',
  lead: 'Quién puede entrar, desde dónde y con qué. Lo que cambies aquí se aplica al momento.',
  loading: 'Cargando...',
  retry: 'Intentar otra vez',
  offline: 'Sin conexión. Puedes mirar lo que ya se cargó; para cambiar algo hace falta la red.',
  cancel: 'Cancelar',
  close: 'Cerrar',
  remove: 'Quitar',
  back: 'Ajustes',
  index: 'En esta página',
  opens: {
    title: 'Lo que abre tu cuenta',
    lead: 'Cada forma de entrar que tienes, y cómo añadir o quitar una.',
  },
  open: 'Dónde está abierta',
  recovered: {
    title: 'Mira quién más puede entrar',
    body: 'Tu contraseña es nueva y las demás sesiones se cerraron. Por si alguien más estuvo en tu cuenta, repasa aquí tus segundos pasos, tus llaves de acceso y las cuentas vinculadas, y quita lo que no reconozcas.',
    next: 'Todo está bien, seguir',
  },
  email: {
    title: 'Correo',
    now: (email: string) => `Entras con ${email}.`,
    next: 'Correo nuevo',
    how: 'Enviamos un mensaje a tu dirección actual y otro a la nueva. El cambio queda hecho cuando abras los dos, así nadie puede cambiarla a tus espaldas.',
    save: 'Cambiar correo',
    same: 'Ese ya es tu correo.',
    pending: (next: string) => `El cambio a ${next} está esperando.`,
    pendingHow: (now: string, next: string) =>
      `Abre el mensaje que enviamos a ${now} y el que enviamos a ${next}. Mientras tanto sigues entrando con tu dirección de siempre.`,
    resend: 'Enviar los mensajes otra vez',
    resent: 'Listo: van los dos mensajes en camino.',
    cancel: 'Cancelar el cambio',
    cancelled: 'Tu correo se queda como estaba.',
    sent: 'Revisa las dos bandejas: hay un mensaje en cada una.',
  },
  password: {
    title: 'Contraseña',
    none: 'Esta cuenta entra sin contraseña. Si quieres tener una, te enviamos un enlace para elegirla.',
    toReset: 'Elegir una contraseña',
  },
} as const;

export const REAUTHENTICATION_TEXTS = {
  title: 'Confirma que eres tú',
  why: 'Esto cambia quién puede entrar en tu cuenta, así que preguntamos primero. Después no lo haremos durante unos minutos.',
  password: { label: 'Tu contraseña', missing: 'Escribe tu contraseña.' },
  mail: {
    how: (email: string) => `Te enviamos un código de seis números a ${email}.`,
    send: 'Enviar código',
  },
  code: {
    label: 'Código del correo',
    hint: (email: string) => `Lo enviamos a ${email}. Sirve durante una hora.`,
    missing: 'Escribe los seis números del código.',
  },
  confirm: 'Confirmar',
  byMail: 'Recibir un código por correo',
  byPassword: 'Usar mi contraseña',
  sendAgain: 'Enviar otro código',
} as const;

export const FACTOR_TEXTS = {
  title: 'Segundo paso',
  lead: 'Además de tu contraseña, algo que solo tú tienes: un código de tu teléfono o una llave. Si alguien averigua tu contraseña, no le alcanza para entrar.',
  none: 'Todavía no tienes un segundo paso.',
  kinds: { totp: 'Aplicación de autenticación', webauthn: 'Llave de seguridad' },
  since: (date: string) => `Desde el ${date}`,
  addApp: 'Añadir una aplicación',
  addKey: 'Añadir una llave de seguridad',
  app: {
    name: 'Aplicación',
    title: 'Añadir una aplicación',
    loading: 'Preparando tu código...',
    scan: 'Abre tu aplicación de autenticación (la que uses para códigos) y escanea esta imagen.',
    qr: 'Código QR para tu aplicación de autenticación',
    manual: 'No puedo escanearla',
    open: 'Abrir mi aplicación en este teléfono',
    manualHow:
      'O elige «introducir clave» en tu aplicación y copia esta. El tipo es «basada en tiempo».',
    secret: 'Clave',
    copy: 'Copiar la clave',
    copied: 'Clave copiada.',
    code: 'Código de seis números',
    codeHint: 'El que muestra tu aplicación ahora. Cambia cada 30 segundos.',
    codeMissing: 'Escribe los seis números del código.',
    confirm: 'Activar',
    done: 'Tu segundo paso está activo. En otros dispositivos hay que entrar de nuevo.',
  },
  key: {
    name: 'Llave',
    unsupported: 'Este navegador no puede usar llaves de seguridad.',
    done: 'Tu llave está lista. En otros dispositivos hay que entrar de nuevo.',
  },
  removeLabel: (name: string) => `Quitar ${name}`,
  removeTitle: (name: string) => `¿Quitar «${name}»?`,
  removeMore: 'Ya no servirá como segundo paso. Los otros que tienes siguen igual.',
  removeLast:
    'Era el último: tu cuenta volverá a entrar solo con la contraseña, y los códigos de recuperación que guardaste dejarán de servir.',
  removed: 'Se quitó de tu cuenta.',
  removal: {
    pending: (date: string) =>
      `El ${date} se quitarán todos tus segundos pasos, tus llaves de acceso y tu contraseña.`,
    ifNotYou:
      'Alguien lo pidió con un enlace enviado a tu correo. Si no fuiste tú, consérvalos y cambia la contraseña de tu correo.',
    tooNew:
      'Alguien lo pidió con un enlace enviado a tu correo. Esta sesión usa un segundo paso que tenía menos de una semana, y por eso no puede impedirlo.',
    keep: 'Conservar mis segundos pasos',
    kept: 'Tus segundos pasos se quedan.',
  },
} as const;

export const RECOVERY_TEXTS = {
  title: 'Códigos de recuperación',
  lead: 'Para el día que no tengas tu teléfono o tu llave a mano. Cada uno abre la puerta una sola vez.',
  none: 'Todavía no tienes. Sin ellos, perder el teléfono puede dejarte fuera de tu cuenta.',
  make: 'Crear códigos',
  renew: 'Crear códigos nuevos',
  left: (remaining: number, total: number) =>
    remaining === 1 ? `Queda 1 de ${total}.` : `Quedan ${remaining} de ${total}.`,
  used: 'Ya usaste todos. Crea otros para no quedarte sin esta puerta.',
  renewTitle: '¿Crear códigos nuevos?',
  renewBody: 'Los que tienes ahora dejarán de servir en ese momento.',
  sheetTitle: 'Guarda estos códigos',
  sheetLead:
    'Es la única vez que se muestran. Guárdalos en papel o en tu gestor de contraseñas, no en este dispositivo solamente.',
  list: 'Tus códigos',
  copy: 'Copiar',
  copied: 'Códigos copiados.',
  copyFailed: 'Este navegador no dejó copiar. Puedes descargarlos o escribirlos.',
  download: 'Descargar',
  print: 'Imprimir',
  kept: 'Ya los guardé',
  fileName: 'remanso-codigos-de-recuperacion.txt',
  fileHead: (email: string) =>
    `${PRODUCT}: códigos de recuperación de ${email}\nCada uno sirve una sola vez.`,
} as const;

export const PASSKEY_TEXTS = {
  title: 'Llaves de acceso',
  lead: 'Entra con tu huella, tu cara o el PIN de tu dispositivo, sin escribir nada. La llave se queda en tus dispositivos: aquí solo guardamos con qué reconocerla.',
  none: 'Todavía no tienes ninguna.',
  add: 'Añadir una llave de acceso',
  added: 'Lista: la próxima vez puedes entrar con ella.',
  unsupported: 'Este navegador no puede guardar llaves de acceso.',
  unnamed: 'Llave de acceso',
  since: (date: string) => `Añadida el ${date}`,
  lastUsed: (when: string) => `usada ${when}`,
  neverUsed: 'sin usar todavía',
  rename: 'Cambiar nombre',
  renameLabel: (name: string) => `Cambiar el nombre de ${name}`,
  renameTitle: 'Cambiar nombre',
  name: 'Nombre',
  nameMissing: 'Escribe un nombre.',
  save: 'Guardar',
  renamed: 'Nombre guardado.',
  removeLabel: (name: string) => `Quitar ${name}`,
  removeTitle: (name: string) => `¿Quitar «${name}»?`,
  removeBody:
    'Ya no podrás entrar con ella. En tu dispositivo puede quedar guardada hasta que la borres también ahí.',
  removed: 'La llave ya no abre tu cuenta.',
} as const;

export const SESSION_TEXTS = {
  title: 'Dónde está abierta tu cuenta',
  lead: 'Si algo de aquí no es tuyo, ciérralo y cambia tu contraseña.',
  current: 'Esta sesión',
  place: 'Lugar desconocido',
  address: (ip: string) => `dirección ${ip}`,
  active: (when: string) => `Activa ${when}`,
  end: 'Cerrar',
  endLabel: (device: string, when: string) => `Cerrar la sesión de ${device}, activa ${when}`,
  ended: 'Esa sesión está cerrada.',
  endOthers: 'Cerrar todas las demás',
  endOthersTitle: '¿Cerrar todas las demás?',
  endOthersBody: 'Quien esté ahí tendrá que entrar de nuevo. Esta sesión sigue abierta.',
  othersEnded: 'Solo queda abierta esta sesión.',
  alone: 'No hay otra sesión abierta.',
  unknownDevice: 'Dispositivo desconocido',
  on: (browser: string, system: string) => `${browser} en ${system}`,
} as const;

export const IDENTITY_TEXTS = {
  title: 'Cuentas vinculadas',
  lead: 'Otras cuentas tuyas con las que también puedes entrar.',
  link: (provider: string) => `Vincular ${provider}`,
  linked: 'Cuenta vinculada. Ya puedes entrar con ella.',
  unlinkLabel: (provider: string) => `Quitar ${provider}`,
  unlinkTitle: (provider: string) => `¿Quitar ${provider}?`,
  unlinkBody: (provider: string) => `Ya no podrás entrar con ${provider}. Tus datos no cambian.`,
  unlinked: 'La cuenta ya no está vinculada.',
  only: 'Es tu única forma de entrar, por eso no se puede quitar.',
  emailName: 'Correo y contraseña',
} as const;

export const DELETION_TEXTS = {
  title: 'Borrar mi cuenta',
  lead: 'Puedes irte cuando quieras, sin explicar nada.',
  what: 'Se borrará para siempre:',
  items: [
    'tu diario, lo que anotaste de tu ánimo y tus conversaciones con Nilo,',
    'tu plan de seguridad, tu red de apoyo y lo que anotaste de tu salud,',
    'tus puntos, fichas y todo lo que conseguiste,',
    'tu correo, tu contraseña y tus sesiones.',
  ],
  grace:
    'Hay siete días para cambiar de idea: hasta entonces nada se borra y puedes seguir entrando. Te enviamos un mensaje para confirmarlo.',
  open: 'Borrar mi cuenta',
  dialogTitle: '¿Borrar tu cuenta?',
  word: 'borrar',
  typeLabel: 'Para confirmar, escribe «borrar»',
  typeError: 'Escribe «borrar» para confirmar.',
  confirm: 'Pedir que se borre',
  requested: (date: string) => `Tu cuenta se borrará el ${date}.`,
  pending: (date: string) => `Tu cuenta se borrará el ${date}. Puedes quedarte.`,
  keep: 'Quedarme',
  kept: 'Tu cuenta se queda. Nada se borró.',
} as const;
