export const PRIVACY_TEXTS = {
  title: 'Llave y copias',
  back: 'Volver al diario',
  openTitle: 'Tu diario, solo para ti',
  openLead:
    'Nadie más en Remanso puede leerlo: tu cuenta lo guarda y solo tú entras. Si quieres que tampoco se pueda leer en nuestro servidor, ponle una llave.',
  what: [
    'Tus páginas se cierran en este dispositivo antes de salir de él.',
    'Al servidor llega texto cifrado: ve cuándo escribes y cuánto ocupa, nada más.',
    'Buscar, releer y descargar siguen igual cuando lo abres.',
    'Si pierdes la contraseña y también la llave de reserva, nadie puede abrirlo. Tampoco nosotros.',
  ],
  start: 'Poner una llave',
  passphrase: 'Contraseña del diario',
  passphraseHint:
    'Mejor varias palabras que recuerdes. Al menos diez caracteres, distinta de la de tu cuenta.',
  repeat: 'Otra vez, para estar seguros',
  current: 'Contraseña de ahora',
  currentHint: 'También sirve la llave de reserva.',
  tooShort:
    'Es corta. Usa al menos diez caracteres: tres o cuatro palabras son fáciles de recordar.',
  different: 'Las dos no son iguales. Escríbela otra vez.',
  wrong: 'Con eso no se abre. Revisa mayúsculas, acentos y espacios.',
  make: 'Crear la llave',
  making: 'Creando la llave...',
  recoveryTitle: 'Tu llave de reserva',
  recoveryLead:
    'Se muestra solo ahora. Cópiala a mano o guárdala donde guardas papeles importantes: abre el diario si olvidas la contraseña.',
  copy: 'Copiar',
  copied: 'Copiada',
  notCopied: 'No se pudo copiar. Apúntala a mano.',
  download: 'Descargar como texto',
  recoveryFile: 'llave-de-reserva-remanso.txt',
  recoveryFileText: (key: string) =>
    `Llave de reserva de mi diario en Remanso\n\n${key}\n\nAbre el diario si olvido la contraseña. Nadie más debe tenerla.\n`,
  savedIt: 'La tengo guardada',
  proof: 'Escribe los últimos cuatro signos',
  proofWrong: 'No son esos. Míralos arriba, al final de la llave.',
  sealNow: 'Cerrar mi diario con llave',
  sealing: (done: number, all: number) => `Cerrando tus páginas: ${done} de ${all}`,
  opening: (done: number, all: number) => `Quitando la llave: ${done} de ${all}`,
  broken: 'Se interrumpió. Nada se perdió: lo que falta sigue donde lo dejó.',
  goOn: 'Seguir',
  unfinishedSealing: 'Faltan páginas por cerrar con llave.',
  unfinishedOpening: 'Faltan páginas por abrir del todo.',
  sealedTitle: 'Tu diario está cerrado con llave',
  sealedLead:
    'Solo se abre con tu contraseña o con la llave de reserva. Al servidor no llegan ni tus palabras ni la llave.',
  lockNow: 'Cerrar ahora',
  lockAfter: 'Cerrar solo, sin tocar nada durante',
  minutes: (count: number) => (count === 60 ? 'Una hora' : `${count} minutos`),
  changeTitle: 'Cambiar la contraseña',
  changeLead:
    'Tus páginas no se vuelven a escribir: cambia solo la cerradura. La llave de reserva sigue igual.',
  next: 'Contraseña nueva',
  change: 'Cambiar',
  changed: 'La contraseña cambió. Desde ahora se abre con la nueva.',
  offTitle: 'Quitar la llave',
  offLead: 'Tus páginas vuelven a guardarse sin cifrar en tu cuenta. Siguen siendo solo tuyas.',
  off: 'Quitar la llave',
  offConfirmTitle: '¿Quitar la llave del diario?',
  offConfirm:
    'Se descifran todas tus páginas y se guardan así en tu cuenta. Puedes volver a ponerla cuando quieras.',
  cancel: 'Cancelar',
  offDone: 'Tu diario ya no tiene llave.',
  leftOver: (count: number) =>
    count === 1
      ? 'Una página se cerró con otra llave y sigue cerrada. No se borró.'
      : `${count} páginas se cerraron con otra llave y siguen cerradas. No se borraron.`,
  failed: 'No se pudo. Hace falta conexión; nada se perdió.',
  changedElsewhere:
    'Otro dispositivo cambió la llave al mismo tiempo. Vuelve a entrar en el diario y prueba otra vez.',
  noCrypto:
    'Este navegador no puede cifrar en esta dirección. Abre Remanso por https para poner una llave.',
  exportTitle: 'Llevarte tu diario',
  exportLead: 'Todas tus páginas en un archivo, sin cifrar. Las fotos se quedan en su dispositivo.',
  exportSealed: 'Abre el diario para descargarlo.',
  exporting: 'Preparando el archivo...',
  html: 'Página para leer o imprimir',
  json: 'JSON, con todo',
  markdown: 'Markdown, para leer',
  csv: 'CSV, para hojas de cálculo',
  exportFailed: 'No se pudo leer todo el diario. Prueba otra vez con conexión.',
  exported: 'Descargado.',
  importTitle: 'Traer páginas',
  importLead:
    'De una copia de este diario, o de Daylio, Bearable y MoodTracker. Con llave, se cierran antes de salir de este dispositivo.',
  toImport: 'Traer un archivo',
} as const;

export const LOCK_TEXTS = {
  title: 'Tu diario está cerrado',
  lead: 'Ábrelo con tu contraseña del diario.',
  passphrase: 'Contraseña del diario',
  open: 'Abrir',
  opening: 'Abriendo...',
  wrong:
    'Con esa contraseña no se abre. Revisa mayúsculas, acentos y espacios. Puedes probar las veces que quieras.',
  wrongKey: 'Con esa llave no se abre. Son ocho grupos de cuatro signos; da igual si usas guiones.',
  forgot: 'No recuerdo la contraseña',
  forgotLead:
    'Usa la llave de reserva: los ocho grupos de letras y números que guardaste al cerrar el diario.',
  forgotBoth:
    'Sin la contraseña y sin la llave de reserva el diario no se puede abrir. Nadie tiene una copia, tampoco nosotros. No se borra nada: tus páginas siguen ahí por si la llave aparece.',
  recovery: 'Llave de reserva',
  withPassphrase: 'Usar la contraseña',
  afterRecovery:
    'Abierto con la llave de reserva. Puedes poner otra contraseña en «Llave y copias».',
  draft: 'Lo que escribías está guardado aquí, también cerrado con llave.',
  noKeys: 'Para abrirlo por primera vez en este dispositivo hace falta conexión.',
  failed: 'No se pudo abrir ahora. Prueba otra vez; no se perdió nada.',
  slow: 'Tarda un momento a propósito: así nadie puede adivinarla.',
} as const;
