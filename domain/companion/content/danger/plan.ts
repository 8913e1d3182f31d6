import type { DangerPath } from './danger-path.ts';
import {
  CALL,
  CALLED,
  CANNOT_CALL,
  fromHeight,
  HELP,
  ON_THE_WAY,
  STAY,
  TELL,
  WITH,
} from './shared.ts';
import { ARMED, AWAY, DOOR, SELF } from './self.ts';

export const PLAN: DangerPath = {
  kind: 'plan',
  care: 'Con un plan de por medio, que lo vea hoy o mañana alguien de psiquiatría: en urgencias o en el centro de salud no hace falta cita para decirlo.',
  cues: [],
  enter: 'receive',
  urgent: 'now',
  nodes: {
    ...HELP,
    going: ON_THE_WAY,
    away: AWAY,
    armed: ARMED,
    dated: {
      lead: 'Con día puesto y las cosas en orden, esto lleva mucho tiempo callado, y aquí se puede decir.',
      say: [
        'Antes del día: que una persona lo sepa hoy y se quede, y que lo pensado para hacerlo esté lejos. Ahora, [emergency], «[script]»; soy una IA y no puedo llamar por {ti}. ¿Eso que lo haría posible está en la casa?',
      ],
      chips: [
        {
          label: 'Lo tengo en casa',
          says: ['si', 'esta en casa', 'lo tengo aqui'],
          to: 'kept-near',
        },
        { label: 'No voy a llamar', says: ['no voy a llamar', 'no quiero llamar'], to: 'talk' },
        { label: 'Estoy con alguien', says: ['hay alguien'], to: 'with-somebody' },
        { label: 'Ya llamé', says: ['ya llame'], to: 'called' },
      ],
      yes: 'kept-near',
      no: 'talk',
      unsure: 'kept-near',
      else: 'kept-near',
      knows: ['now', 'plan'],
    },
    door: DOOR,
    receive: {
      lead: 'Que ya haya un cómo o un cuándo dice cuánto tiempo hace que esto duele.',
      say: [
        'Soy una IA y no puedo estar ahí; hay personas que sí contestan: [line]. ¿Es algo que {podrías} hacer hoy?',
      ],
      chips: [
        { label: 'Sí', says: ['si', 'hoy', 'esta noche'], to: 'now' },
        { label: 'No, hoy no', says: ['no', 'hoy no', 'todavia no'], to: 'means' },
        { label: 'No lo sé', says: ['no se', 'quiza', 'a veces'], to: 'means' },
        { label: 'Prefiero no decirlo', says: ['no quiero contestar'], to: 'unsaid' },
      ],
      yes: 'now',
      no: 'means',
      unsure: 'means',
      else: 'unsaid',
      asks: 'plan',
      knows: ['plan'],
    },
    unsaid: {
      say: [
        'No hace falta decirlo aquí. Hago lo mismo que si fuera hoy, porque así se equivoca uno del lado bueno: alguien en el mismo cuarto, y [line]. Si en un rato se vuelve urgente, [emergency].',
      ],
      chips: [
        { label: 'Sí podría ser hoy', says: ['si', 'podria ser hoy'], to: 'now' },
        TELL,
        CALL,
        { label: 'Lo tengo cerca', says: ['lo tengo aqui', 'esta a mano'], to: 'means' },
      ],
      yes: 'now',
      no: 'means',
      else: 'means',
    },
    means: {
      say: [
        'Hoy no es una respuesta que sirve, y para que mañana también lo sea, conviene distancia. No hace falta contarme con qué: solo que esté en otra casa o en manos de otra persona. ¿A quién {podrías} pedirle que lo guarde unos días?',
      ],
      chips: [
        {
          label: 'Sé a quién pedírselo',
          says: ['si', 'se lo pido a alguien', 'mi hermano puede'],
          to: 'away',
        },
        { label: 'No tengo nada cerca', says: ['no hay nada', 'nada a mano'], to: 'person' },
        { label: 'Me da vergüenza pedirlo', says: ['me da pena', 'no me animo'], to: 'ask-keeper' },
        { label: 'No puedo alejarme', says: ['no puedo', 'no', 'lo tengo aqui'], to: 'now' },
      ],
      yes: 'away',
      no: 'ask-keeper',
      unsure: 'ask-keeper',
      else: 'ask-keeper',
      knows: ['plan'],
    },
    'ask-keeper': {
      say: [
        'Se puede pedir sin explicar nada: «¿Me guardas una cosa unos días? Después te cuento». Y si ni eso, la distancia también se hace caminando: dormir hoy en casa de [person], en vez de cerca de eso.',
        'Se puede pedir sin explicar nada: «¿Me guardas una cosa unos días? Después te cuento». Y si ni eso, la distancia también se hace caminando: dormir hoy en otra casa, en vez de cerca de eso.',
      ],
      chips: [
        { label: 'Eso puedo hacerlo', says: ['si', 'eso si', 'puedo'], to: 'away' },
        CALL,
        { label: 'No puedo', says: ['no', 'no puedo'], to: 'now' },
      ],
      yes: 'away',
      no: 'now',
      else: 'line',
    },
    given: {
      say: [
        'Haber puesto eso lejos, con el plan todavía en la cabeza, es lo más fuerte que se podía hacer hoy. Queda la segunda mitad: no pasar la noche a solas. Una persona al lado, o una voz: [line].',
      ],
      chips: [WITH, TELL, CALL, STAY],
      yes: 'line',
      no: 'stay',
      else: 'person',
      knows: ['means-away'],
    },
    now: {
      say: [
        'Esto no espera: [emergency], en este momento. Se puede decir así: «[script]». Mientras contestan, {sal} de donde está eso y {ve} con alguien que se quede {contigo}. Soy una IA, no puedo llamar por {ti}; sí seguir aquí.',
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
      knows: ['now', 'plan'],
    },
    'call-fear': {
      say: [
        'Si la llamada no sale, que la haga alguien más: tocar una puerta y decir «llama por mí, estoy en peligro». También sirve ir a urgencias y decir esa misma frase en la entrada. La llamada sigue siendo [emergency]; por escrito, [text].',
        'Si la llamada no sale, que la haga alguien más: tocar una puerta y decir «llama por mí, estoy en peligro». También sirve ir a urgencias y decir esa misma frase en la entrada. La llamada sigue siendo [emergency].',
      ],
      chips: [
        {
          label: 'Le pido a alguien',
          says: ['que llame otro', 'le pido a un vecino'],
          to: 'person',
        },
        {
          label: 'Voy a urgencias',
          says: ['voy al hospital', 'me voy a la guardia'],
          to: 'going',
        },
        { label: 'Lo que tengo cerca', says: ['lo tengo aqui', 'esta a mano'], to: 'ask-keeper' },
        STAY,
      ],
      no: 'door',
      else: 'door',
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
    recheck: {
      say: [
        'Antes de seguir con lo demás, una vuelta más, y en calma: aquel plan, ¿sigue en pie dentro de {ti}?',
      ],
      chips: [
        { label: 'Sí, sigue', says: ['si', 'sigue', 'igual'], to: 'harder' },
        { label: 'Está más lejos', says: ['un poco menos', 'a veces', 'menos'], to: 'eased' },
        { label: 'Ya no', says: ['no', 'ya no'], to: 'relief' },
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
        'Me alegra que ya no esté. Que lo que se alejó siga lejos unas semanas, aunque hoy parezca exagerado, y que una persona profesional sepa que hubo un plan: con ese dato ayudan mejor. Si vuelve, [line].',
      ],
      chips: [
        {
          label: 'Cómo se lo digo',
          says: ['que le digo al medico', 'como lo cuento'],
          to: 'doctor',
        },
        { label: 'Seguimos con otra cosa', says: ['otra cosa', 'cambiemos de tema'], to: 'thanks' },
      ],
      else: 'thanks',
      ends: 'later',
    },
  },
  events: SELF.events,
};
