import type { DangerPath } from './danger-path.ts';
import {
  CALLED,
  CAN_SAY_IT,
  CANNOT_CALL,
  HELP,
  HELP_EVENTS,
  ON_THE_WAY,
  STAY,
  TELL,
  TO_DOCTOR,
  WITH,
} from './shared.ts';

export const SUBSTANCES: DangerPath = {
  kind: 'substances',
  care: 'Bajarlo o dejarlo va mejor con un equipo de adicciones; en el centro de salud dicen cuál corresponde.',
  cues: [],
  enter: 'receive',
  urgent: 'now',
  nodes: {
    ...HELP,
    going: ON_THE_WAY,
    receive: {
      lead: 'Con alcohol o algo más encima, todo pesa el doble y la noche se hace larga.',
      say: [
        'Aquí no hay sermón. Soy una IA; para una voz, [line]. Primero el cuerpo: ¿cuesta respirar, hay vómitos sin parar, dolor en el pecho o un sueño que no se aguanta?',
      ],
      chips: [
        { label: 'Sí', says: ['si', 'me siento muy mal', 'me cuesta respirar'], to: 'now' },
        { label: 'No', says: ['no', 'nada de eso'], to: 'here' },
        { label: 'No sé, mezclé', says: ['no se', 'mezcle', 'tome de todo'], to: 'now' },
        { label: 'Prefiero no decirlo', says: ['no quiero contestar'], to: 'here' },
      ],
      yes: 'now',
      no: 'here',
      unsure: 'now',
      else: 'here',
    },
    now: {
      say: [
        'Eso se atiende ya: [emergency], y decir qué fue y a qué hora, sin miedo a que regañen. Que venga alguien y se quede; de costado si hay sueño, sin acostarse a dormirlo, nada más encima y lo que queda lejos. Soy una IA y no puedo llamar por {ti}.',
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
    door: {
      say: [
        'Entonces a donde haya gente, sin manejar: el pasillo, la recepción, un vecino. «Consumí algo y me siento mal, quédese conmigo». Y [emergency] mientras tanto, con la puerta abierta.',
      ],
      chips: [
        CALLED,
        WITH,
        { label: 'Me llevan a urgencias', says: ['voy al hospital'], to: 'going' },
      ],
      yes: 'called',
      else: 'waiting',
      knows: ['alone'],
    },
    here: {
      say: [
        'Bien. Hasta que baje: agua, algo de comer, sin manejar y sin decidir nada grande hoy. Lo que se toma a veces le abre la puerta a otra cosa, y pregunto derecho: ¿hay ganas de morir en medio de esto?',
      ],
      chips: [
        { label: 'Sí', says: ['si', 'me quiero morir'], to: 'both' },
        { label: 'A veces', says: ['a ratos', 'no se'], to: 'both' },
        { label: 'No', says: ['no', 'eso no'], to: 'tonight' },
        { label: 'Prefiero no decirlo', says: ['no quiero contestar'], to: 'tonight' },
      ],
      yes: 'both',
      no: 'tonight',
      unsure: 'both',
      else: 'tonight',
      asks: 'check',
    },
    both: {
      say: [
        'Las dos cosas juntas son más peligrosas que cada una: lo que se toma quita el freno. Por eso hoy, alguien en el mismo cuarto y nada peligroso ni más bebida a mano. Para una voz, [line]; si hay un cómo o un ahora, [emergency].',
      ],
      chips: [
        WITH,
        TELL,
        { label: 'Podría ser hoy', says: ['hoy', 'ahora'], to: 'die-now' },
        { label: 'Hablar con la línea', says: ['quiero llamar'], to: 'line' },
      ],
      yes: 'die-now',
      no: 'tonight',
      else: 'person',
    },
    'die-now': {
      say: [
        'Entonces esto ya no espera: [emergency], con «consumí algo y tengo ganas de matarme». {Sal} del cuarto donde esté lo que puede hacer daño y {ve} con quien esté más cerca, que se quede. Mañana, sin nada encima, la cabeza pesa distinto.',
      ],
      chips: [CALLED, WITH, CANNOT_CALL],
      yes: 'called',
      no: 'call-fear',
      else: 'door',
      knows: ['now'],
    },
    tonight: {
      say: [
        'Entonces esta noche es una cosa chica: no seguir, por hoy. Lo que queda, fuera del cuarto o en manos de [person]; un vaso de agua cada vez que suban las ganas, y alguien que sepa dónde {estás}. Cada subida dura minutos.',
        'Entonces esta noche es una cosa chica: no seguir, por hoy. Lo que queda, fuera del cuarto o en manos de alguien; un vaso de agua cada vez que suban las ganas, y una persona que sepa dónde {estás}. Cada subida dura minutos.',
      ],
      chips: [
        { label: 'Ya lo alejé', says: ['ya lo tire', 'ya se lo di'], to: 'away' },
        { label: 'No puedo parar', says: ['no puedo', 'quiero mas'], to: 'craving' },
        { label: 'Recaí', says: ['recai', 'llevaba meses sin'], to: 'relapse' },
        TELL,
      ],
      yes: 'away',
      no: 'craving',
      else: 'craving',
    },
    away: {
      say: [
        'Alejarlo con las ganas puestas es dificilísimo, y ya está. Ahora agua, comida y compañía hasta que llegue el sueño de verdad. Si aparece dolor, falta de aire o temblores fuertes, [emergency].',
      ],
      chips: [
        WITH,
        { label: 'Bajó un poco', says: ['mejor', 'bajo'], to: 'eased' },
        { label: 'No puedo parar', says: ['no puedo'], to: 'craving' },
      ],
      else: 'eased',
      knows: ['means-away'],
    },
    craving: {
      say: [
        'Veinte minutos, no la vida entera: cambiar de lugar, ducha o agua fría, algo dulce, y alguien al teléfono que hable de lo que sea. Si se viene bebiendo a diario, no cortar de golpe sin un médico: puede ser peligroso. Para hablarlo ya, [line].',
      ],
      chips: [
        { label: 'Bajó un poco', says: ['bajo', 'mejor'], to: 'eased' },
        { label: 'Sigue igual', says: ['sigue', 'no baja'], to: 'harder' },
        TELL,
        { label: 'Recaí', says: ['recai'], to: 'relapse' },
      ],
      yes: 'eased',
      no: 'harder',
      else: 'person',
    },
    relapse: {
      say: [
        'Lo que se sostuvo antes no se borra por hoy; sirve saber cómo se hizo. Volver a la cantidad de antes es más peligroso ahora, porque el cuerpo ya no la aguanta. Un mensaje al grupo, a quien acompañaba, o [line]: «recaí y quiero parar aquí».',
      ],
      chips: [
        { label: 'Ya escribí', says: ['ya les escribi', 'ya avise'], to: 'sent' },
        { label: 'Me da vergüenza', says: ['me da pena'], to: 'burden' },
        { label: 'Hablar con la línea', says: ['quiero llamar'], to: 'line' },
        STAY,
      ],
      yes: 'sent',
      no: 'burden',
      else: 'line',
    },
    eased: {
      say: [
        'Aflojó sin sumar más, que era lo de hoy. Mañana, con agua y comida, alguien de salud que sepa cuánto y desde cuándo: dejarlo con ayuda es más seguro que a pulso. Para la próxima noche así, [line].',
      ],
      chips: [TO_DOCTOR, TELL, { label: 'Gracias', says: ['muchas gracias'], to: 'thanks' }],
      else: 'end',
      ends: 'later',
    },
    doctor: {
      say: [
        '«Tomo más de lo que quiero, desde hace tanto, y quiero parar sin riesgo». La cantidad de verdad, que no es para regañar: cambia lo que conviene. Y si hubo ganas de morir, también.',
      ],
      chips: [...CAN_SAY_IT],
      else: 'thanks',
      ends: 'later',
    },
    recheck: {
      say: [
        'Vuelvo una vez, con calma, ahora que pasó un rato: ¿asoma todavía la idea de no seguir viviendo?',
      ],
      chips: [
        { label: 'Sí', says: ['si', 'sigue'], to: 'harder' },
        { label: 'A ratos', says: ['a veces'], to: 'person' },
        { label: 'No', says: ['no', 'ya no'], to: 'eased' },
        { label: 'Prefiero no decirlo', says: ['no quiero contestar'], to: 'line' },
      ],
      yes: 'harder',
      no: 'eased',
      unsure: 'line',
      else: 'line',
      asks: 'check',
    },
  },
  events: [
    { id: 'relapse', cues: ['(recai|volvi a (tomar|consumir|beber|fumar))'], to: 'relapse' },
    {
      id: 'body',
      cues: [
        'me cuesta respirar',
        'no (puedo|logro) (respirar|mantenerme despiert[oa])',
        '(estoy|esta) vomitando',
      ],
      to: 'now',
    },
    {
      id: 'means-away',
      cues: [
        '(lo|la|los|las) (tire|bote) (todo|todas|todos|por el inodoro|a la basura)',
        'se (lo|la|los|las) (di|entregue) a (mi|una|un|alguien)',
      ],
      to: 'away',
    },
    ...HELP_EVENTS,
  ],
};
