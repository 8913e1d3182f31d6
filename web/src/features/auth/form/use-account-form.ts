import { type FormEvent, useRef, useState } from 'react';
import { CAPTCHA_FIELD, captchaTokenIn } from '../captcha/captcha-token.ts';
import { codeOf, type KnownCode, refusal } from '../error-code.ts';
import { AUTH_ERRORS, AUTH_TEXTS } from '../texts.ts';
import { emailProblem } from '../validate.ts';

export type FieldName = 'email' | 'password' | 'current' | 'code';
export type FieldErrors = Partial<Record<FieldName | 'form', string>>;
export type FormValues = Record<FieldName, string> & { captcha: string | undefined };

const FIELDS = ['email', 'current', 'password', 'code'] as const satisfies readonly FieldName[];

/** Which field a refusal speaks of; the rest concern the form as a whole. */
const FIELD_OF: Partial<Record<KnownCode, FieldName>> = {
  user_already_exists: 'email',
  email_exists: 'email',
  email_address_invalid: 'email',
  sso_provider_not_found: 'email',
  weak_password: 'password',
  weak_password_classes: 'password',
  password_too_long: 'password',
  same_password: 'password',
  current_password_mismatch: 'current',
  code_wrong: 'code',
  mfa_verification_failed: 'code',
  recovery_code_wrong: 'code',
};

/** What must be there before the server is asked. */
function missing(values: Record<FieldName, string | null>): FieldErrors {
  const errors: FieldErrors = {};
  const problem = values.email === null ? null : emailProblem(values.email);
  if (problem) errors.email = AUTH_TEXTS.invalidEmail(problem);
  if (values.current === '') errors.current = AUTH_TEXTS.invalidPassword;
  if (values.password === '') errors.password = AUTH_TEXTS.invalidPassword;
  if (values.code === '') errors.code = AUTH_ERRORS.code_required;
  return errors;
}

function read(data: FormData, name: FieldName): string | null {
  const value = data.get(name);
  if (typeof value !== 'string') return null;
  return name === 'password' || name === 'current' ? value : value.trim();
}

/**
 * What every account form does: validate, ask the server, show errors beside their fields. Fields
 * are uncontrolled: what a password manager or a person typed before the page was ready counts, and
 * nothing that was typed is ever cleared.
 */
export function useAccountForm(send: (values: FormValues, form: HTMLFormElement) => Promise<void>) {
  const ref = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [busy, setBusy] = useState(false);
  const [attempts, setAttempts] = useState(0);

  function show(next: FieldErrors) {
    setErrors(next);
    const wrong = FIELDS.map((name) => ({ name, error: next[name] })).find(({ error }) => error);
    if (!wrong) return;
    const input = ref.current?.querySelector<HTMLInputElement>(`input[name=${wrong.name}]`);
    // A refusal of a field that is not on this screen must not be lost.
    if (input) input.focus();
    else setErrors({ form: wrong.error ?? '' });
  }

  async function submit(form: HTMLFormElement) {
    const data = new FormData(form);
    const values = {
      email: read(data, 'email'),
      password: read(data, 'password'),
      current: read(data, 'current'),
      code: read(data, 'code'),
    };
    const found = missing(values);
    if (Object.keys(found).length > 0) return show(found);
    const captcha = captchaTokenIn(data);
    if (data.has(CAPTCHA_FIELD) && captcha === undefined) {
      return show({ form: AUTH_ERRORS.captcha_failed });
    }
    setBusy(true);
    setErrors({});
    try {
      await send(
        {
          email: values.email ?? '',
          password: values.password ?? '',
          current: values.current ?? '',
          code: values.code ?? '',
          captcha,
        },
        form,
      );
    } catch (error) {
      const reason = codeOf(error);
      show({ [FIELD_OF[reason] ?? 'form']: AUTH_ERRORS[reason] });
    } finally {
      setBusy(false);
      setAttempts((count) => count + 1);
    }
  }

  async function spendCaptcha(work: (captcha: string | undefined) => Promise<void>) {
    const data = ref.current ? new FormData(ref.current) : new FormData();
    const captcha = captchaTokenIn(data);
    if (data.has(CAPTCHA_FIELD) && captcha === undefined) throw refusal('captcha_failed');
    try {
      await work(captcha);
    } finally {
      setAttempts((count) => count + 1);
    }
  }

  return {
    busy,
    errors,
    /** For a way in that stands beside the form: it takes the answer of the form's captcha. */
    spendCaptcha,
    /** How often it was submitted: what is valid for one attempt only is made anew. */
    attempts,
    formProps: {
      ref,
      // If a browser submits it before the page is ready, no field ends up in the address.
      method: 'post' as const,
      noValidate: true,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (!busy) void submit(event.currentTarget);
      },
    },
    /** Typing clears the message beside this field. */
    clearError: (name: FieldName) => {
      if (errors[name] || errors.form) setErrors({ ...errors, [name]: '', form: '' });
    },
  };
}
