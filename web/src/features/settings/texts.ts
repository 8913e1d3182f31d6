export const SETTINGS_TEXTS = {
  title: 'Ajustes',
  lead: 'Lo que cambies aquí se guarda al momento.',
  index: 'En esta página',
  look: 'Apariencia',
  lookLead: 'Cómo se ve este lugar en este dispositivo.',
  cookies: 'Cookies',
  consent: 'Consentimiento',
  security: 'Seguridad de la cuenta',
  securityShort: 'Seguridad',
  securityLead:
    'Tu contraseña, tu correo, el segundo paso, las llaves de acceso, dónde está abierta tu cuenta y cómo borrarla.',
  toSecurity: 'Abrir seguridad de la cuenta',
  session: 'Sesión',
  signedInAs: (email: string) => `Entraste como ${email}.`,
} as const;
