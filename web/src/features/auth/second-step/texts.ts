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
  otherWays: 'Otras formas de comprobarlo',
  withCode: 'Usar mi aplicación de autenticación',
  withNamedCode: (name: string) => `Usar «${name}»`,
  withKey: 'Usar una llave de seguridad',
  withRecovery: 'Usar un código de recuperación',
  leave: 'Entrar con otra cuenta',
} as const;
