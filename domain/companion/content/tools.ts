import type { ToolPath } from '../../contracts/chat-values.ts';

export interface Tool {
  path: ToolPath;
  /** On the card. */
  labels: readonly string[];
  /** Said before the card. */
  invites: readonly string[];
}

/** Our own screens that a turn may point to. A new tool is one more entry here. */
export const TOOLS = {
  breathing: {
    path: '/minigames/breathing',
    labels: [
      'Respirar un minuto',
      'Respiración guiada',
      'Bajar el ritmo respirando',
      'Una pausa para respirar',
    ],
    invites: [
      'Dejo aquí una respiración guiada, por si apetece.',
      'Hay un ejercicio de respirar a un toque.',
      'Abajo queda una pausa corta para el cuerpo.',
      'La respiración guiada está a mano para cuando {quieras}.',
      'Si el cuerpo pide calma, ahí abajo hay un minuto para respirar.',
      'También está el ejercicio de respirar, sin compromiso.',
      'Por si ayuda, aquí abajo se respira un minuto.',
      'Dejo a mano un rato para soltar el aire con calma.',
    ],
  },
  mood: {
    path: '/mood',
    labels: [
      'Anotar cómo estás',
      'Guardar este momento',
      'Registrar el ánimo',
      'Apuntar la emoción',
    ],
    invites: [
      'Si sirve, se puede dejar apuntado en el registro.',
      'Anotarlo toma cinco segundos y ayuda a verlo con distancia.',
      'Dejo el registro de ánimo a un toque.',
      'Guardarlo puede servir otro día.',
      'Por si {quieres} apuntarlo, queda aquí abajo.',
      'Un apunte corto ayuda a ver qué se repite.',
      'El registro está ahí, por si {quieres} dejar constancia.',
      'Queda abajo el lugar para anotar cómo {estás}.',
    ],
  },
  'crisis-moment': {
    path: '/crisis-moment',
    labels: [
      'Pasar este momento, paso a paso',
      'Atravesar la ola',
      'Ayuda para este momento',
      'Calmar esto paso a paso',
    ],
    invites: [
      'Abajo hay una guía para pasar este rato, un paso a la vez.',
      'Si aprieta mucho, ahí abajo se atraviesa paso a paso.',
      'Dejo a mano la guía para momentos fuertes.',
      'Hay una pantalla que acompaña mientras la ola baja.',
      'Por si sube más, queda abajo la guía del momento.',
      'La guía paso a paso está a un toque.',
      'Cuando sea demasiado, esa guía de abajo va despacio.',
      'También se puede pasar este rato con la guía de abajo.',
    ],
  },
  'safety-plan': {
    path: '/safety-plan',
    labels: [
      'Abrir el plan de seguridad',
      'Preparar un plan para los días malos',
      'Ver el plan de seguridad',
      'Escribir el plan',
    ],
    invites: [
      'Un plan escrito ayuda cuando la cabeza no puede pensar.',
      'Abajo se puede preparar un plan para los ratos difíciles.',
      'El plan de seguridad está ahí, y se llena poco a poco.',
      'Dejo a mano el plan, para escribir aunque sea una línea.',
      'Tenerlo por escrito ahorra pensar en el peor momento.',
      'Se puede empezar el plan por la persona a quien llamar.',
      'El plan queda en el dispositivo y se abre sin conexión.',
      'Una sola línea en el plan ya cuenta.',
    ],
  },
  'support-network': {
    path: '/support-network',
    labels: [
      'Ver la red de apoyo',
      'A quién puedo escribir',
      'La gente cercana',
      'Ordenar a quién acudir',
    ],
    invites: [
      'Abajo se puede anotar quién está cerca y para qué es buena compañía.',
      'La red de apoyo ayuda a ver a quién escribir.',
      'Dejo a mano el mapa de la gente cercana.',
      'Hay mensajes ya preparados para pedir un rato a alguien.',
      'Ahí abajo se ordena quién está cerca y quién un poco más lejos.',
      'Por si sirve, la lista de personas queda a un toque.',
      'A veces ver los nombres juntos anima a escribir a uno.',
      'Queda abajo el sitio para pensar a quién acudir.',
    ],
  },
  crisis: {
    path: '/crisis',
    labels: [
      'Ver líneas de ayuda',
      'Hablar con alguien ahora',
      'Ayuda del país',
      'Llamar a una línea',
    ],
    invites: [],
  },
  'wellness-tools': {
    path: '/wellness-tools',
    labels: [
      'Ver herramientas para este rato',
      'Buscar algo que ayude ahora',
      'Todas las herramientas',
      'Algo para este momento',
    ],
    invites: [],
  },
  'five-senses': {
    path: '/wellness-tools/five-senses',
    labels: [
      'Volver al lugar: 5-4-3-2-1',
      'Cinco cosas que ves',
      'Anclarse con los sentidos',
      'Poner los pies en el suelo',
    ],
    invites: [],
  },
  'quick-muscle-relaxation': {
    path: '/wellness-tools/quick-muscle-relaxation',
    labels: [
      'Soltar el cuerpo en tres minutos',
      'Aflojar hombros y manos',
      'Relajar los músculos',
      'Bajar la tensión del cuerpo',
    ],
    invites: [],
  },
  'urge-wave': {
    path: '/wellness-tools/urge-wave',
    labels: [
      'Surfear el impulso',
      'Pasar la ola de ganas',
      'Mirar la ola hasta que baje',
      'Esperar a que el impulso baje',
    ],
    invites: [],
  },
  'worry-time': {
    path: '/wellness-tools/worry-time',
    labels: [
      'Guardar las preocupaciones en un cajón',
      'Darle una hora a la preocupación',
      'La hora de preocuparse',
      'Dejar esto para su hora',
    ],
    invites: [],
  },
  'thought-record': {
    path: '/wellness-tools/thought-record',
    labels: [
      'Registrar un pensamiento',
      'Mirar ese pensamiento por escrito',
      'Poner el pensamiento en orden',
      'Ver el pensamiento con distancia',
    ],
    invites: [],
  },
  defusion: {
    path: '/wellness-tools/defusion',
    labels: [
      'Dejar pasar el pensamiento',
      'Hojas en el río',
      'Tomar distancia de esa frase',
      'Soltar una frase que se repite',
    ],
    invites: [],
  },
  'problem-solving': {
    path: '/wellness-tools/problem-solving',
    labels: [
      'Resolverlo por partes',
      'Partir el problema en pasos',
      'Buscar un primer paso',
      'Ordenar el problema',
    ],
    invites: [],
  },
  'one-small-step': {
    path: '/wellness-tools/one-small-step',
    labels: [
      'Un paso pequeño, de dos minutos',
      'Empezar por algo mínimo',
      'Romper la quietud',
      'Algo de dos minutos',
    ],
    invites: [],
  },
  'body-scan': {
    path: '/wellness-tools/body-scan',
    labels: [
      'Recorrer el cuerpo',
      'Pasar la atención por el cuerpo',
      'Un recorrido para dormir',
      'Soltar el cuerpo en la cama',
    ],
    invites: [],
  },
  'winding-down': {
    path: '/wellness-tools/winding-down',
    labels: [
      'Bajar la luz',
      'Cerrar el día despacio',
      'Prepararse para descansar',
      'Un cierre para la noche',
    ],
    invites: [],
  },
  'self-compassion-break': {
    path: '/wellness-tools/self-compassion-break',
    labels: [
      'Una pausa de amabilidad',
      'Hablarse con más cuidado',
      'Tratarse bien un momento',
      'Tres minutos de amabilidad',
    ],
    invites: [],
  },
  gratitude: {
    path: '/wellness-tools/gratitude',
    labels: [
      'Tres cosas de hoy',
      'Gracias, en concreto',
      'Anotar algo que estuvo bien',
      'Mirar lo que sí hubo',
    ],
    invites: [],
  },
} as const satisfies Record<string, Tool>;

export type ToolId = keyof typeof TOOLS;

/** What a caller that names no tools has. */
export const DEFAULT_TOOLS: readonly ToolId[] = [
  'breathing',
  'mood',
  'crisis-moment',
  'crisis',
  'safety-plan',
  'support-network',
  'wellness-tools',
  'five-senses',
  'quick-muscle-relaxation',
  'urge-wave',
  'worry-time',
  'thought-record',
  'defusion',
  'problem-solving',
  'one-small-step',
  'body-scan',
  'winding-down',
  'self-compassion-break',
  'gratitude',
];
