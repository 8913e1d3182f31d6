import { LEGAL_FRAMEWORK_VERSION, MINIMUM_AGE } from '#domain/limits.ts';
import type { ConsentErrorCode } from '#domain/contracts/consent.ts';
import { PRODUCT } from '#domain/product.ts';
import type { RequiredBox } from './consent-form.ts';

export const CONSENT_TEXTS = {
  welcome: `Bienvenido a ${PRODUCT}`,
  welcomeLead: 'Por favor, acepta los términos legales para continuar',
  title: 'Antes de empezar',
  lead: 'Orienta y acompaña. Lo que escribes solo lo ves tú.',
  parts: {
    read: `Qué es ${PRODUCT}`,
    accept: 'Lo que aceptas',
    sign: 'Tu nombre y tu firma',
  },
  document: `Privacidad y términos, versión ${LEGAL_FRAMEWORK_VERSION}`,
  main: `Confirmo que tengo más de ${MINIMUM_AGE} años y acepto los términos y condiciones y la política de privacidad.`,
  mainHint:
    'Al marcarla se marcan estas cuatro. La última es aparte: todo funciona igual sin ella.',
  boxes: {
    ageVerified: `Tengo ${MINIMUM_AGE} años o más.`,
    medicalDisclaimer: `Entiendo que ${PRODUCT} no es una evaluación médica, psicológica ni profesional.`,
    privacyPolicy: 'Acepto la política de privacidad.',
    termsConditions: 'Acepto los términos y condiciones.',
  } satisfies Record<RequiredBox, string>,
  research: 'Permito usar mis datos sin mi nombre para investigar qué ayuda (opcional).',
  readLegal: 'Leer el documento aquí',
  loadingLegal: 'Abriendo el documento...',
  crisisLink: 'Ayuda ahora',
  fullName: 'Nombre completo',
  incomplete: 'Completa todos los requisitos obligatorios',
  submit: 'Verificar Identidad y Continuar',
  saving: 'Guardando consentimiento...',
  registering: 'Registrando...',
  lower: 'Aceptar y continuar',
  exit: 'Salir',
  exitTitle: 'Salir sin aceptar',
  exitQuestion: `¿Está seguro de que desea salir? No podrá acceder a ${PRODUCT} sin aceptar los términos legales.`,
  exitYes: 'Sí, salir',
  exitNo: 'Seguir aquí',
  missing: 'El nombre completo y la firma digital son obligatorios',
  success: 'Consentimiento registrado correctamente',
  failed: 'Error al registrar consentimiento. Por favor, inténtelo nuevamente.',
  failedOnPage: 'Error al registrar el consentimiento. Por favor, intenta de nuevo.',
  successOnPage: 'Consentimiento registrado exitosamente',
  guardFailed: 'Error al procesar consentimiento',
  guardFailedDetail:
    'No pudimos preguntar al servidor si ya aceptaste. Tus datos siguen en su sitio.',
  retry: 'Reintentar',
  revoke: {
    title: 'Tu consentimiento',
    lead: 'Puedes ver lo que firmaste y retirarlo cuando quieras.',
    see: 'Ver mi firma',
    open: 'Retirar mi consentimiento',
    question: `Sin él no puedes usar ${PRODUCT}, y te lo pediremos otra vez. Tus datos no se borran.`,
    yes: 'Retirar',
    no: 'Dejarlo como está',
    done: 'Consentimiento revocado. Deberás aceptar nuevamente para continuar.',
    failed: 'No se pudo revocar el consentimiento.',
  },
  signature: {
    label: 'Firma digital',
    hint: 'Dibuja con el dedo, un lápiz o el ratón.',
    locked: 'Marca antes la casilla principal.',
    clear: 'Limpiar',
    confirm: 'Confirmar Firma',
    confirmed: 'Firma confirmada.',
    byName: 'Firmar con mi nombre',
    byNameHint: 'Si no puedes dibujar, tu nombre escrito sirve como firma.',
    nameFirst: 'Escribe antes tu nombre completo.',
    empty: 'Sin firma todavía',
    drawn: 'Hay una firma en el recuadro',
  },
  page: {
    title: 'Tu firma',
    lead: 'Esto es lo que aceptaste y cómo lo firmaste.',
    none: 'Aquí verás lo que firmaste.',
    noImage: 'La imagen de tu firma no se puede mostrar. Lo que aceptaste sigue en pie.',
    name: 'Nombre',
    date: 'Fecha',
    version: 'Versión',
    research: 'Investigación',
    yes: 'Sí',
    no: 'No',
    image: (name: string) => `Firma de ${name}`,
    again: 'Firmar de nuevo',
    againLead: 'Si cambió tu nombre o tu firma, guárdalos otra vez. Queda un registro nuevo.',
    save: 'Guardar firma nueva',
  },
} as const;

/** The rest mean the same to a person: it was not recorded. */
export type SpokenCode = Exclude<ConsentErrorCode, 'bad_request' | 'internal'>;

/** Why the consent function refused, in words of docs/specification.md §8 where it has them. */
export const CONSENT_ERRORS: Record<SpokenCode, string> = {
  consent_not_signed_in: 'Debes iniciar sesión antes de aceptar el consentimiento',
  consent_anonymous_user: 'Debes iniciar sesión antes de aceptar el consentimiento',
  consent_version_outdated: 'Hay una versión nueva de los términos. Recarga la página para leerla.',
  consent_incomplete: CONSENT_TEXTS.incomplete,
  consent_name_and_signature_required: CONSENT_TEXTS.missing,
  too_large: 'La firma ocupa demasiado. Límpiala y haz un trazo más sencillo.',
};
