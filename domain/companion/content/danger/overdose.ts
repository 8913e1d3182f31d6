import type { DangerChip, DangerPath } from './danger-path.ts';

const CALLED: DangerChip = { label: 'Ya llamé', says: ['ya llame', 'ya vienen'], to: 'called' };
const FEAR: DangerChip = {
  label: 'No quiero llamar',
  says: ['no puedo llamar', 'me da miedo', 'no quiero ir'],
  to: 'call-fear',
};
const ALONE: DangerChip = {
  label: 'No hay nadie aquí',
  says: ['estoy a solas', 'no hay nadie', 'nadie'],
  to: 'alone',
};
const WITH: DangerChip = {
  label: 'Estoy con alguien',
  says: ['hay alguien', 'esta mi mama'],
  to: 'with-somebody',
};

export const OVERDOSE: DangerPath = {
  kind: 'overdose',
  care: 'Cuando el cuerpo esté fuera de peligro, en el mismo hospital se puede pedir que venga alguien de salud mental.',
  cues: [],
  enter: 'receive',
  urgent: 'now',
  nodes: {
    receive: {
      say: [
        'Con algo de más en el cuerpo no se espera a ver qué pasa, haya sido a propósito o por error, y aquí no hay reproche. Soy una IA y no puedo valorarlo: [emergency], o urgencias, y para la cabeza después, [line]. ¿Fue en las últimas horas?',
      ],
      chips: [
        { label: 'Sí', says: ['si', 'hace un rato', 'recien', 'ahora'], to: 'now' },
        { label: 'Fue ayer o antes', says: ['no', 'fue ayer', 'hace dias'], to: 'before' },
        { label: 'No lo he tomado aún', says: ['todavia no', 'no lo tome'], to: 'not-yet' },
        { label: 'Prefiero no decirlo', says: ['no quiero contestar'], to: 'now' },
      ],
      yes: 'now',
      no: 'before',
      unsure: 'now',
      else: 'now',
    },
    now: {
      say: [
        // Of insulin: something sweet for who can swallow (eltiempo.com, 2022-11).
        'Ahora, aunque el cuerpo todavía no avise: [emergency], «[script]». Soy una IA y no puedo llamar por {ti}. Mientras llegan, [sweet]. Que venga alguien a {tu} lado: sin dormir a solas y el envase a mano.',
        'Ahora, aunque el cuerpo todavía no avise: [emergency], «[script]». Soy una IA y no puedo llamar por {ti}. Que venga alguien a {tu} lado: sin dormir a solas, el envase a mano, nada más de beber ni tomar y sin provocar el vómito.',
      ],
      chips: [CALLED, WITH, ALONE, FEAR],
      yes: 'called',
      no: 'call-fear',
      else: 'alone',
      knows: ['now'],
    },
    which: {
      say: [
        'Una pregunta derecha antes que nada, porque cambia lo que va primero: esas pastillas, ¿fueron más de lo que tocaba, o para hacer{te|te|se} daño? Con la duda también se llama: [emergency]. Soy una IA y no puedo valorarlo.',
      ],
      chips: [
        { label: 'Sí', says: ['si', 'fueron muchas', 'para hacerme daño', 'de mas'], to: 'now' },
        {
          label: 'No, era mi medicina',
          says: ['no', 'las de siempre', 'solo una', 'eran mis pastillas', 'lo que me recetaron'],
          to: 'usual',
        },
        { label: 'No lo sé', says: ['no se', 'no me acuerdo'], to: 'now' },
        { label: 'Prefiero no decirlo', says: ['no quiero contestar'], to: 'now' },
      ],
      yes: 'now',
      no: 'usual',
      unsure: 'now',
      else: 'now',
    },
    usual: {
      say: [
        'Bien, y perdón por el susto: con pastillas pregunto siempre. Si algo se siente raro después de tomarlas, en una farmacia o en [emergency] orientan. Seguimos con lo que {contabas}.',
      ],
      chips: [
        { label: 'Sigo con lo que contaba', says: ['sigamos', 'sigo'], to: 'leave' },
        { label: 'La verdad, fueron más', says: ['fueron mas', 'en realidad si'], to: 'now' },
      ],
      else: 'leave',
      ends: 'later',
    },
    'child-near': {
      say: [
        'Que alguien chico no cargue con esto: tiene una sola tarea, ir ahora por una persona grande, la de al lado o la de enfrente. Y {tú|vos|usted}, el teléfono en altavoz: [emergency], «[script]».',
      ],
      chips: [
        CALLED,
        {
          label: 'Viene una persona grande',
          says: ['viene alguien', 'vino la vecina'],
          to: 'with-somebody',
        },
        FEAR,
      ],
      yes: 'called',
      no: 'call-fear',
      else: 'alone',
      knows: ['now'],
    },
    fine: {
      say: [
        'Sentirse bien al principio no dice que no haya daño: algunas cosas tardan horas en notarse, y es cuando mejor se tratan. Que lo decida quien puede revisar: [emergency], ahora, con el envase en la mano.',
      ],
      chips: [
        CALLED,
        WITH,
        { label: 'Voy a urgencias', says: ['voy al hospital', 'me llevan'], to: 'going' },
        FEAR,
      ],
      yes: 'called',
      no: 'call-fear',
      else: 'alone',
    },
    symptoms: {
      say: [
        'Eso ya es el cuerpo avisando: [emergency], ahora, «[script]», y que alguien se quede al lado. No {te duermas|te duermas|se duerma} a solas; si da sueño, de costado. La puerta abierta y el envase en la mano, para decir qué fue.',
      ],
      chips: [CALLED, WITH, ALONE, FEAR],
      yes: 'called',
      no: 'call-fear',
      else: 'alone',
      knows: ['now'],
    },
    worse: {
      say: [
        '[emergency] ya, otra vez si hace falta: «[script]». Al suelo, de costado, cerca de la puerta, sin intentar caminar. Un grito a quien esté en la casa o al lado también es pedir ayuda.',
      ],
      chips: [CALLED, WITH, ALONE],
      yes: 'called',
      no: 'alone',
      else: 'alone',
      knows: ['now'],
    },
    scared: {
      say: [
        'Ese miedo está de {tu} lado, y hay con qué atenderlo a tiempo. Dicho así a [emergency]: «[script] y no quiero morir». Mientras, no a solas, y lo que quede, fuera de la mano.',
      ],
      chips: [CALLED, WITH, ALONE, FEAR],
      yes: 'called',
      no: 'call-fear',
      else: 'alone',
      knows: ['now'],
    },
    'call-fear': {
      say: [
        'Da miedo lo que venga después, y lo que viene después son unas horas de cuidado. En urgencias lo ven cada semana. Si la voz no sale, que marque un vecino: «hay una intoxicación y hace falta una ambulancia». El número es [emergency].',
      ],
      chips: [
        CALLED,
        { label: 'Le aviso a alguien', says: ['le escribo a alguien'], to: 'person' },
        { label: 'Prefiero escribir', says: ['por mensaje'], to: 'person' },
        {
          label: 'No quiero que me salven',
          says: ['quiero morir', 'no quiero ayuda'],
          to: 'intent',
        },
      ],
      no: 'intent',
      else: 'person',
    },
    intent: {
      say: [
        'Puede ser verdad que una parte no quiera ayuda; otra parte lo escribió aquí, y a esa le hablo. Lo de querer morir se habla después, con calma y con gente. El cuerpo no tiene ese tiempo: abrir la puerta y [emergency].',
      ],
      chips: [
        CALLED,
        WITH,
        ALONE,
        { label: 'Le aviso a alguien', says: ['le escribo a alguien'], to: 'person' },
      ],
      else: 'person',
      knows: ['now'],
    },
    person: {
      say: [
        'Entonces este mensaje, ahora, a [person]: «[script]. Llama a una ambulancia y ven». Con la dirección. Y si en un minuto no hay respuesta, [emergency].',
        'Entonces este mensaje, ahora, a quien esté más cerca: «[script]. Llama a una ambulancia y ven». Con la dirección. Y si en un minuto no hay respuesta, [emergency].',
      ],
      chips: [
        { label: 'Ya lo mandé', says: ['ya le escribi', 'mandado'], to: 'called' },
        CALLED,
        ALONE,
      ],
      yes: 'called',
      no: 'alone',
      else: 'alone',
    },
    alone: {
      say: [
        'Entonces, a la vista de gente: la puerta abierta, el pasillo, golpear donde haya luz. «[script], no me dejes a solas» es suficiente. La llamada sigue siendo [emergency], y en ella se quedan hablando mientras llegan.',
      ],
      chips: [
        CALLED,
        WITH,
        { label: 'Voy a urgencias', says: ['voy al hospital', 'me llevan'], to: 'going' },
      ],
      yes: 'called',
      no: 'called',
      else: 'going',
      knows: ['alone'],
    },
    called: {
      say: [
        'Bien, {pediste} ayuda a tiempo. Puerta sin llave, luz encendida, el envase a la vista, y de lado si da sueño. Si llega mucho sueño, cuesta respirar o tardan, otra vez [emergency].',
      ],
      chips: [
        { label: 'Ya llegaron', says: ['llego la ambulancia', 'ya estan aqui'], to: 'in-hands' },
        WITH,
        { label: 'Voy a urgencias', says: ['me llevan', 'vamos al hospital'], to: 'going' },
      ],
      yes: 'in-hands',
      else: 'going',
      knows: ['called'],
    },
    going: {
      say: [
        'Que lleve otra persona, sin manejar, y con el envase. En la entrada se dice primero: «fue esto, a tal hora». Si en el camino hay mucho sueño o falta de aire, parar y [emergency].',
      ],
      chips: [
        {
          label: 'Ya llegué',
          says: ['ya estoy en urgencias', 'estoy en el hospital'],
          to: 'in-hands',
        },
        WITH,
        ALONE,
      ],
      yes: 'in-hands',
      else: 'in-hands',
    },
    'with-somebody': {
      say: [
        'Que haya alguien ahí es lo mejor de esta hora. Que sepa qué fue y cuándo, que se quede, y que sea quien llame si todavía no se llamó: [emergency]. Lo que queda, en sus manos.',
      ],
      chips: [
        CALLED,
        { label: 'Ya llegaron', says: ['llego la ambulancia'], to: 'in-hands' },
        { label: 'Me llevan a urgencias', says: ['vamos al hospital'], to: 'going' },
      ],
      yes: 'called',
      else: 'called',
      knows: ['accompanied', 'means-away'],
    },
    before: {
      say: [
        'Aunque haya pasado tiempo, conviene que lo miren hoy: hay daños que no se sienten. Con dolor, vómito, mucho sueño o la piel amarilla, [emergency]; si no, un centro de salud. Y una pregunta derecha: cuando pasó, ¿{querías} morir?',
      ],
      chips: [
        { label: 'Sí', says: ['si', 'queria morir'], to: 'still' },
        { label: 'No, fue un error', says: ['no', 'fue sin querer'], to: 'check-up' },
        { label: 'No lo sé', says: ['no se', 'a ratos'], to: 'still' },
        { label: 'Prefiero no decirlo', says: ['no quiero contestar'], to: 'still' },
      ],
      yes: 'still',
      no: 'check-up',
      unsure: 'still',
      else: 'still',
      asks: 'check',
    },
    still: {
      say: [
        'Haber pasado por eso y seguir aquí merece más que aguantarlo en silencio. En urgencias, la misma frase sirve para las dos cosas: «hace unos días me hice daño porque quería morir». Para ir sin tanto miedo, alguien al lado, y [line].',
      ],
      chips: [
        { label: 'Voy con alguien', says: ['voy a urgencias', 'me acompañan'], to: 'check-up' },
        {
          label: 'Volvería a hacerlo',
          says: ['lo haria otra vez', 'quiero hacerlo de nuevo'],
          to: 'not-yet',
        },
        { label: 'Le aviso a alguien', says: ['le escribo a alguien'], to: 'tell' },
      ],
      else: 'tell',
    },
    'not-yet': {
      say: [
        'Que todavía no haya pasado es lo que vamos a cuidar. Salir de donde está eso, o que lo guarde alguien, y no quedarse a solas: [emergency], con «estoy a punto de hacerme daño». Lo escribe una IA, y hace falta una persona delante.',
      ],
      chips: [
        { label: 'Ya lo aparté', says: ['ya se lo di a alguien', 'ya sali'], to: 'away' },
        { label: 'Ya llamé', says: ['ya llame'], to: 'away' },
        { label: 'Ya lo tomé', says: ['lo tome', 'ya lo hice'], to: 'now' },
        { label: 'Le aviso a alguien', says: ['le escribo a alguien'], to: 'tell' },
      ],
      yes: 'away',
      no: 'tell',
      else: 'tell',
      knows: ['now'],
    },
    away: {
      say: [
        'Poner distancia en ese minuto es enorme. Que eso no vuelva a la casa por unos días, que alguien se quede esta noche, y una voz para lo que hay debajo: [line].',
      ],
      chips: [
        { label: 'Alguien se queda', says: ['estoy con alguien', 'si'], to: 'in-hands' },
        { label: 'Le aviso a alguien', says: ['le escribo a alguien'], to: 'tell' },
        { label: 'Gracias', says: ['muchas gracias'], to: 'leave' },
      ],
      yes: 'in-hands',
      else: 'tell',
      knows: ['means-away'],
    },
    tell: {
      say: [
        'El mensaje puede ser este: «Estoy muy mal y me da pena decirlo. ¿Me llamas hoy?», para [person]. Y si cuesta esperar la respuesta, [line].',
        'El mensaje puede ser este: «Estoy muy mal y me da pena decirlo. ¿Me llamas hoy?». Sirve cualquiera que conteste. Y si cuesta esperar la respuesta, [line].',
      ],
      chips: [
        { label: 'Ya lo mandé', says: ['ya le escribi', 'mandado'], to: 'leave' },
        { label: 'Ya lo tomé', says: ['lo tome'], to: 'now' },
        { label: 'No tengo a nadie', says: ['nadie'], to: 'leave' },
      ],
      else: 'leave',
    },
    'check-up': {
      say: [
        'Bien, con eso alcanza: «fue más de la cuenta, quiero que me revisen», el envase en la mano y la hora aproximada. Los centros de toxicología orientan también por teléfono; los números de cada país están en «Ayuda ahora». Si algo se pone feo, [emergency].',
      ],
      chips: [
        { label: 'Ya me vieron', says: ['ya me atendieron', 'estoy en urgencias'], to: 'in-hands' },
        { label: 'Me siento mal', says: ['me duele', 'vomite'], to: 'now' },
        { label: 'Gracias', says: ['muchas gracias'], to: 'leave' },
      ],
      yes: 'in-hands',
      else: 'leave',
    },
    'in-hands': {
      say: [
        'Ya hay gente cuidando ese cuerpo, que era lo urgente. Contarles todo, también si había ganas de morir: no regañan, y cambia lo que hacen después. Para cuando {te} manden a casa, que no sea a solas, y [line].',
      ],
      chips: [
        { label: 'Gracias', says: ['muchas gracias'], to: 'leave' },
        { label: 'Me quiero ir de aquí', says: ['me quiero ir del hospital'], to: 'hold-on' },
      ],
      else: 'leave',
      knows: ['called', 'accompanied'],
      ends: 'handled',
    },
    'hold-on': {
      say: [
        'Las esperas ahí son largas y feas. Irse antes de que avisen que ya pasó el riesgo es lo único que no conviene; sí se puede pedir agua, una manta, o que entre [person].',
        'Las esperas ahí son largas y feas. Irse antes de que avisen que ya pasó el riesgo es lo único que no conviene; sí se puede pedir agua, una manta, o que entre alguien a acompañar.',
      ],
      chips: [
        { label: 'Me quedo', says: ['bueno', 'si, me quedo'], to: 'leave' },
        { label: 'Le aviso a alguien', says: ['le escribo a alguien'], to: 'tell' },
      ],
      else: 'leave',
      ends: 'handled',
    },
    leave: {
      say: [
        'Lo que {hiciste} al decirlo cuenta. Un paso con gente para lo que sigue: que una persona se quede hoy y lo sepa completo. Aquí se puede volver a cualquier hora; para una voz, [line].',
      ],
      chips: [
        { label: 'Le aviso a alguien', says: ['le escribo a alguien'], to: 'tell' },
        { label: 'Me siento mal', says: ['me duele', 'me siento raro'], to: 'now' },
      ],
      else: 'tell',
      ends: 'later',
    },
  },
  events: [
    {
      id: 'help-came',
      cues: [
        'llego la ambulancia',
        'llegaron los (paramedicos|medicos)',
        'estoy en (urgencias|el hospital|la guardia|la clinica|la posta)',
        'me estan atendiendo',
        'ya me atendieron',
      ],
      to: 'in-hands',
    },
    {
      id: 'going',
      cues: [
        'me (llevan|estan llevando) (a urgencias|al hospital|a la guardia)',
        'voy (a urgencias|al hospital|a la guardia)',
        'vamos (a urgencias|al hospital)',
      ],
      to: 'going',
    },
    {
      id: 'called',
      cues: [
        'ya (llame|marque|pedi ayuda|viene la ambulancia|vienen)',
        'la ambulancia (viene|esta en camino)',
        'acabo de llamar',
      ],
      to: 'called',
    },
    {
      id: 'wants-to-die',
      cues: [
        'no quiero (vivir|que me salven|ayuda)',
        '(me)? quiero (morir|morirme)',
        'dej(en|a|ame|enme) (morir|morirme)',
      ],
      to: 'intent',
    },
    {
      id: 'worse',
      cues: [
        'vomit*',
        'no me puedo (parar|mover|levantar)',
        '^ ayuda',
        '(me caigo|me cai|me desmaye|me desmayo)',
        'no puedo respirar',
      ],
      to: 'worse',
    },
    {
      id: 'scared',
      cues: [
        'no (quiero|me quiero) (morir|morirme)',
        'me (arrepenti|arrepiento)',
        'tengo (mucho)? miedo',
        'me da miedo',
      ],
      to: 'scared',
    },
    {
      id: 'symptoms',
      cues: [
        'me (siento|estoy sintiendo) (rar[oa]|mal|maread[oa]|ador*)',
        '(tengo|con|da|me da|mucho) sueño',
        'me da vueltas',
        '(veo|estoy) (borroso|maread[oa]|temblando|vomitando)',
      ],
      to: 'symptoms',
    },
    {
      id: 'feels-fine',
      cues: [
        'no (siento nada|me hizo nada|me paso nada)',
        '^ (pero)? (me siento|estoy) (bien|normal) $',
      ],
      to: 'fine',
    },
    {
      id: 'with-somebody',
      cues: [
        'mi (mama|papa|hermana|hermano|abuela|abuelo|marido|esposo|esposa|mujer|pareja) (duerme|esta (durmiendo|dormid[oa]|en ..2))',
        '(ya)? desperte a mi ..1',
        'estoy con (alguien|mi (mama|papa|hermana|hermano|amiga|amigo|pareja|vecina|vecino))',
        'mi (mama|papa|hermana|hermano|amiga|amigo|vecina|vecino|roommate|roomie|novio|novia|pareja|esposo|esposa|marido|tia|tio|abuela|abuelo) (esta (aqui|aca|conmigo)|llego|vino)',
        'ya (vino|llego|esta aqui|esta aca) (mi|la|el|una|un) ..1',
      ],
      to: 'with-somebody',
    },
    {
      id: 'cannot-call',
      cues: [
        'no (puedo|quiero|me animo a) (llamar|ir|hablar)',
        'me da (miedo|pena|verguenza) (llamar|ir)',
        'prefiero escribir',
      ],
      to: 'call-fear',
    },
    {
      id: 'alone',
      cues: ['estoy sol[oa]', 'no (tengo a nadie|hay nadie)', 'vivo sol[oa]'],
      to: 'alone',
    },
    {
      id: 'means-away',
      cues: [
        'ya no (lo|la|los|las) tengo (cerca|aqui|aca|a mano)',
        'se (lo|la|los|las) (di|entregue) a (mi|una|un|alguien)',
      ],
      to: 'away',
    },
    {
      id: 'thanks',
      cues: ['^ (ok|bueno|ya)? (muchas|mil)? (gracias|thanks|grax) !(pero|a)'],
      to: 'leave',
    },
  ],
};
