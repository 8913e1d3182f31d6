export const SECOND_STEP_TEXTS = {
  title: 'Un paso más',
  loading: 'Buscando tu segundo paso...',
  code: {
    lead: 'Escribe el código que muestra ahora tu aplicación de autenticación.',
    named: (name: string) => `Código de «${name}».`,
    submit: 'Continuar',
  },
  key: {
    lead: 'Acerca o conecta tu llave de seguridad, o usa este dispositivo si lo registraste.',
    submit: 'Usar mi llave',
  },
  recovery: {
    lead: 'Escribe uno de los códigos de recuperación que guardaste. Cada uno sirve una sola vez.',
    label: 'Código de recuperación',
    submit: 'Continuar',
  },
  lost: {
    lead: 'Si no tienes tu aplicación, ni tu llave, ni tus códigos, todavía hay un camino.',
    how: 'Podemos quitar el segundo paso de tu cuenta, y con él tus llaves de acceso y la contraseña. Para que nadie lo haga a tus espaldas, esperamos unos días y te avisamos ahora mismo por correo. Al final de la espera eliges una contraseña nueva y entras.',
    submit: 'Pedir que se quite',
    byMail:
      'Primero hay que comprobar que el correo de la cuenta es tuyo. Pide un enlace para cambiar la contraseña, ábrelo y vuelve a elegir esta opción.',
    toMail: 'Pedir el enlace',
    waiting: (date: string) =>
      `Listo. Quitaremos el segundo paso el ${date} y te escribiremos para que elijas otra contraseña. Si antes lo encuentras, puedes entrar con él como siempre.`,
  },
  otherWays: 'Otras formas de comprobarlo',
  withCode: 'Usar mi aplicación de autenticación',
  withNamedCode: (name: string) => `Usar «${name}»`,
  withKey: 'Usar una llave de seguridad',
  withRecovery: 'Usar un código de recuperación',
  withNothing: 'No tengo nada de esto',
  leave: 'Entrar con otra cuenta',
} as const;
