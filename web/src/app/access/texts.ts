/** docs/specification.md §2, letter for letter. */
export const ACCESS_TEXTS = {
  authenticating: 'Verificando autenticación...',
  checkingConsent: 'Verificando consentimiento...',
} as const;
