/** For the options of auth-js: the field is there or it is not. */
export function captchaOption(captcha: string | undefined): { captchaToken?: string } {
  return captcha === undefined ? {} : { captchaToken: captcha };
}
