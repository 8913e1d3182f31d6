/** Marks a form that has a captcha, whether or not it was solved yet. */
export const CAPTCHA_FIELD = 'captcha';

/** The names under which the two services leave their answer in a form. */
const ANSWERS = ['cf-turnstile-response', 'h-captcha-response'];

export function captchaTokenIn(data: FormData): string | undefined {
  return ANSWERS.map((name) => data.get(name)).find(
    (value) => typeof value === 'string' && value !== '',
  ) as string | undefined;
}
