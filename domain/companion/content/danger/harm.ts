import type { DangerPath } from './danger-path.ts';
import { CALLED, CAN_SAY_IT, HELP, HELP_EVENTS, TELL } from './shared.ts';

export const HARM: DangerPath = {
  kind: 'harm',
  care: 'Una rabia que asusta también se atiende, en psicología o con un médico del centro de salud: «temo hacer daño y no quiero».',
  cues: [],
  enter: 'receive',
  urgent: 'now',
  nodes: {
    ...HELP,
    receive: {
      say: [
        'Escribirlo antes de hacer algo deja un espacio, y se puede usar. Soy una IA y no vengo a regañar; para bajarlo con una persona, [line]. ¿{Sientes} que hoy {podrías} hacerle daño a alguien?',
      ],
      chips: [
        { label: 'Sí', says: ['si', 'hoy si', 'estoy a punto'], to: 'now' },
        { label: 'No, es pura rabia', says: ['no', 'solo es rabia', 'nunca lo haria'], to: 'rage' },
        { label: 'A veces lo temo', says: ['a veces', 'no se', 'me da miedo'], to: 'distance' },
        { label: 'Prefiero no decirlo', says: ['no quiero contestar'], to: 'distance' },
      ],
      yes: 'now',
      no: 'rage',
      unsure: 'distance',
      else: 'distance',
    },
    now: {
      say: [
        'Entonces primero metros, después palabras: {sal} de ahí, sin llevar nada, hacia donde haya más gente. [emergency]: «siento que voy a hacerle daño a alguien y no quiero». Soy una IA y no puedo frenar{te|te|le}; alguien a {tu} lado sí.',
      ],
      chips: [
        { label: 'Ya me alejé', says: ['ya sali', 'me fui', 'estoy afuera'], to: 'away' },
        CALLED,
        { label: 'No puedo irme', says: ['no puedo', 'estoy encerrado'], to: 'room' },
        { label: 'Ya pasó algo', says: ['ya le pegue', 'ya lo hice'], to: 'happened' },
      ],
      yes: 'away',
      no: 'room',
      else: 'room',
      knows: ['now'],
    },
    distance: {
      say: [
        'No saberlo ya pide distancia: otra habitación, otra calle, dormir en otra casa. Y que lo que pudiera lastimar lo guarde alguien unos días, sin que haga falta contarme qué es. ¿Está cerca de {ti} esa persona?',
      ],
      chips: [
        { label: 'Sí, está aquí', says: ['si', 'esta cerca', 'vive conmigo'], to: 'room' },
        { label: 'No', says: ['no', 'esta lejos'], to: 'rage' },
        { label: 'Puedo irme un rato', says: ['me voy', 'puedo salir'], to: 'away' },
        TELL,
      ],
      yes: 'room',
      no: 'rage',
      else: 'rage',
    },
    room: {
      say: [
        'Entonces una puerta de por medio: el baño, el patio, el pasillo, con las manos vacías. Ni una palabra más a esa persona por hoy. Si sube, [emergency]; mientras tanto, alguien que venga y se quede entre los dos.',
      ],
      chips: [
        { label: 'Ya me alejé', says: ['ya sali'], to: 'away' },
        CALLED,
        TELL,
        { label: 'Ya pasó algo', says: ['ya lo hice'], to: 'happened' },
      ],
      yes: 'away',
      else: 'person',
    },
    away: {
      say: [
        'Alejarse en plena rabia es lo más difícil, y ya está hecho. Que hoy la distancia dure: no volver a discutirlo, nada de mensajes ni alcohol, y alguien al lado. Para soltarlo hablando, [line].',
      ],
      chips: [
        { label: 'Hablar con la línea', says: ['quiero llamar'], to: 'line' },
        TELL,
        { label: 'Quiero volver', says: ['voy a volver', 'tengo que volver'], to: 'room' },
        { label: 'Ya bajó un poco', says: ['bajo', 'estoy mejor'], to: 'eased' },
      ],
      else: 'line',
      knows: ['means-away'],
    },
    rage: {
      say: [
        'Se puede tener rabia hasta los huesos y no tocar a nadie. La rabia busca salir por las manos: piernas, entonces, diez minutos de caminar en dirección contraria a esa persona. Después, decirlo en voz alta a alguien: [line].',
      ],
      chips: [
        { label: 'Voy a caminar', says: ['camino', 'salgo'], to: 'eased' },
        { label: 'No baja', says: ['sigue igual', 'sigue'], to: 'harder' },
        TELL,
        { label: 'Me hizo algo grave', says: ['me lastimo', 'me hizo daño'], to: 'wronged' },
      ],
      yes: 'eased',
      no: 'harder',
      else: 'wronged',
    },
    wronged: {
      say: [
        'Lo que pasó puede merecer toda esa rabia, y también una respuesta que no {te} cueste la vida que {tienes}: contarlo, denunciarlo, que otros lo sepan. Eso se puede hacer mañana con alguien que sepa. Para esta noche, [line].',
      ],
      chips: [
        { label: 'Hablar con la línea', says: ['quiero llamar'], to: 'line' },
        TELL,
        { label: 'Ya bajó un poco', says: ['bajo'], to: 'eased' },
      ],
      else: 'line',
    },
    happened: {
      say: [
        'Si hay alguien herido, [emergency] primero, aunque traiga consecuencias: la ayuda a tiempo es lo que más cambia. Después, lejos de esa persona y sin explicaciones. Que alguien venga a estar {contigo}.',
      ],
      chips: [
        CALLED,
        { label: 'Nadie está herido', says: ['no', 'no hay heridos'], to: 'away' },
        TELL,
      ],
      yes: 'called',
      no: 'away',
      else: 'called',
      knows: ['now'],
    },
    stay: {
      say: [
        'Estos minutos son para que el cuerpo se canse antes que la cabeza: escaleras, agua fría en la nuca, apretar y soltar los puños contra una almohada. {Escríbeme} qué fue lo último antes de que subiera.',
      ],
      chips: [
        { label: 'Ya bajó un poco', says: ['bajo'], to: 'eased' },
        { label: 'No baja', says: ['sigue igual'], to: 'harder' },
        TELL,
      ],
      yes: 'eased',
      no: 'harder',
      else: 'stay-on',
    },
    harder: {
      say: [
        'Si no baja con distancia, no conviene esperarlo a solas ni con una IA. Alguien en persona, ya, y una voz: [line]. Si {sientes} que {pierdes} el freno, [emergency], y esas mismas palabras.',
      ],
      chips: [
        { label: 'Voy a llamar', says: ['llamo'], to: 'calling' },
        TELL,
        { label: 'Ya me alejé', says: ['ya sali'], to: 'away' },
      ],
      yes: 'calling',
      else: 'person',
    },
    person: {
      say: [
        'Hace falta alguien que no discuta y se quede: [person], quizás. «Siento que voy a hacer daño y no quiero. Ven o llámame ya». Con eso basta.',
        'Hace falta alguien que no discuta y se quede. «Siento que voy a hacer daño y no quiero. Ven o llámame ya». Con eso basta, y lo puede leer quien esté más cerca.',
      ],
      chips: [
        { label: 'Ya lo mandé', says: ['ya le escribi'], to: 'sent' },
        { label: 'No tengo a nadie', says: ['nadie'], to: 'nobody' },
        { label: 'Mejor una línea', says: ['la linea'], to: 'line' },
      ],
      yes: 'sent',
      no: 'nobody',
      else: 'sent',
    },
    eased: {
      say: [
        'Bajó, y nadie salió herido: eso lo {decidiste} en el peor momento. Esta semana, alguien de salud con quien mirar qué la enciende; en un centro basta con «me asusta mi rabia». Si sube otra vez, distancia y [line].',
      ],
      chips: [
        TELL,
        { label: 'Seguimos con otra cosa', says: ['otra cosa'], to: 'end' },
        { label: 'Gracias', says: ['muchas gracias'], to: 'thanks' },
      ],
      else: 'end',
      ends: 'later',
    },
    doctor: {
      say: [
        '«Tengo una rabia que me asusta y no quiero lastimar a nadie»: así, entera. Quien atiende lo oye seguido, y no es confesarse, es pedir ayuda a tiempo.',
      ],
      chips: [...CAN_SAY_IT],
      else: 'thanks',
      ends: 'later',
    },
  },
  events: [
    {
      id: 'went-away',
      cues: [
        'ya (me aleje|sali de (ahi|la casa|aqui)|me fui de (ahi|la casa))',
        'estoy (lejos|afuera|en la calle)',
      ],
      to: 'away',
    },
    {
      id: 'means-away',
      cues: [
        'ya no (lo|la|los|las) tengo (cerca|aqui|aca|a mano)',
        'se (lo|la|los|las) (di|entregue|deje) a (mi|una|un|alguien)',
      ],
      to: 'away',
    },
    {
      id: 'happened',
      cues: ['ya le (pegue|hice daño)', '(lo|la) (lastime|golpee|heri)'],
      to: 'happened',
    },
    ...HELP_EVENTS,
  ],
};
