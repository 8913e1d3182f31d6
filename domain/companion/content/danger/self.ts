import type { DangerNode, DangerPath } from './danger-path.ts';
import {
  CALL,
  CALLED,
  CANNOT_CALL,
  fromHeight,
  HELP,
  HELP_EVENTS,
  NOBODY,
  ON_A_HEIGHT,
  STAY,
  TELL,
  WITH,
  WRITE,
} from './shared.ts';

/** Also said where there is a plan. */
export const AWAY: DangerNode = {
  say: [
    'Eso protege más de lo que parece: una puerta de por medio da tiempo a que el impulso baje. Con una frase alcanza para pedirlo: «¿Me guardas esto unos días, sin preguntas?». Después, una voz: [line].',
  ],
  chips: [
    { label: 'Ya no lo tengo cerca', says: ['listo, ya no esta', 'ya se lo di'], to: 'given' },
    { label: 'Voy a hacerlo ahora', says: ['ahora lo hago', 'voy'], to: 'given' },
    CALL,
    { label: 'No puedo hacerlo', says: ['no', 'no puedo', 'no me animo'], to: 'now' },
  ],
  yes: 'given',
  no: 'now',
  else: 'person',
};

export const DOOR: DangerNode = {
  say: [
    'Entonces, primero la puerta: salir al pasillo, a la calle, a una tienda, a lo de un vecino, sin llevar nada encima. Basta con decir «no me dejes a solas un rato». Y desde ahí, con gente a la vista, [emergency].',
  ],
  chips: [
    {
      label: 'Ya salí',
      says: ['estoy afuera', 'ya estoy en la calle', 'baje al bar'],
      to: 'with-somebody',
    },
    WITH,
    CALLED,
    { label: 'No puedo moverme', says: ['no puedo', 'no puedo salir'], to: 'harder' },
  ],
  yes: 'with-somebody',
  no: 'harder',
  else: 'harder',
  knows: ['alone'],
};

/** A firearm is spoken of: one step, before any other question. */
export const ARMED: DangerNode = {
  say: [
    '{Te} leo, y antes de seguir hablando hay una sola cosa: esa arma, fuera de la casa hoy, en manos de otra persona; o fuera {tú|vos|usted}, ahora, a donde haya gente. Si está en la mano, [emergency]: «[script]». ¿Quién puede venir por ella?',
  ],
  chips: [
    {
      label: 'Hay quien puede llevársela',
      says: ['si', 'se la doy a alguien', 'mi hermano'],
      to: 'away',
    },
    { label: 'Puedo salir de aquí', says: ['salgo', 'me voy', 'puedo irme'], to: 'door' },
    { label: 'No quiero soltarla', says: ['no', 'no quiero', 'no puedo'], to: 'harder' },
    { label: 'No hay nadie aquí', says: ['nadie', 'no tengo a nadie'], to: 'door' },
  ],
  yes: 'away',
  no: 'harder',
  unsure: 'door',
  else: 'door',
  knows: ['now', 'means'],
};

export const SELF: DangerPath = {
  kind: 'self',
  care: 'Esto también lo atienden en salud mental: en un centro de salud se pide con «pienso en morir y necesito que me vean».',
  cues: [],
  enter: 'receive',
  urgent: 'now',
  nodes: {
    ...HELP,
    receive: {
      lead: 'Suena a un dolor que tapa todo lo demás, y no lo paso por alto.',
      say: [
        'Soy una IA; para una voz de verdad está [line], sin esperar a que acabe esta charla. Y una pregunta derecha, que se contesta con una palabra: ¿{piensas} en quitar{te|te|se} la vida?',
      ],
      chips: [
        { label: 'Sí', says: ['si', 'si, lo pienso', 'todos los dias'], to: 'plan' },
        {
          label: 'A veces',
          says: ['a ratos', 'a veces lo pienso', 'de vez en cuando'],
          to: 'plan',
        },
        { label: 'No', says: ['no', 'para nada', 'no, eso no'], to: 'believed' },
        {
          label: 'Prefiero no decirlo',
          says: ['no quiero contestar', 'prefiero no hablar de eso'],
          to: 'unsaid',
        },
      ],
      yes: 'plan',
      no: 'believed',
      unsure: 'unsaid',
      else: 'unsaid',
      asks: 'check',
    },
    armed: ARMED,
    'after-attempt': {
      say: [
        'Gracias por contarlo: hubo un intento hace muy poco, y volver a la misma casa con todo igual es durísimo. Soy una IA; para no llevarlo a solas estos días, [line], y quien {te} atendió allí. ¿Hoy siguen las ganas de morir?',
      ],
      chips: [
        { label: 'Sí', says: ['si', 'siguen', 'todavia'], to: 'plan' },
        { label: 'A ratos', says: ['a veces', 'hay ratos'], to: 'plan' },
        { label: 'No', says: ['no', 'hoy no', 'ya no'], to: 'idea' },
        { label: 'Prefiero no decirlo', says: ['no quiero contestar'], to: 'told' },
      ],
      yes: 'plan',
      no: 'idea',
      unsure: 'plan',
      else: 'plan',
      asks: 'check',
    },
    'join-dead': {
      say: [
        'Querer ir con quien ya no está es de lo más hondo que hay en un duelo, y no se discute. Soy una IA; una voz atiende en [line]. Lo pregunto derecho, porque importa: ¿es echarle de menos, o {piensas} en quitar{te|te|se} la vida?',
      ],
      chips: [
        {
          label: 'Quiero morir',
          says: ['si', 'pienso en quitarme la vida', 'las dos cosas'],
          to: 'plan',
        },
        { label: 'A ratos', says: ['a veces', 'a ratos', 'cuando tomo'], to: 'plan' },
        {
          label: 'Es pena, echo de menos',
          says: ['no', 'es pena', 'lo extraño', 'solo pena'],
          to: 'believed',
        },
        { label: 'Prefiero no decirlo', says: ['no quiero contestar'], to: 'told' },
      ],
      yes: 'plan',
      no: 'believed',
      unsure: 'plan',
      else: 'plan',
      asks: 'check',
    },
    method: {
      say: [
        'Eso no lo respondo, sea para lo que sea, y no paso de largo por lo que hay debajo. Soy una IA; una persona atiende en [line]. Pregunto derecho: ¿{piensas} en quitar{te|te|se} la vida?',
      ],
      chips: [
        { label: 'Sí', says: ['si', 'si, lo pienso'], to: 'plan' },
        { label: 'A veces', says: ['a ratos'], to: 'plan' },
        { label: 'No', says: ['no', 'para nada'], to: 'believed' },
        { label: 'Prefiero no decirlo', says: ['no quiero contestar'], to: 'unsaid' },
      ],
      yes: 'plan',
      no: 'believed',
      unsure: 'unsaid',
      else: 'unsaid',
      asks: 'check',
    },
    unsaid: {
      say: [
        'Puede quedar sin respuesta. Por si la respuesta fuera sí, dejo cerca lo que sirve: una persona al teléfono, [line], que no pide nombre para empezar a escuchar. Y aquí se puede seguir, con esa palabra dicha o sin decir.',
      ],
      chips: [
        { label: 'Sí lo he pensado', says: ['la verdad si', 'en realidad si'], to: 'plan' },
        { label: 'No va por ahí', says: ['no es eso', 'no, otra cosa'], to: 'believed' },
        WRITE,
        STAY,
      ],
      yes: 'plan',
      no: 'believed',
      else: 'stay',
    },
    plan: {
      lead: 'Decirlo cuesta, y ya está dicho.',
      say: [
        'Hablarlo no lo hace más grande, así que pregunto una cosa más y después vemos qué ayuda: ¿{has} pensado cómo o cuándo lo {harías}?',
      ],
      chips: [
        { label: 'Sí, y sería hoy', says: ['hoy', 'esta noche', 'ahora'], to: 'now' },
        {
          label: 'Sé cómo, no cuándo',
          says: ['si', 'si, tengo un plan', 'mas o menos'],
          to: 'means',
        },
        {
          label: 'No, es solo la idea',
          says: [
            'no',
            'no tengo plan',
            'no tengo ningun plan',
            'ningun plan ni nada',
            'ningun plan',
          ],
          to: 'idea',
        },
        { label: 'Prefiero no decirlo', says: ['no quiero contestar'], to: 'means' },
      ],
      yes: 'means',
      no: 'idea',
      unsure: 'means',
      else: 'means',
      asks: 'plan',
    },
    idea: {
      say: [
        'Sin plan también pesa: convivir con esa idea gasta, y más en silencio. No hace falta esperar a estar al borde para que alguien lo sepa. Está [line], y está la gente de cada día, por ejemplo [person]. Esta semana, también un médico: «estoy peor y pienso en morir».',
        'Sin plan también pesa: convivir con esa idea gasta, y más en silencio. No hace falta esperar a estar al borde para que alguien lo sepa. Está [line], y está la gente de cada día, aunque sea una sola persona. Esta semana, también un médico: «estoy peor y pienso en morir».',
      ],
      chips: [
        TELL,
        { label: 'Hablar con la línea', says: ['la linea', 'quiero llamar'], to: 'line' },
        NOBODY,
        STAY,
      ],
      yes: 'line',
      no: 'stay',
      else: 'person',
    },
    means: {
      say: [
        'Gracias por no esquivarlo. Cuando la idea ya tiene forma, lo que más protege es la distancia: que eso quede fuera de alcance, sin que haga falta decirme qué es. ¿Quién podría guardarlo unos días, o abrir{te|te|le} su casa esta noche?',
      ],
      chips: [
        {
          label: 'Hay quien puede guardarlo',
          says: ['si', 'se lo puedo dar a alguien', 'mi hermana puede'],
          to: 'away',
        },
        {
          label: 'Puedo irme a otra casa',
          says: ['me voy a lo de alguien', 'salgo de aqui'],
          to: 'away',
        },
        { label: 'No tengo nada cerca', says: ['no hay nada', 'no tengo nada aca'], to: 'person' },
        { label: 'No puedo alejarme', says: ['no', 'no puedo', 'lo tengo aqui'], to: 'now' },
      ],
      yes: 'away',
      no: 'now',
      unsure: 'person',
      else: 'away',
      knows: ['plan'],
    },
    away: AWAY,
    given: {
      say: [
        'Eso ya quedó lejos, y haberlo hecho con este dolor encima es muchísimo. Ahora falta no pasar estas horas a solas: que quien ayudó se quede un rato, o alguien al teléfono: [line].',
      ],
      chips: [WITH, CALL, TELL, STAY],
      yes: 'line',
      no: 'stay',
      else: 'stay',
      knows: ['means-away'],
    },
    now: {
      say: [
        'Esto es de ahora, así que ahora: [emergency]. La primera frase puede ser «[script]». {Ve} a donde haya otra persona, que se quede {contigo}, y {deja} atrás lo que pueda hacer daño. Soy una IA y no puedo avisar por {ti}: por eso la llamada.',
      ],
      chips: [
        CALLED,
        WITH,
        CANNOT_CALL,
        { label: 'No hay nadie aquí', says: ['no tengo a nadie', 'estoy a solas'], to: 'door' },
      ],
      yes: 'called',
      no: 'call-fear',
      else: 'door',
      knows: ['now'],
    },
    'kept-still': {
      say: [
        'Sigue ahí, y moverlo es lo que más protege ahora. Sin explicar nada, a un vecino o a quien abra la puerta: «¿me guardas esto hasta mañana?». O la bolsa fuera de la casa y {tú|vos|usted} con alguien. Si no se puede, [emergency].',
      ],
      chips: [
        { label: 'Ya no lo tengo cerca', says: ['ya lo di', 'ya no esta'], to: 'given' },
        { label: 'Hay quien puede guardarlo', says: ['si', 'alguien puede'], to: 'away' },
        { label: 'No puedo hacerlo', says: ['no', 'no puedo'], to: 'door' },
      ],
      yes: 'given',
      no: 'door',
      unsure: 'door',
      else: 'door',
      knows: ['means'],
    },
    'kept-near': {
      say: [
        'Eso va primero, antes que cualquier otra cosa: que no esté al alcance esta noche. Puede guardarlo unos días alguien de la familia, un vecino, quien esté más cerca, sin explicar para qué; o salir de donde está. ¿Quién podría?',
      ],
      chips: [
        { label: 'Hay quien puede guardarlo', says: ['si', 'se lo doy a alguien'], to: 'away' },
        { label: 'Puedo irme a otra casa', says: ['me voy', 'salgo de aqui'], to: 'away' },
        { label: 'No quiero soltarlo', says: ['no', 'no quiero'], to: 'harder' },
        { label: 'No hay nadie aquí', says: ['nadie', 'no tengo a nadie'], to: 'door' },
      ],
      yes: 'away',
      no: 'harder',
      unsure: 'person',
      else: 'person',
      knows: ['means'],
    },
    height: fromHeight('given'),
    door: DOOR,
    believed: {
      say: [
        '{Te} creo, y me alegra preguntar de más. Lo demás que {contaste} duele igual, y de eso se puede seguir hablando aquí. La línea queda a mano por si alguna noche la respuesta cambia: [line]. Y un médico del centro de salud también puede oír esto.',
      ],
      chips: [
        {
          label: 'Sigo con lo que contaba',
          says: ['sigamos', 'quiero seguir contando'],
          to: 'listen',
        },
        { label: 'La verdad, a veces sí', says: ['a veces si', 'en realidad si'], to: 'plan' },
        TELL,
      ],
      else: 'listen',
      ends: 'later',
    },
    listen: {
      say: [
        'Aquí hay sitio para contarlo sin orden. Se puede empezar por lo de hoy: lo último que pasó antes de escribir. Y si a media historia aprieta, [line].',
      ],
      chips: [
        TELL,
        { label: 'Ya conté bastante', says: ['eso era todo', 'no quiero contar mas'], to: 'end' },
      ],
      else: 'end',
      ends: 'later',
    },
    recheck: {
      say: [
        'Vuelvo un momento a lo de antes, una vez y con calma. Desde que hablamos de eso, ¿las ganas de morir siguen ahí?',
      ],
      chips: [
        { label: 'Sí, siguen', says: ['si', 'siguen ahi', 'igual'], to: 'harder' },
        { label: 'Menos que antes', says: ['un poco menos', 'a veces'], to: 'eased' },
        { label: 'Ya no', says: ['no', 'ya no', 'no, ya paso'], to: 'relief' },
        { label: 'Prefiero no decirlo', says: ['no quiero contestar'], to: 'line' },
      ],
      yes: 'harder',
      no: 'relief',
      unsure: 'line',
      else: 'line',
      asks: 'check',
    },
    relief: {
      say: [
        'Qué alivio leerlo. No lo borro de la memoria, y tampoco vuelvo a preguntarlo a cada rato. Un día menos malo sirve para pedir la cita que en los peores no sale, con un médico o en un centro de salud. Y para otra noche así, [line].',
      ],
      chips: [
        { label: 'Qué digo en la cita', says: ['que le digo al medico'], to: 'doctor' },
        { label: 'Seguimos con otra cosa', says: ['otra cosa', 'cambiemos de tema'], to: 'thanks' },
      ],
      else: 'thanks',
      ends: 'later',
    },
  },
  events: [
    ON_A_HEIGHT,
    {
      id: 'not-a-joke',
      cues: ['no era (una)? (broma|joke|chiste|joda)', 'iba en serio'],
      to: 'means',
    },
    {
      id: 'means-near',
      cues: [
        '(tengo|guardo|hay|con|es con|compre) ..3 (revolver|pistola|arma|escopeta|rifle|soga|cuerda|navaja|cuchilla|cuchillo|veneno|frasco|pastillas|botella)',
        '(revolver|pistola|arma|escopeta|rifle|soga|cuerda|navaja|cuchillo|frasco|pastillas) ..4 (aqui|aca|mesa|cajon|mano|cerca|ropero|closet)',
        '(siguen|sigue|estan|esta) (aqui|aca|cerca|en la mesa|en el cajon|a mano) $',
      ],
      to: 'kept-near',
    },
    {
      id: 'means-away',
      cues: [
        'ya no (lo|la|los|las) tengo (cerca|aqui|aca|conmigo|a mano)',
        'se (lo|la|los|las) (di|entregue|deje) a (mi|una|un|alguien)',
        '(lo|la|los|las) (tire|bote) (a la basura|por el inodoro|todo|todas|todos)',
      ],
      to: 'given',
    },
    {
      id: 'giving',
      cues: [
        'se (lo|la|los|las) (doy|voy a dar|voy a dejar|dejo|entrego) a (mi|una|un|alguien)',
        '(lo|la|los|las) (voy a dejar|dejo|llevo|voy a llevar) (con|donde|a casa de) (mi|un|una)',
      ],
      to: 'away',
    },
    {
      id: 'now',
      cues: [
        '(lo voy a hacer|voy a hacerlo) (hoy|ahora|ya|esta noche)',
        'no (llego|paso) de (hoy|esta noche)',
      ],
      to: 'now',
    },
    ...HELP_EVENTS,
  ],
};
