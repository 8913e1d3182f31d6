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

export const AFTER_BIRTH: DangerPath = {
  kind: 'after-birth',
  care: 'Después de un parto esto tiene atención propia: la partera, el pediatra o quien llevó el embarazo saben a quién mandar esta semana.',
  cues: [],
  enter: 'receive',
  urgent: 'now',
  nodes: {
    ...HELP,
    going: ON_THE_WAY,
    receive: {
      lead: 'Con un bebé en casa casi nadie pregunta por quien lo cuida, y esto pesa de verdad.',
      say: [
        'Decirlo no hace mala madre ni mal padre a nadie. Soy una IA; para una voz está [line]. ¿Hay ganas de morir, o miedo de hacerle daño al bebé?',
      ],
      chips: [
        { label: 'Sí', says: ['si', 'las dos cosas', 'quiero morirme'], to: 'near' },
        { label: 'A veces', says: ['a ratos', 'me vienen ideas'], to: 'near' },
        { label: 'No, es agotamiento', says: ['no', 'solo no doy mas'], to: 'tired' },
        { label: 'Prefiero no decirlo', says: ['no quiero contestar'], to: 'relay' },
      ],
      yes: 'near',
      no: 'tired',
      unsure: 'near',
      else: 'relay',
      asks: 'check',
    },
    near: {
      say: [
        'Eso tan difícil de decir ya está dicho, y tiene ayuda. Para saber qué va primero: ¿da horror pensarlo, o {sientes} que hoy {podrías} hacerlo?',
      ],
      chips: [
        { label: 'Podría hacerlo', says: ['hoy si', 'podria', 'siento que lo hago'], to: 'now' },
        {
          label: 'Me da horror',
          says: ['me horroriza', 'me asusta', 'nunca lo haria'],
          to: 'relay',
        },
        { label: 'Oigo o veo cosas', says: ['escucho voces', 'veo cosas'], to: 'now' },
        { label: 'No lo sé', says: ['no se'], to: 'now' },
      ],
      yes: 'now',
      no: 'relay',
      unsure: 'now',
      else: 'relay',
    },
    now: {
      say: [
        'Primero, {deja} al bebé boca arriba en su cuna, sin nada alrededor, y que otra persona venga ya a estar con los dos. [emergency]: «[script]». Que lo peligroso quede lejos. Soy una IA y no puedo llamar.',
      ],
      chips: [
        CALLED,
        WITH,
        CANNOT_CALL,
        { label: 'No hay nadie aquí', says: ['no tengo a nadie', 'estamos sin nadie'], to: 'door' },
      ],
      yes: 'called',
      no: 'call-fear',
      else: 'door',
      knows: ['now'],
    },
    door: {
      say: [
        'Con el bebé a salvo en la cuna, a la puerta: una vecina, cualquiera que pueda entrar ahora. «Necesito que te quedes con nosotros hasta que lleguen». Y [emergency], que hablan mientras tanto.',
      ],
      chips: [
        CALLED,
        WITH,
        { label: 'Voy a urgencias', says: ['voy al hospital', 'me llevan'], to: 'going' },
      ],
      yes: 'called',
      else: 'waiting',
      knows: ['alone'],
    },
    relay: {
      say: [
        'Entonces lo de hoy es un relevo: otra persona en la casa, que tome al bebé y deje dormir unas horas. Después del parto esto le pasa a mucha gente y mejora con atención. Una llamada a quien llevó el embarazo, y para hablarlo antes, [line].',
      ],
      chips: [
        TELL,
        {
          label: 'No hay quien me releve',
          says: ['no tengo a nadie', 'nadie me ayuda'],
          to: 'nobody',
        },
        {
          label: 'Temo que me lo quiten',
          says: ['me lo van a quitar', 'me quitan al bebe'],
          to: 'custody',
        },
        { label: 'Llora y no puedo', says: ['no para de llorar', 'esta llorando'], to: 'crying' },
      ],
      no: 'nobody',
      else: 'person',
    },
    tired: {
      say: [
        'Sin dormir de a más de dos horas, cualquiera se desarma. Un bebé a salvo en la cuna puede llorar diez minutos mientras alguien respira en otro cuarto. Si el cansancio se vuelve otra cosa, [line]. ¿Quién podría venir un rato hoy?',
      ],
      chips: [
        { label: 'Tengo a quién pedirle', says: ['si', 'mi mama', 'mi pareja'], to: 'person' },
        { label: 'Nadie', says: ['no', 'nadie'], to: 'nobody' },
        { label: 'Llora y no puedo', says: ['no para de llorar'], to: 'crying' },
        { label: 'También quiero morir', says: ['me quiero morir', 'no quiero vivir'], to: 'near' },
      ],
      yes: 'person',
      no: 'nobody',
      else: 'person',
    },
    sleepless: {
      say: [
        'Tantas noches sin dormir después de un parto no se aguantan a solas: eso lo ve alguien de salud hoy, y se dice así, «[script]». Ahora, despertar a quien esté en casa y que se quede con los dos; si no hay nadie o el miedo sube, [emergency].',
      ],
      chips: [
        {
          label: 'Hay alguien en casa',
          says: ['si', 'esta mi marido', 'lo despierto'],
          to: 'with-somebody',
        },
        { label: 'No hay nadie', says: ['no', 'nadie', 'no hay nadie'], to: 'door' },
        { label: 'Oigo o veo cosas', says: ['escucho voces', 'veo cosas'], to: 'now' },
        { label: 'Temo que me lo quiten', says: ['me lo van a quitar'], to: 'custody' },
      ],
      yes: 'with-somebody',
      no: 'door',
      else: 'person',
      knows: ['now'],
    },
    crying: {
      say: [
        'En la cuna, boca arriba, y la puerta entornada: ahí está a salvo. Diez minutos en otro cuarto, agua en la cara, una canción con audífonos. Si las manos quieren sacudir o apretar, no volver a entrar sin otra persona, y [emergency].',
      ],
      chips: [
        { label: 'Ya salí del cuarto', says: ['ya', 'listo', 'estoy en otro cuarto'], to: 'eased' },
        { label: 'No me aguanto', says: ['no puedo', 'voy a hacerle algo'], to: 'now' },
        TELL,
      ],
      yes: 'eased',
      no: 'now',
      else: 'person',
    },
    custody: {
      say: [
        'Ese miedo calla a muchísima gente. Quien atiende esto busca que estén bien los dos, y pedir ayuda se lee como cuidado. Se puede decir al empezar: «Tengo miedo de que me lo quiten, por eso me cuesta contarlo», en [line] o en la consulta.',
      ],
      chips: [
        { label: 'Hablar con la línea', says: ['quiero llamar'], to: 'line' },
        TO_DOCTOR,
        TELL,
        STAY,
      ],
      else: 'line',
    },
    eased: {
      say: [
        'Aflojó, y el bebé está cuidado: eso ya es mucho para esta noche. Hoy, que alguien duerma en la casa; mañana, una llamada a la partera, al pediatra o a quien siguió el embarazo. Si vuelve, [line].',
      ],
      chips: [TO_DOCTOR, TELL, { label: 'Gracias', says: ['muchas gracias'], to: 'thanks' }],
      else: 'end',
      ends: 'later',
    },
    doctor: {
      say: [
        '«Desde que nació no estoy bien y me vienen ideas que me asustan». Sirve con la partera, en el control del bebé o en un centro de salud, y se puede pedir que sea esta semana. Que alguien acompañe y tenga al bebé mientras tanto.',
      ],
      chips: [...CAN_SAY_IT],
      else: 'thanks',
      ends: 'later',
    },
    recheck: {
      say: [
        'Una pregunta de vuelta, con calma, y seguimos. De lo que daba miedo hace un rato, morir o que le pasara algo al bebé, ¿queda algo?',
      ],
      chips: [
        { label: 'Sí', says: ['si', 'sigue'], to: 'harder' },
        { label: 'Menos', says: ['a ratos', 'un poco'], to: 'person' },
        { label: 'Ya no', says: ['no'], to: 'eased' },
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
    {
      id: 'custody',
      cues: [
        'me (lo|la) (van a)? (quitan|quitar)',
        'me (quitan|van a quitar) (al|a la|a mi|el) (bebe|hij[oa]|nene|nena)',
      ],
      to: 'custody',
    },
    {
      id: 'crying',
      cues: ['(el bebe|mi bebe|la bebe) no (para|deja) de llorar', 'no (para|deja) de llorar y'],
      to: 'crying',
    },
    ...HELP_EVENTS,
  ],
};
