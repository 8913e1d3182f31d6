export const PROFILE_TEXTS = {
  title: 'Tu perfil',
  lead: 'Lo que llevas hecho y lo que te sostiene.',
  /** The same in the place of the lead, once it is known. */
  level: (level: number) => `Nivel ${level} de tu río`,
  callMe: 'Cambiar cómo te llamamos',
  nameless: 'Este es tu lugar',
  signedInAs: (email: string) => `Entraste como ${email}.`,
  groups: {
    days: 'Tus días',
    people: 'Tu gente y tu plan',
    account: 'La cuenta',
  },
  lines: {
    mood: 'Lo que sentiste, día por día.',
    told: (emotion: string, intensity: string) => `Lo último: ${emotion}, ${intensity}.`,
    diary: 'Lo que escribes solo para ti.',
    analytics: 'Cómo cambian tus días, en dibujos.',
    factors: 'El sueño, la gente, el movimiento: qué va con qué.',
    network: 'Con quién cuentas y para qué.',
    contacts: (count: number) =>
      count === 1 ? 'Hay una persona en tu mapa.' : `Hay ${count} personas en tu mapa.`,
    plan: 'Tus pasos para cuando todo pesa.',
    store: 'Cosas para Nilo y para tu espacio, con fichas.',
    settings: 'Tema, tamaño del texto y cookies.',
    security: 'Qué abre tu cuenta y dónde está abierta.',
    consent: 'Lo que firmaste, y cuándo.',
  },
} as const;
