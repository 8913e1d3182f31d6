import { EMAIL_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '#domain/limits.ts';
import { PRODUCT } from '#domain/product.ts';
import type { KnownCode } from './error-code.ts';
import type { EmailProblem } from './validate.ts';
import type { PasswordAdvice } from './password/password-strength.ts';

/** docs/specification.md §8 where it has a sentence, ours where it has none. */
export const AUTH_ERRORS: Record<KnownCode, string> = {
  invalid_credentials: 'Credenciales incorrectas. Verifica tu correo y contraseña.',
  email_not_confirmed: 'Tu cuenta necesita verificación. Revisa tu correo electrónico.',
  signup_disabled: 'Tu cuenta necesita verificación. Revisa tu correo electrónico.',
  over_request_rate_limit: 'Demasiados intentos. Espera unos minutos antes de intentar nuevamente.',
  over_email_send_rate_limit:
    'Demasiados intentos. Espera unos minutos antes de intentar nuevamente.',
  unexpected_failure: 'Error de conexión. Por favor, intenta más tarde.',
  user_already_exists: 'Este correo ya está registrado. Intenta iniciar sesión.',
  email_exists: 'Este correo ya está registrado. Intenta iniciar sesión.',
  email_address_invalid: 'Por favor, ingresa un correo electrónico válido.',
  weak_password: `La contraseña debe tener al menos ${PASSWORD_MIN_LENGTH} caracteres.`,
  weak_password_classes:
    'Esta contraseña es fácil de adivinar. Usa de 8 a 128 caracteres con mayúsculas, números y algún signo.',
  password_too_long: 'La contraseña no puede pasar de 128 caracteres.',
  same_password: 'Esa ya es tu contraseña. Elige una distinta.',
  current_password_mismatch: 'La contraseña actual es incorrecta',
  otp_expired: 'Este enlace ya se usó o venció. Pide otro y te llega en un momento.',
  recovery_too_old: 'Pasó mucho tiempo desde que abriste el enlace. Pide otro y sigue desde ahí.',
  code_required: 'Escribe los seis números del código.',
  code_wrong: 'Ese código no coincide o ya venció. Revísalo o pide otro.',
  mfa_verification_failed: 'Ese código no coincide. Usa el que tu aplicación muestra ahora.',
  mfa_challenge_expired: 'Pasó demasiado tiempo. Inténtalo otra vez.',
  recovery_code_wrong: 'Ese código de recuperación no coincide o ya se usó.',
  passkey_cancelled: 'No se usó ninguna llave. Puedes intentarlo otra vez o entrar de otra manera.',
  passkey_failed: 'No pudimos comprobar esa llave. Inténtalo otra vez o entra de otra manera.',
  captcha_failed:
    'Falta comprobar que eres una persona. Cuando termine la comprobación, inténtalo otra vez.',
  captcha_unavailable:
    'No se pudo cargar la comprobación de que eres una persona. Si usas un bloqueador, permítela en esta página.',
  provider_cancelled:
    'No se completó la entrada con ese servicio. Puedes intentarlo otra vez o usar tu correo.',
  provider_failed: 'No pudimos entrar con ese servicio. Inténtalo otra vez o usa tu correo.',
  provider_email_needs_verification:
    'Ese servicio todavía no confirma tu correo. Confírmalo allí, o entra con tu correo y contraseña.',
  sso_provider_not_found:
    'No encontramos una organización con ese correo. Revísalo o entra de otra manera.',
  user_banned: 'Esta cuenta está suspendida por ahora.',
  session_not_found: 'Tu sesión terminó. Entra de nuevo para seguir.',
  limit_access: 'Demasiados intentos de acceso. Intenta de nuevo más tarde.',
  limit_sign_in: 'Demasiados intentos de inicio de sesión. Espera 5 minutos.',
  limit_sign_up: 'Demasiados intentos de registro. Espera 1 hora.',
  network: 'No hay conexión con el servidor. Lo que escribiste sigue aquí; prueba en un momento.',
};

const EMAIL_PROBLEMS: Record<EmailProblem, string> = {
  required: 'escribe tu correo',
  too_long: `no puede pasar de ${EMAIL_MAX_LENGTH} caracteres`,
  format: 'falta algo, por ejemplo nombre@correo.com',
};

export const AUTH_TEXTS = {
  /** What a search engine shows under the pages. */
  descriptions: {
    signIn: `Entra en ${PRODUCT} con tu correo, una llave de acceso o un código.`,
    signUp: `Crea tu cuenta en ${PRODUCT}: un correo y una contraseña bastan. Para personas de 18 años o más.`,
  },
  email: 'Correo electrónico',
  password: 'Contraseña',
  retry: 'Intentar otra vez',
  newTab: '(se abre en otra pestaña)',
  showPassword: 'Mostrar',
  hidePassword: 'Ocultar',
  showPasswordLabel: 'Mostrar la contraseña',
  invalidEmail: (problem: EmailProblem) => `Email inválido: ${EMAIL_PROBLEMS[problem]}`,
  invalidPassword: 'Contraseña inválida: Contraseña requerida',
  noScript:
    'Para entrar hace falta JavaScript. La ayuda en crisis funciona sin él: está en «Ayuda ahora».',
  ready: 'Bienvenido! Tu cuenta está lista.',
  signIn: {
    title: 'Qué bueno verte',
    lead: 'Entra para seguir donde lo dejaste.',
    submit: 'Entrar',
    forgot: 'Olvidé mi contraseña',
    noAccount: '¿Es tu primera vez?',
    toSignUp: 'Crear una cuenta',
    ended: 'Tu sesión se cerró por seguridad. Lo que escribías está guardado: entra y sigue.',
    needsAccount: 'Para abrir esa parte hace falta entrar con tu correo.',
  },
  signUp: {
    title: 'Un lugar para ti',
    lead: `${PRODUCT} es para personas de 18 años o más. Solo pedimos un correo y una contraseña.`,
    passwordHint: `Al menos ${PASSWORD_MIN_LENGTH} caracteres.`,
    legal: 'Antes de entrar te pediremos leer y aceptar los',
    toLegal: 'términos y la política de privacidad.',
    submit: 'Crear mi cuenta',
    haveAccount: '¿Ya tienes cuenta?',
    toSignIn: 'Entrar',
  },
  verify: {
    title: 'Revisa tu correo',
    lead: 'Te enviamos un enlace y un código. Con cualquiera de los dos tu cuenta queda lista.',
    sentTo: (email: string) => `Lo enviamos a ${email}.`,
    notThere: 'Si no aparece, mira en correo no deseado o pide otro enlace.',
    resend: 'Enviar otro enlace',
    resendIn: (seconds: number) => `Podrás pedir otro en ${seconds} s`,
    resent: 'Listo: va otro mensaje en camino.',
    halfTitle: 'Falta un paso',
    half: 'Esta dirección ya está confirmada. Abre también el mensaje que enviamos a la otra; con los dos, el cambio queda hecho.',
    halfBack: `Volver a ${PRODUCT}`,
    emailChanged: 'Tu correo nuevo está confirmado.',
    confirming: 'Confirmando tu correo...',
    confirmed: 'Ya lo confirmé',
    notYet: 'Todavía no llega tu confirmación. Abre el enlace del mensaje o escribe su código.',
    failedTitle: 'El enlace no funcionó',
  },
  reset: {
    title: 'Cambia tu contraseña',
    lead: 'Escribe tu correo y te enviamos un enlace para elegir otra.',
    submit: 'Enviarme el enlace',
    sentTitle: 'Mira tu correo',
    sent: (email: string) =>
      `Si hay una cuenta con ${email}, el mensaje va en camino. Abre su enlace o escribe aquí su código.`,
    otherEmail: 'Usar otro correo',
    back: 'Volver a entrar',
    opening: 'Abriendo tu enlace...',
    newTitle: 'Elige otra contraseña',
    newLead: 'Con ella entrarás a partir de ahora.',
    invitedTitle: 'Tu cuenta está lista',
    invitedLead: 'Te invitaron y ya puedes pasar. Elige la contraseña con la que entrarás.',
    newPassword: 'Contraseña nueva',
    save: 'Guardar contraseña',
    saved: 'Tu contraseña nueva está guardada.',
    another: 'Pedir otro enlace',
  },
  change: {
    title: 'Contraseña',
    current: 'Contraseña actual',
    next: 'Contraseña nueva',
    save: 'Cambiar contraseña',
    saved: 'Tu contraseña nueva está guardada.',
  },
  strength: {
    label: 'Fortaleza de la contraseña',
    levels: ['Muy corta', 'Débil', 'Aceptable', 'Buena', 'Fuerte'],
  },
} as const;

/** What would make it stronger, and why. */
export const PASSWORD_ADVICE: Record<PasswordAdvice, string> = {
  too_short: `Faltan letras: son al menos ${PASSWORD_MIN_LENGTH}.`,
  common: 'Es de las primeras que alguien probaría.',
  like_email: 'Se parece a tu correo, que otros conocen.',
  repetitive: 'Repite o sigue un orden: es fácil de adivinar.',
  longer: 'Sirve. Con tres o cuatro palabras sueltas sería mucho más fuerte.',
  fine: 'Difícil de adivinar. Guárdala donde solo tú la veas.',
};
