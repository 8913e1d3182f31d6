export const PROFILE_TEXTS = {
  lead: 'Lo que llevas hecho, lo que te sostiene y cómo quieres que sea este lugar.',
  signedInAs: (email: string) => `Entraste como ${email}.`,
} as const;
