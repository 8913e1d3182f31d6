/** What sign-out says of it, inside a list. */
export const PLAN_KEPT_TEXTS = { plan: 'tu plan de seguridad' } as const;
