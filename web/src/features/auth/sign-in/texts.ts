export const SIGN_IN_TEXTS = {
  otherWays: 'Otras formas de entrar',
  otherWaysSignUp: 'O usa una cuenta que ya tienes',
  withCode: 'Recibir un código por correo',
  withPasskey: 'Usar una llave de acceso',
  withProvider: (label: string) => `Continuar con ${label}`,
  withOrganization: 'Entrar con tu organización',
  organization: {
    title: 'Entra con tu organización',
    lead: 'Escribe tu correo del trabajo o de la escuela y te llevamos a su página de entrada.',
    submit: 'Continuar',
    withPassword: 'Entrar con contraseña',
  },
  arrival: {
    entering: 'Entrando...',
    failedTitle: 'No se pudo entrar',
    again: 'Elegir otra forma de entrar',
    newLink: 'Recibir otro código o enlace',
    ask: {
      title: '¿Es tu cuenta?',
      lead: (email: string) => `Este enlace abre la cuenta de ${email}.`,
      unasked:
        'Nadie pidió ese correo desde este navegador. Si no lo pediste en otro lugar, no entres: lo que escribas quedaría en una cuenta ajena.',
      other: (email: string) =>
        `Aquí está abierta la cuenta de ${email}. Si sigues, cambias de una a otra.`,
      accept: 'Sí, entrar',
      decline: 'No entrar',
      stay: 'Quedarme en la mía',
    },
  },
} as const;
