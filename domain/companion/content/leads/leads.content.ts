import type { LeadPath } from '../../../contracts/chat-values.ts';

/** Something of the app that fits what somebody tells: where it is, and how Nilo names it on a card. */
export interface Lead {
  path: LeadPath;
  label: string;
}

/** By the id of its entry in the registry of what exists. */
export const LEADS = {
  'tool:five-senses': {
    path: '/wellness-tools/five-senses',
    label: 'Cinco cosas que ves: volver al lugar',
  },
  'tool:quick-muscle-relaxation': {
    path: '/wellness-tools/quick-muscle-relaxation',
    label: 'Soltar el cuerpo en tres minutos',
  },
  'tool:urge-wave': { path: '/wellness-tools/urge-wave', label: 'Esperar a que las ganas bajen' },
  'tool:worry-time': {
    path: '/wellness-tools/worry-time',
    label: 'Guardar las preocupaciones para su hora',
  },
  'tool:defusion': { path: '/wellness-tools/defusion', label: 'Dejar pasar esa frase por el río' },
  'tool:problem-solving': {
    path: '/wellness-tools/problem-solving',
    label: 'Resolverlo por partes',
  },
  'tool:one-small-step': {
    path: '/wellness-tools/one-small-step',
    label: 'Un paso pequeño, de dos minutos',
  },
  'tool:body-scan': { path: '/wellness-tools/body-scan', label: 'Recorrer el cuerpo, en la cama' },
  'tool:winding-down': { path: '/wellness-tools/winding-down', label: 'Cerrar el día despacio' },
  'tool:sleep-plan': {
    path: '/wellness-tools/sleep-plan',
    label: 'Dejar listo lo de mañana y acostarse',
  },
  'tool:self-compassion-break': {
    path: '/wellness-tools/self-compassion-break',
    label: 'Tres minutos de tratarse bien',
  },
  'tool:savouring': { path: '/wellness-tools/savouring', label: 'Alargar algo bueno' },
  'tool:values-compass': {
    path: '/wellness-tools/values-compass',
    label: 'Mirar qué es lo que importa',
  },
  'tool:rain': { path: '/wellness-tools/rain', label: 'Cuatro pasos con lo que duele' },
  'lesson:the-alarm': {
    path: '/learning/anxiety/the-alarm',
    label: 'Leer: la alarma que suena de más',
  },
  'lesson:fear-by-steps': {
    path: '/learning/anxiety/fear-by-steps',
    label: 'Leer: cómo volver a un lugar por escalones',
  },
  'lesson:nobody-saw-that': {
    path: '/learning/anxiety/nobody-saw-that',
    label: 'Leer: miran mucho menos de lo que parece',
  },
  'lesson:worry-has-an-hour': {
    path: '/learning/anxiety/worry-has-an-hour',
    label: 'Leer: la preocupación puede esperar',
  },
  'lesson:action-first': {
    path: '/learning/low-mood/action-first',
    label: 'Leer: las ganas llegan después',
  },
  'lesson:taste-comes-back': {
    path: '/learning/low-mood/taste-comes-back',
    label: 'Leer: el gusto vuelve a gotas',
  },
  'lesson:from-why-to-what': {
    path: '/learning/low-mood/from-why-to-what',
    label: 'Leer: salir del «por qué»',
  },
  'lesson:the-way-back-to-people': {
    path: '/learning/low-mood/the-way-back-to-people',
    label: 'Leer: volver a la gente por poco',
  },
  'lesson:stop-trying': {
    path: '/learning/sleep/stop-trying',
    label: 'Leer: dormir no sale con esfuerzo',
  },
  'lesson:a-new-ending': {
    path: '/learning/sleep/a-new-ending',
    label: 'Leer: cambiarle el final a la pesadilla',
  },
  'lesson:tomorrow-on-paper': {
    path: '/learning/sleep/tomorrow-on-paper',
    label: 'Leer: lo de mañana, en papel',
  },
  'lesson:sleeping-by-day': {
    path: '/learning/sleep/sleeping-by-day',
    label: 'Leer: dormir con turno de noche',
  },
  'lesson:a-no-that-cares': {
    path: '/learning/relationships/a-no-that-cares',
    label: 'Leer: un «no» que cuida el vínculo',
  },
  'lesson:after-the-fight': {
    path: '/learning/relationships/after-the-fight',
    label: 'Leer: pedir perdón en tres frases',
  },
  'lesson:asking-for-help': {
    path: '/learning/relationships/asking-for-help',
    label: 'Leer: pedir ayuda pesa menos',
  },
  'lesson:listen-before-fixing': {
    path: '/learning/relationships/listen-before-fixing',
    label: 'Leer: escuchar antes de arreglar',
  },
  'lesson:loneliness-on-guard': {
    path: '/learning/relationships/loneliness-on-guard',
    label: 'Leer: la soledad pone en guardia',
  },
  'lesson:waves-not-stages': {
    path: '/learning/grief/waves-not-stages',
    label: 'Leer: el duelo viene en olas',
  },
  'lesson:two-shores': {
    path: '/learning/grief/two-shores',
    label: 'Leer: un rato con la pena, un rato con la vida',
  },
  'lesson:still-loving': {
    path: '/learning/grief/still-loving',
    label: 'Leer: seguir queriendo de otra manera',
  },
  'lesson:if-only-i-had': {
    path: '/learning/grief/if-only-i-had',
    label: 'Leer: «si hubiera…»',
  },
  'lesson:losses-without-a-funeral': {
    path: '/learning/grief/losses-without-a-funeral',
    label: 'Leer: pérdidas que nadie va a velar',
  },
  'lesson:the-harsh-voice': {
    path: '/learning/self-esteem/the-harsh-voice',
    label: 'Leer: la voz que regaña',
  },
  'lesson:a-mistake-is-not-you': {
    path: '/learning/self-esteem/a-mistake-is-not-you',
    label: 'Leer: un fallo no es toda la historia',
  },
  'lesson:good-enough': {
    path: '/learning/self-esteem/good-enough',
    label: 'Leer: lo bastante bueno también se entrega',
  },
  'lesson:other-peoples-windows': {
    path: '/learning/self-esteem/other-peoples-windows',
    label: 'Leer: comparar la casa con el escaparate',
  },
  'lesson:proof-in-your-favour': {
    path: '/learning/self-esteem/proof-in-your-favour',
    label: 'Leer: recoger las pruebas a favor',
  },
  'lesson:turn-down-the-heat': {
    path: '/learning/anger/turn-down-the-heat',
    label: 'Leer: bajar la rabia con el cuerpo',
  },
  'lesson:say-it-in-time': {
    path: '/learning/anger/say-it-in-time',
    label: 'Leer: decirlo a tiempo',
  },
  'lesson:the-glass-was-full': {
    path: '/learning/anger/the-glass-was-full',
    label: 'Leer: el vaso ya venía lleno',
  },
  'lesson:under-the-anger': {
    path: '/learning/anger/under-the-anger',
    label: 'Leer: lo que hay debajo de la rabia',
  },
  'lesson:the-message-at-eleven': {
    path: '/learning/anger/the-message-at-eleven',
    label: 'Leer: ese mensaje, mañana',
  },
  'lesson:putting-off': {
    path: '/learning/habits-and-attention/putting-off',
    label: 'Leer: aplazar calma hoy y cobra mañana',
  },
  'lesson:hook-it-on': {
    path: '/learning/habits-and-attention/hook-it-on',
    label: 'Leer: colgar lo nuevo de algo que ya se hace',
  },
  'lesson:one-broken-day': {
    path: '/learning/habits-and-attention/one-broken-day',
    label: 'Leer: un día roto no rompe la costumbre',
  },
  'lesson:ride-the-urge': {
    path: '/learning/habits-and-attention/ride-the-urge',
    label: 'Leer: las ganas son una ola',
  },
  'lesson:where-the-phone-sleeps': {
    path: '/learning/habits-and-attention/where-the-phone-sleeps',
    label: 'Leer: dónde duerme el teléfono',
  },
  'sheet:boundaries': { path: '/resources/boundaries', label: 'Hoja: frases para poner límites' },
  'sheet:what-to-say': { path: '/resources/what-to-say', label: 'Hoja: qué decir' },
  'sheet:caring-for-carers': {
    path: '/resources/caring-for-carers',
    label: 'Hoja: repartir la carga de cuidar',
  },
  'sheet:grief-letter': { path: '/resources/grief-letter', label: 'Hoja: una carta de duelo' },
  'sheet:hard-dates': {
    path: '/resources/hard-dates',
    label: 'Hoja: preparar una fecha que pesa',
  },
  'sheet:first-days': { path: '/resources/first-days', label: 'Hoja: los primeros días' },
  'sheet:week-plan': { path: '/resources/week-plan', label: 'Hoja: un plan para la semana' },
  'sheet:emotion-wheel': {
    path: '/resources/emotion-wheel',
    label: 'Hoja: ponerle nombre a lo que hay',
  },
  'sheet:people-map': { path: '/resources/people-map', label: 'Hoja: quién está cerca' },
  'sheet:values-compass': {
    path: '/resources/values-compass',
    label: 'Hoja: hacia dónde quiero ir',
  },
  'sheet:appointment': { path: '/resources/appointment', label: 'Hoja: preparar una cita' },
  'sheet:problem-solving': {
    path: '/resources/problem-solving',
    label: 'Hoja: de la maraña a una idea',
  },
  'sheet:panic-card': { path: '/resources/panic-card', label: 'Hoja: una tarjeta para el pánico' },
} as const satisfies Record<string, Lead>;

export type LeadId = keyof typeof LEADS;
