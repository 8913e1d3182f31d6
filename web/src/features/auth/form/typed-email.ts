const KEY = 'remanso.typed-email';

/** Only for this tab: the next person at this browser does not find it. */
export function typedEmail(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

export function keepTypedEmail(email: string): void {
  try {
    sessionStorage.setItem(KEY, email);
  } catch {
    // Closed to us: it is typed once more on the next screen.
  }
}
