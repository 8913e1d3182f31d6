import { unbroken } from '#domain/crisis-lines/crisis-line.ts';

export const CRISIS_TEXTS = {
  /** What a search engine shows under the two pages. */
  descriptions: {
    lines:
      'Líneas de ayuda y números de emergencia por país, para llamar o escribir cuando todo pesa demasiado. Se abre sin cuenta.',
    moment:
      'Un momento difícil, paso a paso: respirar, pisar tierra y llegar a quien puede ayudarte ahora. Se abre sin cuenta.',
  },
  emergency: {
    title: '¿Hay peligro ahora mismo?',
    body: 'Llama a emergencias. Si puedes, que alguien se quede contigo, y pon distancia con lo que pueda hacerte daño.',
    call: 'Llamar al 911',
    local: 'Llama al número de emergencias de donde estés.',
    elsewhere:
      'Fuera de Estados Unidos, México y Costa Rica, busca el número de tu país más abajo.',
  },
  channel: {
    call: (number: string) => `Llamar al ${unbroken(number)}`,
    text: (body: string, number: string) => `Enviar ${body} al ${unbroken(number)}`,
    whatsapp: (number: string) => `WhatsApp ${unbroken(number)}`,
    chat: 'Abrir el chat',
  },
  verified: {
    on: (day: string) => `Verificado el ${day}.`,
    within: (monthOrYear: string) => `Verificado en ${monthOrYear}.`,
    mayHaveChanged: 'Puede haber cambiado.',
    undated: 'Verificado con una fuente sin fecha: puede haber cambiado.',
  },
  page: {
    title: 'Personas que responden',
    lead: 'Hay alguien al otro lado. No hace falta saber qué decir.',
    now: 'Hablar con alguien',
    nowLead: 'En Estados Unidos.',
    linesOf: (country: string) => `En ${country}.`,
    unitedStates: 'Líneas de Estados Unidos',
    toCountries: 'Ver otro país',
    directory: 'Todos los países',
    directoryLead: 'Los mismos números significan cosas distintas en cada lugar.',
    emergencyOf: 'Emergencias',
    noLine:
      'Todavía no hay una línea confirmada aquí. Llama al número local de emergencias, o busca una línea en este directorio internacional:',
    noEmergency: 'Para emergencias, marca el número local.',
    calling: {
      title: 'Si cuesta llamar',
      items: [
        'Puedes leer esto tal cual: «No me siento a salvo y necesito hablar con alguien».',
        'Si hablar es mucho, escribe: varias líneas atienden por mensaje o por WhatsApp.',
        'No tienes que dar tu nombre. Puedes colgar cuando quieras y volver a llamar.',
        'Si no contestan, prueba otra línea o llama a una persona de confianza.',
      ],
    },
    other: {
      title: 'Si te preocupa otra persona',
      items: [
        'Pregúntale de forma directa si piensa en el suicidio. Preguntar no le da la idea; le abre la puerta.',
        'Escucha sin discutir ni prometer secreto.',
        'Quédate cerca y llama a una línea con esa persona al lado. Si hay peligro inmediato, llama a emergencias.',
      ],
    },
    groups: {
      title: 'Por grupo y por estado',
      lead: 'Dentro de Estados Unidos.',
      others: 'Para la línea de otro estado o de otro grupo, busca por lugar y por tema en',
    },
    moment: 'Ir paso a paso, con la respiración',
    plan: 'Abrir mi plan de seguridad',
  },
  voice: { label: 'Leer en voz alta' },
  scale: { least: 'nada', most: 'lo más fuerte' },
  wave: {
    title: 'Dejar pasar la ola',
    lead: 'Lo que sientes sube, llega a lo más alto y baja, aunque no hagas nada. Solo hay que flotar hasta que pase. Pon distancia con lo que te preocupa y elige cuánto rato.',
    byHand: 'Mira un reloj y espera 5 minutos. Si hace falta, otros 5.',
    start: (minutes: number) => `Flotar ${minutes} minutos`,
    phases: [
      'Empieza la ola. Nota en qué parte del cuerpo la sientes.',
      'Está subiendo. No la empujes ni la sigas: flota.',
      'Esta es la parte alta. Pies en el suelo, aire por la nariz, suelta despacio.',
      'No crece para siempre. Di en voz baja tres cosas que ves.',
      'Empieza a bajar. Afloja la mandíbula y los hombros.',
      'Ya se aleja. Quédate un poco más.',
    ],
    over: 'Pasó el tiempo y sigues aquí.',
    left: (seconds: number) =>
      `Quedan ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`,
    ask: '¿Qué fuerza tiene ahora?',
    finish: 'Terminar',
    stop: 'Dejarlo aquí',
    result: (first: number, last: number) =>
      last < first
        ? `Empezó en ${first} y quedó en ${last}. Eso lo hizo esperar.`
        : `Empezó en ${first} y quedó en ${last}. A veces hace falta otra vuelta, o una persona al lado.`,
    resultUntold: 'Te quedaste con la ola. Puedes volver cuando quieras.',
    own: {
      count: (count: number) =>
        count === 1 ? 'Has dejado pasar una ola.' : `Has dejado pasar ${count} olas.`,
      pattern: (minute: number, fall: number) =>
        fall >= 1
          ? `Las tuyas suelen llegar a lo más alto hacia el minuto ${minute} y después bajan ${fall === 1 ? 'un punto' : `${fall} puntos`}.`
          : `Las tuyas suelen llegar a lo más alto hacia el minuto ${minute}.`,
      here: 'Esto se queda en este dispositivo y solo se ve en tu cuenta.',
      hereNow: 'Esto se borra al cerrar esta pestaña.',
      forget: 'Borrar mis olas',
      forgotten: 'Olas borradas.',
      undo: 'Deshacer',
    },
  },
  moment: {
    title: 'Una cosa cada vez',
    lead: 'No tienes que resolver nada ahora. Solo pasar este momento.',
    danger: '¿Peligro ahora?',
    localEmergency: 'Llama al número de emergencias de donde estés.',
    numbersOf: (country: string) => `Números de ${country}.`,
    numbersUnknown: 'Números de Estados Unidos.',
    otherCountry: 'Ver otro país',
    plan: 'Mi plan de seguridad',
    next: 'Seguir',
    rating: {
      number: 'Ponerle un número a este momento',
      before: '¿Cuánto pesa ahora?',
      beforeWas: (strength: number) => `Ahora pesa ${strength} de 10.`,
      after: '¿Y ahora, cuánto pesa?',
      lower: (before: number, after: number) => `Pasó de ${before} a ${after}.`,
      notLower: (before: number, after: number) =>
        before === after
          ? `Sigue en ${after}. No tienes que esperar a que baje a solas.`
          : `Subió de ${before} a ${after}. No lo lleves a solas.`,
      earlier: (fall: number | null) =>
        fall === null
          ? ''
          : `Otras veces también bajó: ${fall === 1 ? 'un punto' : `unos ${fall} puntos`}.`,
      toPerson: 'Llegar a una persona',
    },
    breathe: {
      title: 'Respirar',
    },
    ground: {
      title: 'Volver aquí',
      lead: 'Mira a tu alrededor y di en voz baja:',
      items: [
        '5 cosas que ves',
        '4 cosas que puedes tocar',
        '3 sonidos que oyes',
        '2 olores que notas',
        '1 sabor, o una cosa buena de ti',
      ],
    },
    reach: {
      title: 'Llegar a una persona',
      lead: 'Alguien que se quede contigo un rato, aunque sea por teléfono.',
      message: 'No estoy bien y no quiero estar a solas. ¿Puedes quedarte conmigo un rato?',
      send: 'Enviar este mensaje a alguien',
      plan: 'Ver a quién puse en mi plan',
      englishToo: 'Si estás en Estados Unidos:',
      linesOf: (country: string) => `En ${country}:`,
      lines: 'Líneas de tu país',
    },
  },
} as const;
