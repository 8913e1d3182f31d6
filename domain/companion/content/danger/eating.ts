import type { DangerPath } from './danger-path.ts';
import { CALLED, CAN_SAY_IT, HELP, HELP_EVENTS, ON_THE_WAY, STAY, TELL, WITH } from './shared.ts';

export const EATING: DangerPath = {
  kind: 'eating',
  care: 'Esto lo lleva un equipo con médico, psicología y nutrición; el primer paso es una cita en el centro de salud, esta semana.',
  cues: [],
  enter: 'receive',
  urgent: 'now',
  nodes: {
    ...HELP,
    going: ON_THE_WAY,
    receive: {
      lead: 'Pelear con cada bocado agota, y casi siempre a escondidas.',
      say: [
        'Aquí no va ningún número ni ningún consejo de dieta. Soy una IA; para hablarlo con una persona, [line]. En estos días, ¿hubo desmayos, dolor en el pecho, sangre o el corazón muy raro?',
      ],
      chips: [
        { label: 'Sí', says: ['si', 'me desmaye', 'me duele el pecho'], to: 'now' },
        { label: 'A veces me mareo', says: ['mareos', 'a veces', 'no se'], to: 'body' },
        { label: 'No', says: ['no', 'nada de eso'], to: 'hidden' },
        { label: 'Prefiero no decirlo', says: ['no quiero contestar'], to: 'body' },
      ],
      yes: 'now',
      no: 'hidden',
      unsure: 'body',
      else: 'body',
    },
    now: {
      say: [
        'Eso lo tiene que ver alguien hoy, sin esperar a sentirse peor: [emergency], o urgencias con alguien que acompañe y se quede. Se dice «[script]», sin pesar nada antes. Soy una IA y no puedo valorarlo desde aquí.',
      ],
      chips: [
        CALLED,
        WITH,
        { label: 'Voy a urgencias', says: ['voy al hospital', 'me llevan'], to: 'going' },
        { label: 'No quiero ir', says: ['no', 'me da miedo', 'me van a obligar'], to: 'fear' },
      ],
      yes: 'called',
      no: 'fear',
      else: 'fear',
      knows: ['now'],
    },
    body: {
      say: [
        'Un cuerpo mareado está pidiendo que alguien lo mire esta semana, aunque por fuera no se note. En un centro de salud piden unos análisis y no empiezan por la balanza si se pide así. Si hay desmayo, sangre o dolor en el pecho, [emergency].',
      ],
      chips: [
        { label: 'Cómo lo digo', says: ['que le digo al medico'], to: 'doctor' },
        {
          label: 'Me van a regañar',
          says: ['me van a obligar a comer', 'me da miedo'],
          to: 'fear',
        },
        TELL,
        { label: 'Ya no quiero vivir', says: ['me quiero morir'], to: 'check' },
      ],
      else: 'hidden',
    },
    fear: {
      say: [
        'El miedo suele ser a que decidan por uno. Se puede entrar diciendo eso: «Tengo miedo de que me obliguen, ¿podemos ir despacio?», y pedir no ver el peso. Que entre alguien de confianza también. Para ensayarlo antes, [line].',
      ],
      chips: [
        { label: 'Voy a que me vean', says: ['voy', 'bueno, voy'], to: 'going' },
        TELL,
        { label: 'Hablar con la línea', says: ['quiero llamar'], to: 'line' },
        STAY,
      ],
      yes: 'going',
      else: 'line',
    },
    hidden: {
      say: [
        'Bien que el cuerpo aguante, y no hace falta llegar a eso para pedir ayuda. Lo que más encierra es que nadie lo sepa. ¿Hay alguien que sepa cómo {estás} comiendo?',
      ],
      chips: [
        { label: 'Sí, alguien lo sabe', says: ['si', 'mi mama', 'mi pareja'], to: 'meal' },
        { label: 'No, nadie', says: ['no', 'nadie'], to: 'person' },
        { label: 'Me da vergüenza', says: ['me da pena'], to: 'shame' },
        { label: 'Ya no quiero vivir', says: ['me quiero morir'], to: 'check' },
      ],
      yes: 'meal',
      no: 'person',
      unsure: 'person',
      else: 'person',
    },
    meal: {
      say: [
        'Entonces una sola cosa para hoy: la próxima comida con esa persona en la mesa, en persona o por videollamada, hablando de cualquier tema que no sea la comida. Y diez minutos después, sin ir al baño a solas. Si se hace bola, [line].',
      ],
      chips: [
        { label: 'Puedo intentarlo', says: ['si', 'lo intento'], to: 'eased' },
        { label: 'No puedo comer', says: ['no', 'no puedo'], to: 'body' },
        { label: 'Vomité', says: ['acabo de vomitar', 'ya vomite'], to: 'after' },
      ],
      yes: 'eased',
      no: 'body',
      else: 'eased',
    },
    after: {
      say: [
        'Ya pasó, y no hay que compensarlo con nada. Agua a sorbos, enjuagarse la boca, sentarse lejos del baño con algo en las manos veinte minutos. Si hay sangre, desmayo o el corazón va raro, [emergency].',
      ],
      chips: [
        { label: 'Ya estoy mejor', says: ['mejor', 'ya'], to: 'eased' },
        { label: 'Hay sangre o mareo', says: ['sangre', 'me mareo'], to: 'now' },
        TELL,
      ],
      else: 'person',
    },
    shame: {
      say: [
        'La vergüenza cuida el secreto, no el cuerpo. No hay que contar qué ni cuánto: «Estoy mal con la comida y no quiero seguir escondiéndolo». Si con alguien conocido no sale, con quien atiende en [line], que no conoce a nadie de {tu} casa.',
      ],
      chips: [TELL, { label: 'Hablar con la línea', says: ['quiero llamar'], to: 'line' }, STAY],
      else: 'line',
    },
    person: {
      say: [
        'A [person] se le puede mandar esto: «Estoy mal con la comida y me da pena decirlo. ¿Comes conmigo hoy?». No pide que entienda, pide una silla al lado.',
        'Se puede mandar esto a alguien que no haga comentarios del cuerpo: «Estoy mal con la comida y me da pena decirlo. ¿Comes conmigo hoy?». No pide que entienda, pide una silla al lado.',
      ],
      chips: [
        { label: 'Ya lo mandé', says: ['ya le escribi'], to: 'sent' },
        { label: 'No tengo a nadie', says: ['nadie'], to: 'nobody' },
        { label: 'Me da vergüenza', says: ['me da pena'], to: 'shame' },
      ],
      yes: 'sent',
      no: 'nobody',
      else: 'sent',
    },
    check: {
      say: [
        'Eso es otra cosa y va primero, así que pregunto derecho: ¿{piensas} en quitar{te|te|se} la vida?',
      ],
      chips: [
        { label: 'Sí', says: ['si'], to: 'harder' },
        { label: 'A veces', says: ['a ratos'], to: 'line' },
        { label: 'No', says: ['no'], to: 'hidden' },
        { label: 'Prefiero no decirlo', says: ['no quiero contestar'], to: 'line' },
      ],
      yes: 'harder',
      no: 'hidden',
      unsure: 'line',
      else: 'line',
      asks: 'check',
    },
    eased: {
      say: [
        'Una comida con alguien vale más que un plan perfecto para el lunes. Esta semana, que un médico o una nutricionista que trate esto lo sepa; cuanto antes, más fácil. Y para el rato de después de comer, [line].',
      ],
      chips: [
        { label: 'Cómo lo digo', says: ['que le digo al medico'], to: 'doctor' },
        TELL,
        { label: 'Gracias', says: ['muchas gracias'], to: 'thanks' },
      ],
      else: 'end',
      ends: 'later',
    },
    doctor: {
      say: [
        '«Llevo semanas mal con la comida, me mareo y me da miedo. Prefiero no ver el peso». Se puede llevar en un papel y entregarlo. Hay profesionales que solo ven esto; en cualquier consulta dicen dónde.',
      ],
      chips: [...CAN_SAY_IT],
      else: 'thanks',
      ends: 'later',
    },
  },
  events: [
    {
      id: 'faint',
      first: true,
      cues: [
        'me (desmaye|estoy desmayando|duele el pecho|he desmayado)',
        'vomit* (con)? sangre',
        '(corazon|pecho) ..4 (rar[oa]|rapid[oa]|fuerte|salta|dispara|late)',
        '(late|siento) ..4 (rar[oa]|fuerte) ..2 corazon',
        '(veo|se me pone|se me nubla) ..2 (negro|borroso|nublad[oa]|vista)',
        'me siento (muy)? mal $',
      ],
      to: 'now',
    },
    { id: 'after', cues: ['(acabo de|ya|recien) (vomitar|vomite|devolver|purgarme)'], to: 'after' },
    ...HELP_EVENTS,
  ],
};
