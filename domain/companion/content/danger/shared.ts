import type { DangerChip, DangerEvent, DangerNode } from './danger-path.ts';

type Nodes = Readonly<Record<string, DangerNode>>;

export const CALL: DangerChip = {
  label: 'Voy a llamar',
  says: ['llamo', 'ahora llamo', 'dale llamo'],
  to: 'calling',
};
export const CALLED: DangerChip = {
  label: 'Ya llamé',
  says: ['ya llame', 'ya marque', 'ya les avise'],
  to: 'called',
};
export const WRITE: DangerChip = {
  label: 'Prefiero escribir',
  says: ['prefiero por chat', 'mejor por mensaje', 'por escrito'],
  to: 'text',
};
export const CANNOT_CALL: DangerChip = {
  label: 'No puedo llamar',
  says: ['no me animo a llamar', 'me da miedo llamar', 'no quiero llamar'],
  to: 'call-fear',
};
export const NOBODY: DangerChip = {
  label: 'No tengo a nadie',
  says: ['no hay nadie', 'nadie', 'a nadie'],
  to: 'nobody',
};
export const TELL: DangerChip = {
  label: 'Le escribo a alguien',
  says: ['le escribo a alguien', 'le aviso a alguien', 'se lo digo a alguien'],
  to: 'person',
};
export const STAY: DangerChip = {
  label: 'Me quedo aquí un rato',
  says: ['me quedo aca', 'sigo aqui', 'prefiero seguir aca'],
  to: 'stay',
};
export const EASED: DangerChip = {
  label: 'Bajó un poco',
  says: ['ya bajo', 'un poco mejor', 'afloja'],
  to: 'eased',
};
export const WITH: DangerChip = {
  label: 'Estoy con alguien',
  says: ['hay alguien aca', 'no estoy a solas', 'vino alguien'],
  to: 'with-somebody',
};

/** On the way to where somebody is seen: nothing to wait for at home. */
export const ON_THE_WAY: DangerNode = {
  say: [
    'Ir en persona es un buen paso, mejor con alguien al lado y sin ir al volante. En la entrada se dice lo mismo que aquí, antes de sentarse a esperar. Si en el camino se pone peor, [emergency].',
  ],
  chips: [
    {
      label: 'Ya estoy ahí',
      says: ['ya llegue', 'estoy en urgencias', 'estoy en el hospital'],
      to: 'in-hands',
    },
    WITH,
    { label: 'Al final no voy', says: ['no', 'mejor no voy', 'no quiero ir'], to: 'person' },
  ],
  yes: 'in-hands',
  no: 'person',
  else: 'person',
};

export const TO_DOCTOR: DangerChip = {
  label: 'Qué digo en la consulta',
  says: ['que le digo', 'que le digo al medico'],
  to: 'doctor',
};
/** After the words for a doctor. */
export const CAN_SAY_IT: readonly DangerChip[] = [
  { label: 'Eso puedo decirlo', says: ['si', 'si puedo', 'me sirve'], to: 'thanks' },
  {
    label: 'Que me acompañe alguien',
    says: ['con alguien', 'quiero que me acompañen'],
    to: 'person',
  },
];

/** At a window, on a bridge: away from there first. */
export function fromHeight(away: string): DangerNode {
  return {
    say: [
      'Lejos de ahí primero: cerrar, dar la espalda y salir a otro cuarto o al pasillo, a donde haya alguien. Unos pasos ya cambian este minuto. Desde ahí, [emergency], y esa persona al lado.',
    ],
    chips: [
      {
        label: 'Ya me alejé',
        says: ['ya sali', 'ya cerre', 'estoy en otro cuarto'],
        to: away,
      },
      WITH,
      CALLED,
      { label: 'No puedo moverme', says: ['no puedo'], to: 'harder' },
    ],
    yes: away,
    no: 'harder',
    else: 'harder',
    knows: ['now'],
  };
}

export const ON_A_HEIGHT: DangerEvent = {
  id: 'height',
  first: true,
  cues: [
    '^ (la)? (ventana|azotea|puente|balcon)',
    '(estoy|me subi) (en|a|al|sobre) ..2 (ventana|azotea|puente|balcon|cornisa|techo|borde|vias)',
    '(octavo|septimo|sexto|quinto|noveno|decimo) piso',
  ],
  to: 'height',
};

/**
 * What is the same whoever is in danger from within: the call and what stands in its way, a person
 * of one's own, the minutes until it passes, the ways out. A path takes it whole and writes over
 * what it says better; every `to` here is a node of here.
 */
export const HELP = {
  line: {
    say: [
      'Para hablarlo con una persona: [line]. Quien contesta pregunta qué pasa y deja hablar, sin examen. Se puede leer esto al empezar: «Hola, no estoy bien y no quiero pasarlo a solas». Y si la voz no sale: [text].',
      'Para hablarlo con una persona: [line]. Quien contesta pregunta qué pasa y deja hablar, sin examen. Se puede leer esto al empezar: «Hola, no estoy bien y no quiero pasarlo a solas».',
    ],
    chips: [CALL, WRITE, CANNOT_CALL, STAY],
    yes: 'calling',
    no: 'call-fear',
    else: 'stay',
  },
  calling: {
    say: [
      'Bien. El teléfono en una mano y la primera frase delante: «no estoy bien y necesito ayuda». Si hay silencio al principio, también sirve: esperan. Este chat queda abierto para la vuelta.',
    ],
    chips: [
      CALLED,
      {
        label: 'No contestan',
        says: ['no me contestan', 'nadie contesta', 'da ocupado'],
        to: 'no-answer',
      },
      {
        label: 'Al final no pude',
        says: ['no pude', 'me arrepenti', 'corte antes'],
        to: 'call-fear',
      },
    ],
    yes: 'called',
    no: 'call-fear',
    else: 'stay',
  },
  text: {
    say: [
      'También se puede por escrito: [text]. Para el primer mensaje alcanza con copiar esto: «Hola, no estoy bien y me cuesta hablarlo». Puede tardar unos minutos; si algo apura, [emergency].',
      'De {tu} país no tengo un chat que pueda asegurar. Lo que sí va por escrito es un mensaje a alguien cercano: «Estoy muy mal y me da pena decirlo. ¿Me llamas hoy?». Por voz queda [line], y la llamada puede hacerla otra persona {contigo} al lado.',
    ],
    chips: [
      {
        label: 'Ya escribí',
        says: ['ya les escribi', 'ya mande el mensaje', 'listo, escrito'],
        to: 'called',
      },
      TELL,
      { label: 'Tampoco me animo', says: ['tampoco puedo', 'me da cosa igual'], to: 'call-fear' },
      STAY,
    ],
    yes: 'called',
    no: 'call-fear',
    else: 'stay',
  },
  'call-fear': {
    say: [
      'De acuerdo, sin empujar. Lo peor de esa llamada suele ser el momento antes de la primera frase; quien atiende oye esto todos los días y no regaña. Hay dos atajos: que marque otra persona y ponga el altavoz, o escribir: [text].',
      'De acuerdo, sin empujar. Lo peor de esa llamada suele ser el momento antes de la primera frase; quien atiende oye esto todos los días y no regaña. Hay un atajo: que otra persona marque y ponga el altavoz. El número sigue siendo [line].',
    ],
    chips: [
      WRITE,
      {
        label: 'Que llame otra persona',
        says: ['que llame alguien por mi', 'que marque otro'],
        to: 'person',
      },
      {
        label: 'No sé qué decir',
        says: ['no se que decirles', 'no sabria como empezar'],
        to: 'line',
      },
      STAY,
    ],
    no: 'stay',
    else: 'stay',
  },
  person: {
    say: [
      'Esto pide a alguien en carne y hueso, y está [person]. El mensaje puede ser este, sin adornos: «Estoy muy mal y me da pena decirlo. ¿Me llamas hoy?». El primer renglón es lo difícil, y ya está escrito.',
      'Esto pide a alguien en carne y hueso: una hermana, un amigo, alguien del trabajo que pregunta cómo va todo y espera la respuesta. El mensaje puede ser este, sin adornos: «Estoy muy mal y me da pena decirlo. ¿Me llamas hoy?».',
    ],
    chips: [
      {
        label: 'Ya lo mandé',
        says: ['ya se lo mande', 'listo, mandado', 'ya le escribi'],
        to: 'sent',
      },
      {
        label: 'No quiero molestar',
        says: ['me da pena', 'soy una carga', 'no quiero preocupar'],
        to: 'burden',
      },
      NOBODY,
      {
        label: 'Mejor una línea',
        says: ['prefiero la linea', 'mejor alguien que no conozca'],
        to: 'line',
      },
    ],
    yes: 'sent',
    no: 'burden',
    unsure: 'burden',
    else: 'send',
  },
  burden: {
    say: [
      'Sentir que se molesta es parte de lo que pesa, y no dice cómo lo leería quien lo recibe. Si ese mensaje {te} llegara a {ti}, de alguien a quien {quieres}, ¿sería una molestia?',
    ],
    chips: [
      {
        label: 'No, querría saberlo',
        says: ['no', 'querria que me avisara', 'obvio que no'],
        to: 'send',
      },
      {
        label: 'A mí no me contestarían',
        says: ['nadie me contestaria', 'no les importo'],
        to: 'nobody',
      },
      { label: 'Mejor una línea', says: ['prefiero la linea'], to: 'line' },
    ],
    yes: 'line',
    no: 'send',
    else: 'send',
  },
  send: {
    say: [
      'Con la mitad alcanza, y la pregunta la hace el otro lado: «Estoy mal. ¿Me llamas?». Son cuatro palabras. {Mándalas|Mandalas|Mándelas} antes de pensarlo otra vez, y si no hay a quién, [line].',
    ],
    chips: [
      { label: 'Listo, lo mandé', says: ['ya lo mande', 'mandado', 'listo'], to: 'sent' },
      { label: 'Mejor una línea', says: ['prefiero la linea', 'mejor llamo'], to: 'line' },
      STAY,
    ],
    yes: 'sent',
    no: 'line',
    else: 'stay',
  },
  sent: {
    say: [
      'Ya salió, y mandarlo con este peso encima es mucho. El teléfono con sonido y boca abajo, para no quedarse contando minutos. Si pasa un rato sin respuesta, otra persona o [line].',
    ],
    chips: [
      {
        label: 'Ya me respondió',
        says: ['ya me contesto', 'me esta llamando', 'dice que viene'],
        to: 'in-hands',
      },
      { label: 'No contesta', says: ['no responde', 'me dejo en visto'], to: 'no-answer' },
      STAY,
    ],
    yes: 'in-hands',
    no: 'no-answer',
    else: 'stay',
  },
  nobody: {
    say: [
      'Entonces, por ahora, esa persona es quien contesta: [line]. Y para no estar entre cuatro paredes no hace falta confianza, solo presencia: una vecina, el portero, una tienda abierta, la sala de espera de urgencias.',
    ],
    chips: [
      CALL,
      WRITE,
      { label: 'Sí hay un nombre', says: ['bueno, hay alguien', 'quiza alguien si'], to: 'person' },
      STAY,
    ],
    yes: 'calling',
    no: 'stay',
    else: 'stay',
  },
  'no-answer': {
    say: [
      'Pedir ayuda y que nadie conteste es de lo más amargo, y no dice nada de cuánto {importas}. {Prueba} de nuevo en cinco minutos, o por el otro camino: [line]. Si no puede esperar cinco minutos, [emergency].',
    ],
    chips: [
      { label: 'Ya me contestaron', says: ['ya contestaron', 'ya me atendieron'], to: 'called' },
      WRITE,
      {
        label: 'Pruebo con otra persona',
        says: ['le escribo a otro', 'pruebo con alguien mas'],
        to: 'send',
      },
      STAY,
    ],
    yes: 'called',
    no: 'stay',
    else: 'stay',
  },
  called: {
    say: [
      'La ayuda ya está pedida, y pedirla así, con todo encima, era lo más difícil. Mientras tanto, teléfono cerca y puerta fácil de abrir. ¿Hay alguien {contigo} ahora?',
    ],
    chips: [
      {
        label: 'Sí, hay alguien',
        says: ['si', 'estoy con alguien', 'si, esta aca'],
        to: 'with-somebody',
      },
      {
        label: 'Hablé y me ayudó',
        says: ['ya hable y me sirvio', 'me atendieron bien'],
        to: 'in-hands',
      },
      { label: 'Vienen en camino', says: ['ya vienen', 'estan viniendo'], to: 'waiting' },
      { label: 'No, nadie', says: ['no', 'nadie', 'no hay nadie'], to: 'waiting' },
    ],
    yes: 'with-somebody',
    no: 'waiting',
    else: 'waiting',
    knows: ['called'],
  },
  waiting: {
    say: [
      'Entonces, a esperar donde {te} encuentren: luz encendida, la puerta sin llave, lejos de lo que pueda hacer daño. Si hay un vecino despierto, que se quede hasta que lleguen. Si tarda o empeora, otra vez [emergency].',
    ],
    chips: [
      { label: 'Ya llegaron', says: ['ya estan aqui', 'llego la ambulancia'], to: 'in-hands' },
      WITH,
      STAY,
    ],
    yes: 'in-hands',
    no: 'stay',
    else: 'stay',
    knows: ['called'],
  },
  'in-hands': {
    say: [
      'Entonces ya hay alguien ocupándose, y eso era lo que hacía falta. Ahora esa persona va primero; que oiga lo mismo que {escribiste} aquí. Se puede volver cuando haya un rato, y para otra hora difícil queda [line].',
    ],
    chips: [
      { label: 'Gracias', says: ['muchas gracias'], to: 'thanks' },
      { label: 'Sigo un poco aquí', says: ['me quedo un rato', 'seguimos'], to: 'end' },
    ],
    else: 'end',
    knows: ['called'],
    ends: 'handled',
  },
  'with-somebody': {
    lead: 'Que haya alguien ahí cambia estas horas.',
    say: [
      'Conviene que sepa lo de verdad, sin la versión suave, y que se quede hasta que baje. Si vuelve a subir, entre los dos es más fácil marcar: [line].',
    ],
    chips: [
      { label: 'Se lo voy a contar', says: ['le cuento', 'ya se lo dije'], to: 'in-hands' },
      { label: 'Gracias', says: ['muchas gracias'], to: 'thanks' },
      { label: 'Sigo un poco aquí', says: ['me quedo un rato', 'seguimos'], to: 'end' },
    ],
    yes: 'in-hands',
    else: 'end',
    knows: ['accompanied'],
    ends: 'handled',
  },
  /** Somebody gives up and says goodbye. */
  parting: {
    say: [
      'Antes de que {cierres|cierres|cierre}: no lo doy por terminado. Una sola cosa, y es {tuya}: que alguien oiga hoy esa frase tal cual, «ya no veo qué hacer». Si es cosa de esta noche, [emergency]; si no, [line]. Aquí queda abierto.',
    ],
    chips: [
      CALL,
      TELL,
      { label: 'Me quedo un poco', says: ['mejor me quedo', 'sigo aca'], to: 'stay' },
    ],
    yes: 'calling',
    no: 'stay',
    else: 'stay',
  },
  /** Numbers are not wanted now, words are. */
  talk: {
    say: [
      'Sin números, entonces: {te} leo, palabra por palabra. Soy una IA y no puedo ir, y por eso sigo queriendo que haya alguien cerca. ¿Qué es lo que más pesa en este momento?',
    ],
    chips: [
      { label: 'Que soy una carga', says: ['soy una carga', 'estorbo'], to: 'burden' },
      { label: 'Que no veo salida', says: ['no hay salida', 'no se puede'], to: 'heard' },
      { label: 'Que nadie lo sabe', says: ['nadie sabe', 'no lo sabe nadie'], to: 'heard' },
    ],
    else: 'heard',
    takes: true,
  },
  heard: {
    say: [
      'No lo discuto ni lo hago más chico. Llevarlo sin que nadie lo oiga es lo que más aprieta, y eso sí se puede cambiar hoy: alguien que se siente al lado, o una voz, [line]. ¿Cuál cuesta menos?',
    ],
    chips: [TELL, CALL, CANNOT_CALL, STAY],
    yes: 'person',
    no: 'call-fear',
    else: 'stay',
  },
  /** Somebody is a few steps away. */
  'near-person': {
    say: [
      'Entonces no hace falta escribir nada: {ve} a donde está, o {llama|llamá|llame} en voz alta. «Ven, no estoy bien y no quiero estar a solas». Si duerme, se le despierta; nadie que quiere bien lo toma a mal. Para lo que siga, [line].',
    ],
    chips: [
      WITH,
      {
        label: 'No quiero molestar',
        says: ['me da pena', 'no quiero preocupar', 'no quiero despertar'],
        to: 'burden',
      },
      {
        label: 'Con esa persona no',
        says: ['con esa persona no', 'no con el', 'no con ella'],
        to: 'person',
      },
      STAY,
    ],
    yes: 'with-somebody',
    no: 'burden',
    else: 'stay',
  },
  stay: {
    say: [
      'Seguimos aquí, de a minutos. Para estos: los pies en el suelo, agua fría en las manos, y {escríbeme} tres cosas que se ven desde ahí, por aburridas que sean. Lo que aprieta sube y baja, aunque desde arriba no se note.',
    ],
    chips: [
      { label: 'Ya, tres cosas', says: ['ya lo hice', 'listo', 'hecho'], to: 'stay-on' },
      EASED,
      { label: 'Sigue muy fuerte', says: ['no baja', 'sigue igual', 'esta peor'], to: 'harder' },
      TELL,
    ],
    yes: 'stay-on',
    no: 'harder',
    else: 'stay-on',
  },
  'stay-on': {
    say: [
      'Van unos minutos y ninguna decisión tomada, que es justo la idea. Ahora algo con peso en las piernas, una manta o un bolso, y soltar el aire más despacio de lo que entra, cinco veces. ¿Sigue igual o se movió algo?',
    ],
    chips: [
      EASED,
      { label: 'Sigue muy fuerte', says: ['sigue igual', 'no baja', 'esta peor'], to: 'harder' },
      TELL,
    ],
    yes: 'eased',
    no: 'harder',
    unsure: 'person',
    else: 'person',
  },
  harder: {
    say: [
      'Así de fuerte ya no es para pasarlo con un programa, y yo lo soy: no puedo ir. Hace falta una persona en el mismo cuarto, y una voz mientras llega: [line]. Si {sientes} que {podrías} hacer algo ahora, [emergency].',
    ],
    chips: [CALL, TELL, CANNOT_CALL, WITH],
    yes: 'calling',
    no: 'call-fear',
    else: 'person',
  },
  eased: {
    say: [
      'Que haya aflojado, aunque sea un poco, es tiempo ganado, y lo {hiciste} sin hacer{te|te|se} daño. Puede volver a subir; entonces sirve lo mismo y antes: otra habitación, alguien al lado, [line].',
    ],
    chips: [
      {
        label: 'Se lo cuento a alguien',
        says: ['le cuento a alguien', 'quiero contarselo a alguien'],
        to: 'person',
      },
      {
        label: 'Seguimos con otra cosa',
        says: ['hablemos de otra cosa', 'cambiemos de tema'],
        to: 'end',
      },
      { label: 'Gracias', says: ['muchas gracias'], to: 'thanks' },
    ],
    yes: 'end',
    else: 'end',
    ends: 'later',
  },
  end: {
    say: [
      'Bien, seguimos con lo que {quieras}. Queda una cosa para esta semana: que lo sepa alguien de salud, en un centro de salud o con quien ya {te} atienda. Y si aprieta antes, [line].',
    ],
    chips: [
      {
        label: 'Qué le digo al médico',
        says: ['que digo en la consulta', 'como pido la cita'],
        to: 'doctor',
      },
      { label: 'Se lo cuento a alguien', says: ['le cuento a alguien'], to: 'person' },
      { label: 'Gracias', says: ['muchas gracias'], to: 'thanks' },
    ],
    yes: 'doctor',
    else: 'thanks',
    ends: 'later',
  },
  doctor: {
    say: [
      'Con una frase entera basta, y se puede llevar escrita: «Llevo un tiempo mal, con ideas que me asustan, y quiero que alguien me vea». Quien atiende sigue preguntando desde ahí. Si alguien puede acompañar, mejor.',
    ],
    chips: [...CAN_SAY_IT],
    yes: 'thanks',
    else: 'thanks',
    ends: 'later',
  },
  thanks: {
    say: [
      'Qué bien que esto ya esté dicho. Un paso con gente para lo que queda del día: que [person] sepa aunque sea «hoy no ando bien». Aquí se puede volver a cualquier hora, y para una voz, [line].',
      'Qué bien que esto ya esté dicho. Un paso con gente para lo que queda del día: que una sola persona sepa «hoy no ando bien». Aquí se puede volver a cualquier hora, y para una voz, [line].',
    ],
    chips: [
      { label: 'Se lo escribo ahora', says: ['le escribo', 'le aviso'], to: 'person' },
      { label: 'Sigo un poco más', says: ['me quedo un rato', 'sigamos'], to: 'stay' },
    ],
    yes: 'person',
    else: 'stay',
    ends: 'later',
  },
  /** Something else was told where it was asked about dying: taken as a yes, and acted upon once. */
  told: {
    say: [
      'Aquella pregunta puede quedarse sin contestar. Por si la respuesta es que sí, aunque sea a ratos, hago como si lo fuera: que lo sepa hoy una persona, que lo que puede hacer daño quede lejos, y una voz a mano, [line]. ¿Quién hay cerca de {ti} ahora?',
    ],
    chips: [
      WITH,
      TELL,
      NOBODY,
      { label: 'No va por ahí', says: ['no es eso', 'no pienso en morir', 'no'], to: 'end' },
    ],
    yes: 'with-somebody',
    no: 'nobody',
    else: 'stay',
  },
  /** It was a way of speaking: an apology, and back to what was told. */
  'false-alarm': {
    say: [
      'Perdón: lo leí más grave de lo que era y {te} llevé a otro lado. No vuelvo a preguntarlo si no lo {dices|decís|dice} {tú|vos|usted}. ¿En qué íbamos?',
    ],
    chips: [
      { label: 'Sigo con lo que contaba', says: ['sigo', 'sigamos'], to: 'end' },
      {
        label: 'Bueno, un poco sí',
        says: ['un poco si', 'la verdad si', 'a veces si'],
        to: 'person',
      },
    ],
    else: 'end',
    ends: 'later',
  },
  retracted: {
    say: [
      'Lo tomo como lo {dices|decís|dice}, y prefiero preguntar de más. La ayuda se queda a la vista: [line]. Una sola vez, y en serio: por detrás de eso, ¿hay ratos en que cuesta querer seguir viviendo?',
    ],
    chips: [
      { label: 'Sí, hay ratos', says: ['si', 'a veces', 'la verdad si'], to: 'person' },
      { label: 'No, de verdad', says: ['no', 'de verdad no'], to: 'end' },
      { label: 'Prefiero no decirlo', says: ['no quiero contestar'], to: 'line' },
    ],
    yes: 'person',
    no: 'end',
    unsure: 'line',
    else: 'end',
    asks: 'check',
  },
  leave: {
    say: [
      'De acuerdo, lo demás espera. Antes de soltar el teléfono, dos palabras a [person]: «¿me llamas?». Para una voz queda [line], y esta conversación se retoma donde {quieras}.',
      'De acuerdo, lo demás espera. Antes de soltar el teléfono, dos palabras a alguien que pueda leerlas: «¿me llamas?». Para una voz queda [line], y esta conversación se retoma donde {quieras}.',
    ],
    chips: [
      { label: 'Lo mando', says: ['ya lo mande', 'le escribo'], to: 'sent' },
      { label: 'Me quedo un poco', says: ['mejor me quedo', 'todavia no me voy'], to: 'stay' },
    ],
    yes: 'sent',
    else: 'stay',
    ends: 'later',
  },
} satisfies Nodes;

/** Said anywhere on a path that has `HELP`; the narrow ones first. */
export const HELP_EVENTS: readonly DangerEvent[] = [
  {
    id: 'talk-to-me',
    cues: [
      '(hablame|hableme|habla conmigo|hable conmigo|hablemos)',
      'no (me)? (mandes|mande|des|de|pongas|digas) mas (numeros|telefonos|lineas)',
      'no (quiero|necesito) ..4 (numeros|telefonos|lineas)',
    ],
    to: 'talk',
  },
  {
    id: 'going-to-hospital',
    first: true,
    cues: [
      '(vamos|voy|me llevan|nos vamos|me lleva) ..2 (hospital|urgencias|guardia|clinica|posta|emergencias)',
    ],
    to: 'in-hands',
  },
  {
    id: 'waking',
    first: true,
    cues: ['(lo|la) despierto (igual|ahora|ya)', '^ (ya)? (lo|la) desperte'],
    to: 'with-somebody',
  },
  {
    id: 'with-me-now',
    first: true,
    cues: [
      '(ya)? esta (conmigo|a mi lado)',
      '(ya)? (lo|la) (llame|desperte) ..2 (esta|vino|viene) (conmigo|aqui|aca)',
      '(ya)? desperte a mi (mama|papa|madre|padre|hermana|hermano|esposo|esposa|marido|mujer|pareja|abuela|abuelo)',
    ],
    to: 'with-somebody',
  },
  {
    id: 'giving-up',
    cues: [
      '(ya)? no hay nada (que|mas que) hacer',
      '(que)? (descanse|descanses) $',
      'gracias por todo',
      'ya no (importa|hace falta)',
      '^ adios',
    ],
    to: 'parting',
  },
  {
    id: 'at-home',
    cues: [
      'mi (mama|papa|madre|padre|hermana|hermano|esposo|esposa|marido|mujer|pareja|novio|novia|amiga|amigo|roommate|abuela|abuelo|tia|tio|prima|primo|hijo|hija) (esta|duerme|sigue|anda) ..3 (sala|cuarto|casa|cocina|lado|living|salon|pieza|habitacion|cama|patio|arriba|abajo)',
      'mi (mama|papa|madre|padre|hermana|hermano|amiga|amigo|abuela|abuelo|tia|tio|prima|primo|vecina|vecino) vive (al frente|enfrente|al lado|cerca|aqui cerca|a la vuelta|abajo|arriba|a una cuadra)',
      '(esta|duerme) ..1 mi (mama|papa|madre|padre|hermana|hermano|esposo|esposa|marido|mujer|pareja|novio|novia|roommate|abuela|abuelo) (durmiendo|dormid[oa]|en|al)',
      'mi (mama|papa|madre|padre|hermana|hermano|esposo|esposa|marido|mujer|pareja|abuela|abuelo|roommate) (esta|duerme) (durmiendo|dormid[oa])',
    ],
    to: 'near-person',
  },
  {
    id: 'no-answer',
    cues: [
      '(llame|marque|escribi) (y|pero) (no|nadie) ..1 (contest*|respond*|atend*|atiend*)',
      'no me (contestan|contesta nadie|atienden|responden)',
      'nadie (me)? (contesta|responde|atiende)',
      'me dejaron (esperando|en espera)',
      'llame y me colgaron',
    ],
    to: 'no-answer',
  },
  {
    id: 'help-came',
    cues: [
      'llego la (ambulancia|policia|ayuda)',
      'ya (llego|esta aqui|esta aca) la ambulancia',
      'llegaron los (paramedicos|bomberos|medicos|policias)',
      'estoy (en|ya en) (urgencias|el hospital|la guardia|la clinica|la posta|emergencias)',
      'me estan atendiendo',
      'ya me (atendieron|internaron|reviso el medico|vio un medico)',
      'hable con (la linea|ellos|una persona de la linea) y me',
    ],
    to: 'in-hands',
  },
  {
    id: 'on-the-way',
    cues: [
      'la ambulancia (ya)? (viene|esta viniendo|esta en camino)',
      'ya vienen (en camino|para aca|por mi)',
      'vienen en camino',
      'ya viene (mi|una|un|alguien)',
      '(la|lo|le|los) llame ..2 (viene|vienen|viniendo)',
      '(dicen|dijeron) que (ya)? vienen',
    ],
    to: 'waiting',
  },
  {
    id: 'called',
    cues: [
      '(ya)? (he|hemos) llamado',
      'ya (llame|marque|los llame|la llame|lo llame|les escribi|pedi ayuda|hable con (la linea|emergencias|ellos))',
      'acabo de (llamar|marcar|hablar con la linea|pedir ayuda)',
      'estoy (llamando|marcando|hablando con la linea|en la llamada)',
    ],
    to: 'called',
  },
  {
    id: 'with-somebody',
    cues: [
      'ya no estoy sol[oa]',
      '(estoy|ya estoy) con (alguien|un amigo|una amiga|mi (mama|papa|hermana|hermano|amiga|amigo|prima|primo|tia|tio|vecina|vecino|roommate|abuela|abuelo))',
      'mi (mama|papa|hermana|hermano|amiga|amigo|prima|primo|tia|tio|vecina|vecino|roommate) (ya)? (esta (aqui|aca|conmigo)|llego|vino)',
      'ya llego mi (mama|papa|hermana|hermano|amiga|amigo|prima|primo|tia|tio|vecina|vecino|roommate)',
      '(esta|estan|tengo aca|tengo aqui) (aca|aqui|conmigo)? mi (mama|papa|hermana|hermano|amiga|amigo|prima|primo|tia|tio|vecina|vecino|roommate|abuela|abuelo|mujer|esposa|marido|esposo|novia|novio|pareja|hijo|hija) !(enferm*|muert*|mal|grave|intern*|enojad*|lejos|trabajando)',
      'vino (mi (mama|papa|hermana|hermano|amiga|amigo|prima|primo|tia|tio|vecina|vecino)|alguien)',
    ],
    to: 'with-somebody',
  },
  {
    id: 'cannot-call',
    cues: [
      'no (puedo|quiero|me animo a|me atrevo a|voy a|pienso|soy capaz de) (llamar|llamarle|llamarlos|marcar|hablar por telefono)',
      'no voy a llamar a nadie',
      '(not gonna|not going to|won t|dont want to) call',
      'me da (miedo|pena|cosa|verguenza|panico|ansiedad|palo) (llamar|marcar|hablar por telefono)',
      'me cuesta (llamar|hablar por telefono)',
      '(odio|detesto) (llamar|hablar por telefono|las llamadas|el telefono)',
      'no quiero hablar con (nadie|desconocidos|un desconocido|extraños)',
      '(deja|dejen|deje) de (insistir|darme numeros|mandarme a llamar)',
    ],
    to: 'call-fear',
  },
  {
    id: 'rather-write',
    cues: [
      '(prefiero|quisiera|mejor) (escribir|por (chat|mensaje|texto|whatsapp|escrito)|un mensaje|mensajear)',
    ],
    to: 'text',
  },
  {
    id: 'burden',
    cues: [
      'no (le|les)? quiero (molestar|preocupar|cargar|asustar|ser una carga|dar (ese|un)? susto|molestarl[oa]|asustarl[oa])',
      'soy (una carga|un estorbo|un peso) para',
      'me da pena (molestar|pedir|decirlo|decirle|contarlo|contarle)',
    ],
    to: 'burden',
  },
  {
    id: 'nobody',
    cues: [
      'no tengo (a nadie|a quien|con quien hablar|amigos|familia (aca|aqui))',
      'no hay nadie (conmigo|cerca|en casa|aqui|aca|a quien)',
      'nadie (puede venir|va a venir|vendria)',
    ],
    to: 'nobody',
  },
  {
    id: 'eased',
    cues: [
      '^ (ya)? (paso|bajo|aflojo) un (poco|poquito)',
      '^ ya se me (paso|esta pasando|va pasando)',
      '^ (ya)? (me siento|estoy) (un poco|un poquito|algo) mejor',
      '^ (ya)? estoy mas tranquil[oa]',
    ],
    to: 'eased',
  },
  {
    id: 'leave',
    cues: [
      '^ (bueno|ok|ya)? me tengo que (ir|desconectar) $',
      '^ (bueno|ok|ya)? tengo que irme $',
      '^ (bueno|ok)? (chau|chao|hasta mañana|hasta luego|me voy a dormir) $',
    ],
    to: 'leave',
  },
  {
    id: 'thanks',
    cues: ['^ (ok|bueno|ya|listo)? (muchas|mil)? (gracias|thanks|thx|grax) !(pero|a)'],
    to: 'thanks',
  },
];
