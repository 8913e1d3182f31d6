/** What sign-out says of it, inside a list. */
export const CONSENT_KEPT_TEXTS = { begun: 'un consentimiento a medias' } as const;
