/** Codes that come by mail, and what is around them. */
export const CODE_TEXTS = {
  label: 'Código de seis números',
  expiry: 'El código sirve durante una hora.',
  again: 'Enviar otro código',
  againIn: (seconds: number) => `Podrás pedir otro en ${seconds} s`,
  sentAgain: 'Listo: va un código nuevo en camino.',
  signIn: {
    title: 'Entra con un código',
    lead: 'Te enviamos seis números a tu correo. No hace falta la contraseña.',
    send: 'Enviarme un código',
    sentTitle: 'Mira tu correo',
    sent: (email: string) =>
      `Si hay una cuenta con ${email}, el código va en camino. También puedes abrir el enlace que lo acompaña.`,
    submit: 'Entrar',
    otherEmail: 'Usar otro correo',
    withPassword: 'Entrar con contraseña',
  },
  confirm: {
    lead: 'O escribe aquí el código que viene en el mismo mensaje.',
    submit: 'Confirmar mi correo',
  },
  recover: { submit: 'Continuar' },
} as const;
