import { COMPANION } from '#domain/product.ts';
import { unbroken } from '#domain/crisis-lines/crisis-line.ts';
import type { Failure } from './conversation/message.ts';

/** What the page itself says; what opens over it has texts of its own, fetched with it. */
export const CHAT_TEXTS = {
  page: {
    title: COMPANION,
    log: `Conversación con ${COMPANION}`,
    tryAgain: 'Intentar de nuevo',
    earlier: 'Ver mensajes anteriores',
    down: 'Bajar al final',
    person: 'Tú',
  },
  state: {
    idle: 'Te escucho',
    thinking: 'Pensando…',
    talking: 'Escribiendo…',
    offline: 'Sin conexión',
  },
  day: { today: 'Hoy', yesterday: 'Ayer' },
  ai: 'Soy una IA',
  empty: {
    title: 'Aquí puedes soltar lo que traes',
    who: {
      unknown: `Hola, soy ${COMPANION}. Soy una IA.`,
      guided: `Hola, soy ${COMPANION}. Soy una IA: lo que digo lo escribieron personas, con cuidado.`,
      model: `Hola, soy ${COMPANION}. Soy una IA con un modelo de lenguaje, y puedo equivocarme.`,
    },
    lead: 'Puedes contarme algo, pedirme una idea o armar conmigo lo que vas a decir. Escribe como te salga.',
    starters: 'Formas de empezar',
  },
  starters: [
    { id: 'way/vent', label: 'Desahogarme' },
    { id: 'way/idea', label: 'Una idea pequeña' },
    { id: 'flow/prepare-words', label: 'Preparar qué decir' },
    { id: 'way/understand', label: 'Entender qué me pasa' },
  ],
  composer: {
    label: `Escribe a ${COMPANION}`,
    placeholder: '¿Qué te ronda hoy?',
    send: 'Enviar',
    stop: 'Detener la respuesta',
    hintDesktop: 'Intro envía · Mayús + Intro, línea nueva',
    over: (over: number) =>
      `Sobran ${over} ${over === 1 ? 'carácter' : 'caracteres'}. Puedes enviarlo en dos partes.`,
  },
  message: {
    sending: 'Enviando…',
    unsent: 'Pendiente de enviar',
    stopped: 'Respuesta detenida',
    broken: 'La respuesta se cortó',
    retry: 'Intentar de nuevo',
    ask: 'Pedir respuesta',
    sendNow: 'Enviar ahora',
    unsaved: 'Este mensaje no se guarda',
    wasUnsaved: 'Aquí hubo un mensaje que no quisiste guardar',
  },
  failure: {
    network: 'Sin conexión. Tu mensaje está guardado y saldrá cuando vuelva la red.',
    not_signed_in: 'Tu sesión terminó. Tu mensaje está guardado; entra de nuevo para enviarlo.',
    consent_required: 'Falta aceptar los términos. Tu mensaje está guardado.',
    conversation_not_found: 'Esa conversación ya no está. Tu mensaje está guardado.',
    too_large: 'Es demasiado largo para un solo mensaje. Puedes enviarlo en dos partes.',
    bad_request: 'No se pudo enviar así. Tu mensaje está guardado.',
    rate_limited: 'Vas muy rápido para el servidor. Espera un momento y envíalo otra vez.',
    provider_failed: 'La respuesta no llegó. Tu mensaje sí está guardado.',
    not_stored:
      'Esto todavía no quedó guardado; sigue aquí en tu dispositivo y lo intentamos otra vez.',
    quota_exceeded:
      'Tu cuenta guarda ya todo lo que puede; lo que escribas aquí no queda guardado. Puedes borrar conversaciones que no necesites.',
    internal: 'La respuesta no llegó. Tu mensaje sí está guardado.',
    unknown: 'La respuesta no llegó. Tu mensaje está guardado.',
  } satisfies Record<Failure, string>,
  announce: {
    answer: (text: string) => `${COMPANION}: ${text}`,
    card: (title: string) => `Puedes llevarte «${title}».`,
    chips: (labels: readonly string[]) => `Para responder: ${labels.join('; ')}.`,
    unsent: 'Mensaje pendiente de enviar.',
  },
  flow: {
    where: (step: number, of: number) => `${step} de ${of}`,
    choose: '¿Qué te vendría bien?',
    loading: 'Buscando ideas…',
    minutes: (minutes: number) => `${minutes} min`,
  },
  suggestion: { label: 'Puede ayudarte ahora' },
  card: 'Lo que me llevo',
  quickReplies: 'Respuestas rápidas',
  composerMenu: {
    unsavedOn: 'Este mensaje no se guardará.',
    unsavedOff: 'Guardarlo',
  },
  edit: {
    open: (text: string) => `Decir de otra forma: ${text.slice(0, 60)}`,
    title: 'Decirlo de otra forma',
  },
  memory: {
    without: 'Hablar sin memoria',
    withoutHint: `En esta conversación no se usa ni se añade nada a lo que ${COMPANION} recuerda.`,
  },
  history: {
    title: 'Conversaciones',
    open: 'Conversaciones',
    fresh: 'Nueva conversación',
    loading: 'Cargando conversaciones…',
  },
  crisis: {
    title: 'Lo que sientes importa, y hay quien puede escucharte ahora',
    emergencyTitle: 'Llama ahora. Que alguien esté contigo en persona',
    emergencyBody: 'Si puedes, pon distancia con lo que pueda hacerte daño.',
    more: 'Más opciones',
    moment: 'Acompáñame en este momento',
    plan: 'Abrir mi plan de seguridad',
    country: 'País de las líneas',
    noCountry: 'Elige tu país',
    emergencies: 'Emergencias, 24 horas',
    option: {
      call: (number: string) => `Llamar al ${unbroken(number)}`,
      text: (body: string, number: string) => `Enviar ${body} al ${unbroken(number)}`,
      whatsapp: (number: string) => `Escribir por WhatsApp al ${unbroken(number)}`,
      chat: 'Abrir el chat de la línea',
      directory: 'Buscar una línea en tu país',
    },
    human: `${COMPANION} es una IA. En estas líneas te atiende una persona.`,
  },
} as const;
