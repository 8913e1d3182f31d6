import type { DangerPath } from './danger-path.ts';
import {
  CALLED,
  CAN_SAY_IT,
  CANNOT_CALL,
  EASED,
  HELP,
  HELP_EVENTS,
  ON_THE_WAY,
  TELL,
  WITH,
} from './shared.ts';

export const SELF_HARM: DangerPath = {
  kind: 'self-harm',
  care: 'Para no sostenerlo a pulso hay profesionales de salud mental que trabajan justo con esto; se pide con «me hago daño y quiero parar».',
  cues: [],
  enter: 'receive',
  urgent: 'wound',
  nodes: {
    ...HELP,
    going: ON_THE_WAY,
    receive: {
      lead: 'Esas ganas de lastimar{te|te|se} llegan cuando algo por dentro hace demasiado ruido, y aquí no hay regaño.',
      say: [
        'Mientras {lees}, algo frío entre las manos ayuda a que pasen los primeros minutos. Soy una IA, y pregunto una vez, derecho: además de hacer{te|te|se} daño, ¿hay ganas de morir?',
      ],
      chips: [
        { label: 'Sí', says: ['si', 'tambien eso'], to: 'plan' },
        { label: 'A veces', says: ['a ratos', 'a veces si'], to: 'plan' },
        {
          label: 'No, solo que pare',
          says: ['no', 'no quiero morir', 'solo quiero que pare'],
          to: 'quiet',
        },
        { label: 'Prefiero no decirlo', says: ['no quiero contestar'], to: 'wave' },
      ],
      yes: 'plan',
      no: 'quiet',
      unsure: 'wave',
      else: 'wave',
      asks: 'check',
    },
    plan: {
      say: [
        'Entonces son dos dolores juntos, y el segundo merece una voz hoy: [line]. Para saber qué va primero: ¿{has} pensado en cómo o cuándo morir?',
      ],
      chips: [
        { label: 'Sí, y podría ser hoy', says: ['hoy', 'ahora', 'esta noche'], to: 'now' },
        { label: 'Sí, pero no hoy', says: ['si', 'mas o menos'], to: 'means' },
        {
          label: 'No, no llego a eso',
          says: ['no', 'no tengo plan', 'no tengo ningun plan', 'ningun plan ni nada'],
          to: 'wave',
        },
        { label: 'Prefiero no decirlo', says: ['no quiero contestar'], to: 'means' },
      ],
      yes: 'means',
      no: 'wave',
      unsure: 'means',
      else: 'means',
      asks: 'plan',
    },
    quiet: {
      say: [
        'Está claro, y lo creo: no es morir, es que se calle. El impulso sube, llega arriba y baja, casi siempre en menos de media hora; lo que se busca es pasarlo sin heridas. Hielo o agua muy fría en las manos, ahora, y contar hasta sesenta. Para una voz está [line].',
      ],
      chips: [
        { label: 'Ya, sigo contando', says: ['listo', 'ya lo hice', 'hecho'], to: 'wave' },
        { label: 'Tengo las cosas cerca', says: ['tengo con que', 'lo tengo aqui'], to: 'means' },
        EASED,
        { label: 'Ya me lastimé', says: ['ya lo hice', 'ya me hice daño'], to: 'wound' },
      ],
      yes: 'wave',
      no: 'means',
      else: 'wave',
    },
    wave: {
      say: [
        'Para los próximos diez minutos, tres cosas en fila: otra habitación, manos ocupadas con algo frío o áspero, y una canción entera sin hacer nada más. Si cuando termina la canción sigue fuerte, otra canción y [line]. Y esta semana, alguien de salud: en un centro curan y escuchan sin regañar.',
      ],
      chips: [
        EASED,
        { label: 'Sigue fuerte', says: ['no baja', 'sigue igual'], to: 'harder' },
        { label: 'Tengo las cosas cerca', says: ['tengo con que', 'lo tengo aqui'], to: 'means' },
        TELL,
      ],
      yes: 'eased',
      no: 'harder',
      else: 'person',
    },
    means: {
      say: [
        'Decir que está cerca ya es media distancia. La otra media son dos minutos: que eso salga del cuarto o quede en manos de alguien, sin dar explicaciones. Para una voz mientras tanto, [line]. ¿Quién podría guardarlo por hoy?',
      ],
      chips: [
        {
          label: 'Se lo doy a alguien',
          says: ['si', 'se las doy a alguien', 'mi roommate'],
          to: 'giving',
        },
        {
          label: 'Lo dejo en otro cuarto',
          says: ['lo saco de aqui', 'las guardo lejos'],
          to: 'given',
        },
        { label: 'No hay a quién', says: ['nadie', 'no tengo a nadie'], to: 'nobody' },
        { label: 'No quiero soltarlo', says: ['no', 'no puedo', 'no quiero'], to: 'harder' },
      ],
      yes: 'giving',
      no: 'harder',
      else: 'giving',
    },
    giving: {
      say: [
        'Dejarlo en otras manos es un paso enorme, y es {tuyo}. Con esto alcanza: «Guárdame esto hoy y no me lo des aunque te lo pida». Que además se quede un rato; no hace falta hablar del tema.',
      ],
      chips: [
        { label: 'Ya se lo di', says: ['ya se las di', 'listo'], to: 'given' },
        {
          label: 'Qué hago mientras',
          says: ['que hago los proximos minutos', 'y ahora que hago'],
          to: 'wave',
        },
        { label: 'No me animo', says: ['no', 'no puedo', 'me da pena'], to: 'burden' },
      ],
      yes: 'given',
      no: 'burden',
      else: 'given',
    },
    given: {
      say: [
        'Ya no está a mano, y con el impulso encima eso es dificilísimo. Ahora el cuerpo: agua fría en la cara, diez minutos de algo que ocupe los dedos, y alguien cerca. Si vuelve con fuerza, [line].',
      ],
      chips: [
        EASED,
        { label: 'Sigue fuerte', says: ['no baja', 'sigue igual'], to: 'harder' },
        WITH,
        TELL,
      ],
      yes: 'eased',
      no: 'harder',
      else: 'stay',
      knows: ['means-away'],
    },
    wound: {
      say: [
        'Primero la herida, sin reproches. Si sangra mucho, es honda o no para, [emergency] ahora: una tela limpia apretada encima, sin levantarla, y alguien al lado, lejos de lo que lastimó. Soy una IA y no puedo verla. ¿Sigue sangrando?',
      ],
      chips: [
        { label: 'Sí, no para', says: ['si', 'sangra mucho', 'es profunda'], to: 'bleeding' },
        {
          label: 'No, es leve',
          says: ['no', 'ya paro', 'es superficial', 'no mucho', 'poco', 'un poco'],
          to: 'clean',
        },
        { label: 'No sé si es grave', says: ['no se'], to: 'bleeding' },
        CALLED,
      ],
      yes: 'bleeding',
      no: 'clean',
      unsure: 'bleeding',
      else: 'bleeding',
      knows: ['now'],
    },
    bleeding: {
      say: [
        'Entonces ya: [emergency]. Se dice «tengo una herida que no para de sangrar» y la dirección; lo demás lo preguntan. La tela apretada con fuerza y la puerta sin llave. Que venga quien esté más cerca.',
      ],
      chips: [
        CALLED,
        WITH,
        { label: 'Voy a urgencias', says: ['voy al hospital', 'me llevan'], to: 'going' },
        CANNOT_CALL,
      ],
      yes: 'called',
      no: 'waiting',
      else: 'waiting',
      knows: ['now'],
    },
    clean: {
      say: [
        'Bien. Agua y jabón suave alrededor, algo limpio que la cubra, y mañana que la vea alguien de salud; en un centro curan y no regañan. ¿Las ganas de hacer{te|te|se} más siguen ahí?',
      ],
      chips: [
        { label: 'Sí, siguen', says: ['si', 'todavia'], to: 'means' },
        { label: 'Bajaron', says: ['no', 'ya no', 'bajaron un poco'], to: 'eased' },
        { label: 'Quería morir', says: ['no queria vivir', 'me queria morir'], to: 'now' },
      ],
      yes: 'means',
      no: 'eased',
      unsure: 'means',
      else: 'wave',
    },
    now: {
      say: [
        'Con eso encima, esta hora no es para pasarla a solas: [emergency]. La frase puede ser «me hago daño y hoy tengo ganas de morir». {Ve} a donde haya alguien que se quede {contigo}, y que las cosas queden en este cuarto, con la puerta cerrada.',
      ],
      chips: [
        CALLED,
        WITH,
        CANNOT_CALL,
        { label: 'No hay nadie aquí', says: ['no tengo a nadie'], to: 'nobody' },
      ],
      yes: 'called',
      no: 'call-fear',
      else: 'harder',
      knows: ['now'],
    },
    recheck: {
      say: [
        'Una pregunta de regreso, sin prisa, y después seguimos. Aparte del impulso de lastimar{te|te|se}, ¿hoy ha aparecido la idea de no vivir más?',
      ],
      chips: [
        { label: 'Sí', says: ['si', 'aparecio'], to: 'harder' },
        { label: 'A ratos', says: ['a veces', 'un poco'], to: 'line' },
        { label: 'No', says: ['no', 'eso no'], to: 'relief' },
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
        'Bien, lo tomo así. Los días sin hacer{te|te|se} daño siguen contando, y si alguno falla, no se borran los otros. Para no sostenerlo a pulso, alguien de salud que sepa de esto; y para una tarde como la de hoy, [line].',
      ],
      chips: [
        { label: 'Qué le digo', says: ['que digo en la consulta'], to: 'doctor' },
        { label: 'Seguimos con otra cosa', says: ['otra cosa'], to: 'thanks' },
      ],
      else: 'thanks',
      ends: 'later',
    },
    eased: {
      say: [
        'Bajó sin una herida más, y eso lo {hiciste} en plena subida. Hasta que termine el día, que lo que lastima siga lejos y alguien siga cerca. Cuando vuelva, porque puede volver, se empieza igual: frío, otra habitación, [line].',
      ],
      chips: [
        { label: 'Se lo cuento a alguien', says: ['le cuento a alguien'], to: 'person' },
        { label: 'Seguimos con otra cosa', says: ['otra cosa', 'cambiemos de tema'], to: 'end' },
        { label: 'Gracias', says: ['thanks', 'muchas gracias'], to: 'thanks' },
      ],
      else: 'end',
      ends: 'later',
    },
    doctor: {
      say: [
        'Se puede llevar escrito: «A veces me hago daño cuando no aguanto, y quiero dejar de hacerlo». No hay que enseñar nada ni contarlo entero la primera vez. Si hay lista de espera, se puede llamar y decir que ha ido a más.',
      ],
      chips: [...CAN_SAY_IT],
      else: 'thanks',
      ends: 'later',
    },
  },
  events: [
    {
      id: 'not-to-die',
      cues: [
        'no (quiero|me quiero) (morir|morirme|matar|matarme)',
        'no es (para|por) (morir|morirme|matarme)',
      ],
      to: 'quiet',
    },
    {
      id: 'wound',
      cues: [
        '(me estoy|estoy) desangrando',
        'no (para|deja) de sangrar',
        'sangra (mucho|bastante|harto)',
      ],
      to: 'bleeding',
    },
    {
      id: 'did-it',
      cues: [
        '^ ya $',
        'hace (un)? rato (lo hice|me corte|me lastime)',
        '(recien|acabo de) (lo hice|hacerlo)',
        '^ ya (lo hice|me corte|me lastime|fue) $',
        '^ (me)? sangra (un poco)? $',
        'estoy sangrando',
        '(ya)? me (corte|lastime|queme|hice daño) (hoy|recien|hace (un rato|rato|poco)|otra vez|de nuevo)',
      ],
      to: 'wound',
    },
    {
      id: 'means-near',
      cues: [
        '(tengo|estan|esta) las cosas (en|aqui|aca|cerca|a mano)',
        'lo tengo (en el cajon|aqui|aca|a mano|en la mano)',
      ],
      to: 'means',
    },
    {
      id: 'giving',
      cues: ['se (lo|la|los|las) (doy|voy a dar|voy a dejar|dejo|entrego) a (mi|una|un|alguien)'],
      to: 'giving',
    },
    {
      id: 'means-away',
      cues: [
        'ya no (lo|la|los|las) tengo (cerca|aqui|aca|conmigo|a mano)',
        '(ya)? se (lo|la|los|las) (di|entregue|deje) a (mi|una|un|alguien)',
        '(ya)? (lo|la|los|las) (tire|bote) (a la basura|todo|todas|todos)',
      ],
      to: 'given',
    },
    {
      id: 'next-minutes',
      cues: [
        'que hago (los proximos minutos|ahora|mientras|mientras tanto|ahorita|en este rato)',
        'y ahora que hago',
      ],
      to: 'wave',
    },
    ...HELP_EVENTS,
  ],
};
