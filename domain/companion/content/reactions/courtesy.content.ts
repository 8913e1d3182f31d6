import type { Reaction } from './reaction.ts';

/** Thanks, goodbyes, greetings, short signs and small talk. */
export const COURTESY: readonly Reaction[] = [
  {
    id: 'done',
    cues: [
      '^ (ok|okey|listo|bueno|si|vale|uf|ay)? (ya)? (lo hice|la hice|lo mande|lo envie|la llame|lo llame|le escribi|le hable|se lo dije|ya lo hice) (nilo|recien|ahora|por fin|al fin|$)',
    ],
    say: [
      'Hecho. De pensarlo a hacerlo había un trecho, y ya está detrás.',
      'Ya está, entonces. Lo que conteste el mundo es otra parte, y no depende de haberlo hecho bien.',
    ],
    returns: true,
  },
  {
    id: 'will-try',
    cues: [
      '^ (ok|okey|vale|va|bueno|dale|si|listo|sale|bien|pues|esta bien)? (lo|la)? (voy a (intentarlo|probarlo|intentar|probar|hacerlo)|intentare|probare|lo intento|lo pruebo) (mañana|hoy|eso|gracias|a ver|esta noche|$)',
    ],
    say: [
      'Bien. Si sale a medias también cuenta, y si no sale se puede contar aquí.',
      'Un intento, sin nota. La primera vez sirve para ver dónde se traba.',
    ],
    returns: true,
  },
  {
    id: 'reaching-out',
    yields: true,
    cues: [
      '(voy a|creo que voy a|pienso|quiero) (llamar|llamarle|marcarle|escribirle|contarle|buscar|visitar) a (mi|mis|un|una) (vecin*|herman*|mama|papa|madre|padre|amig*|prim*|ti[oa]|abuel*|hij*|terapeuta|psicolog*|comadre|compañer*)',
    ],
    say: [
      'Buena persona para empezar. Basta un «¿tienes un rato?», sin adelantar el tema.',
      'Eso vale más que cualquier cosa que diga yo. La primera frase puede ser fea, nadie se acuerda después.',
    ],
    flows: ['prepare-words'],
  },
  {
    id: 'better',
    yields: true,
    cues: [
      '^ (ya|ahora|creo que|la verdad|si)? (me siento|estoy|ando|quede|me quede) (un poco|un poquito|mucho|algo|mas|bastante|ya)? (mejor|aliviad[oa]|mas tranquil[oa]|mas calmad[oa]) (gracias|ahora|nilo|ya|$)',
      '^ (un poco|un poquito|mucho|algo|bastante)? mejor (gracias|nilo|ahora|$)',
      '^ (ya|si)? (me sirvio|me ayudo|me hizo bien|me calme|se me paso|me alivio|me desahogue) (mucho|un poco|bastante|gracias|nilo|hablar|esto|$)',
    ],
    say: [
      'Qué buena noticia. Fijarse en qué lo movió sirve para el próximo rato malo.',
      'Aflojó un poco, entonces. No hace falta estirarlo: se puede dejar justo aquí.',
    ],
    returns: true,
  },
  {
    id: 'thanks-for',
    cues: [
      '(gracias|grax|thx) por (escuchar|escucharme|leer|leerme|todo|tu ayuda|la ayuda|su ayuda|ayudarme|tu tiempo|su tiempo|estar|responder|contestar|el consejo|los consejos|la idea|la charla|la compañia|acompañarme|oirme|bancarme|aguantarme) ..2 $',
      '^ (ok|okey|vale|bueno|listo|dale|perfecto|genial|ya|sale|va|ay|no|si|muchas|mil|bien) (muchas|mil|muchisimas)? gracias (nilo|de verdad|che|bro|igual|$)',
      '^ (muchas|mil|muchisimas|muchisimas) gracias (nilo|de verdad|che|por todo|$)',
      '(te|le) agradezco (mucho|un monton|la ayuda|el rato|nilo|$|de verdad)',
      'gracias nilo',
      '(queria|vengo a|solo vine a|paso a) (dar|darte|darle) (las)? gracias',
      'gracias por lo (de|que) ..4',
      'me (ayudaste|ayudo|sirvio|sirvieron) (mucho|un monton|bastante|harto) ..3 $',
      'dios (lo|la|te|le|los) (bendiga|pague|guarde|cuide) $',
    ],
    say: [
      'Con gusto. Lo de poner palabras a esto no lo hice yo.',
      'De nada. Aquí queda la conversación, por si hace falta releerla.',
      'Me alegra que el rato sirviera de algo.',
    ],
    returns: true,
  },
  {
    id: 'wish-luck',
    cues: ['(deseame|deseeme|deseenme) (mucha)? (suerte|lo mejor)'],
    say: [
      'Suerte ahí. Y si no sale redondo, se cuenta igual después.',
      'Que salga bien. Esto queda abierto para la vuelta.',
    ],
    returns: true,
  },
  {
    id: 'thanks',
    yields: true,
    cues: ['^ (gracias|grax|thanks|thx|muy amable|se agradece) !a ..2 $'],
    say: [
      'De nada. Hay tiempo para lo que quede.',
      'Con gusto. Esto sigue abierto.',
      'A {ti}, por contarlo.',
    ],
    returns: true,
  },
  {
    id: 'goodbye',
    cues: [
      '^ (bueno|ok|ya|listo|pues|gracias)? (me voy a dormir|me voy a acostar|me tengo que ir|tengo que irme|ya me voy|me voy ya|me despido|hablamos (luego|mañana|despues|otro dia)|hasta luego|hasta mañana|hasta pronto|nos vemos|adios|chao|chau|bye|por hoy es todo|eso es todo por hoy|ahi nos vemos) (nilo|gracias|ya|mañana|luego|pronto|$)',
    ],
    say: [
      'Hasta cuando haga falta. Que lo que queda del día pida poco.',
      'Que vaya bien. Si esta semana hay un café con alguien, mejor todavía que yo.',
      'Hasta luego. Lo de hoy queda guardado aquí y no hace falta llevárselo a la cama.',
    ],
    chips: [
      {
        label: 'Hasta luego',
        says: ['chau', 'adios', 'nos vemos', 'bye'],
        say: 'Hasta luego.',
      },
      {
        label: 'Una última cosa',
        says: ['espera', 'una cosa mas', 'antes de irme'],
        say: 'Lo que se dice en la puerta suele ser lo importante. {Te} leo.',
      },
    ],
  },
  {
    id: 'good-night',
    yields: true,
    cues: [
      '^ (buenas noches|que descanses|que descanse|linda noche|bonita noche|feliz noche) (nilo|gracias|a todos|pana|che|joven|señorita|$)',
    ],
    say: [
      'Buenas noches. Si es para empezar, {te} leo; si es para irse a dormir, que el sueño venga pronto y se quede.',
      'Buenas noches. A esta hora se habla más bajo, y también sirve.',
    ],
    ask: '¿Llegada o despedida?',
    chips: [
      {
        label: 'Apenas llego',
        says: ['vengo llegando', 'quiero hablar', 'recien empiezo', 'llegada'],
        say: '{Pasa}, con calma. Lo que trae el día puede ir por el final, que es lo que más fresco está.',
      },
      {
        label: 'No puedo dormir',
        says: ['tengo insomnio', 'no me duermo', 'no me da sueño'],
        say: 'Entonces no hay que intentar dormir, que es lo que más despierta. Hay una manera de pasar la noche sin pelear con ella.',
        flow: 'night',
      },
      {
        label: 'Ya me voy a dormir',
        says: ['despedida', 'me voy a acostar', 'a dormir', 'ya me duermo'],
        say: 'Que {descanses|descanses|descanse}. Lo que quedó sin resolver también puede acostarse.',
        flow: 'unload',
      },
    ],
  },
  {
    id: 'how-are-you',
    yields: true,
    cues: [
      '^ (hola|buenas|hey|y|che|oye|epa|nilo|klk)? (como|que tal) (estas|andas|te va|vas|te encuentras|has estado|esta usted|le va|amaneces|amaneciste|tu ta|tas|estai|anda|esta) (tu|vos|hoy|nilo|todo|$)',
      '^ (y)? (tu|vos|usted) (como|que tal) (estas|andas|esta|anda|$)',
      '^ (hola|buenas|hey|epa|che) ..1 (todo bien|todo tranqui|como va|como vamos|todo en orden) (nilo|$)',
    ],
    say: [
      'Sin novedades: soy un programa y el río no se mueve. La pregunta rinde más de este lado.',
      'Yo, igual que siempre, que para eso soy software. Aquí interesa la respuesta larga de la otra parte.',
    ],
    ask: '¿Y por ahí, cómo va?',
    chips: [
      {
        label: 'Bien, por suerte',
        says: ['bien', 'muy bien', 'todo bien', 'contenta'],
        say: 'Qué bien. Los días buenos no vienen con instrucciones; contar uno es una manera de que dure.',
        flow: 'savour',
      },
      {
        label: 'Más o menos',
        says: ['regular', 'ahi voy', 'asi asi', 'tirando'],
        say: 'A medias. Suele haber una cosa concreta que lo tuerce, y rara vez es la que se cuenta primero.',
      },
      {
        label: 'Mal',
        says: ['fatal', 'muy mal', 'pesimo', 'de bajon'],
        say: 'Entonces no hace falta dar rodeos. Por donde duela o por donde se deje.',
      },
    ],
  },
  {
    id: 'my-name',
    yields: true,
    cues: [
      '^ (hola|buenas)? (yo)? (me llamo|mi nombre es|puedes llamarme|podes llamarme|me dicen) ..2 $',
    ],
    say: [
      'Mucho gusto. Yo soy Nilo, un programa con bigotes, y aquí hay tiempo.',
      'Buen nombre para empezar. Lo que traiga el día, por donde se deje.',
    ],
    returns: true,
  },
  {
    id: 'greeting',
    yields: true,
    cues: [
      '^ (hola|holi|holis|holaa|hey|ey|hi|buenas|buenos dias|buenas tardes|que onda|que tal|quiubo|alo|saludos|hello|ola|buen dia|que hubo|que mas|wenas|epa|que hay|oye|oiga|oi|klk|aloha) (nilo|amigo|amiga|pana|che|parce|bro|joven|señorita|a todos|como estas|que tal|que mas|buenas|buen dia|buenas tardes|buenos dias|tu|$)',
      '^ (solo)? (paso|pasaba|vengo|venia) a saludar (nilo|nomas|$)',
    ],
    say: [
      'Hola. Aquí se puede venir a algo o a nada.',
      'Hola, qué tal. Soy Nilo, una IA con tiempo.',
      'Hola. Sin apuro y sin formulario de entrada.',
    ],
    ask: '¿A qué {vienes} hoy?',
    chips: [
      {
        label: 'Vengo a desahogarme',
        says: ['a desahogarme', 'quiero desahogarme', 'necesito soltar algo', 'que me escuches'],
        say: 'Entonces yo leo y no interrumpo. Puede salir en desorden.',
      },
      {
        label: 'Algo concreto me pasa',
        says: ['me paso algo', 'tengo un problema', 'algo concreto', 'quiero contarte algo'],
        say: 'Bien, vamos con eso. Quién está en la historia y qué fue lo último que pasó: con dos frases ya se puede.',
      },
      {
        label: 'No sé qué me pasa',
        says: ['no se', 'no se que tengo', 'estoy rara', 'ando raro'],
        say: 'Sin nombre también se puede empezar.',
        ask: '¿Qué fue distinto en los últimos días?',
        chips: [
          {
            label: 'Duermo o como distinto',
            says: ['duermo mal', 'no tengo hambre', 'como mucho', 'el sueño'],
            say: 'El cuerpo avisa antes que la cabeza. Desde qué noche o qué comida cambió suele señalar lo que pasó ese día.',
            flow: 'night',
          },
          {
            label: 'Me irrito por todo',
            says: ['estoy de malas', 'todo me molesta', 'me enojo rapido'],
            say: 'Cuando molesta hasta el ruido de una cuchara, casi nunca es la cuchara. Algo lleva días esperando turno.',
            flow: 'anger',
          },
          {
            label: 'Nada me dan ganas',
            says: ['sin ganas', 'no tengo ganas', 'nada me interesa', 'me cuesta todo'],
            say: 'Sin ganas, lo mínimo ya es mucho. Hoy se puede elegir una sola cosa y llamar a eso un día.',
            flow: 'two-minutes',
          },
        ],
      },
      {
        label: 'Solo paso a saludar',
        says: ['solo saludar', 'saludar', 'nada en especial', 'nada'],
        say: 'Saludo recibido. A cambio, un dato: las nutrias también se saludan haciendo ruido y siguen nadando.',
      },
    ],
  },
  {
    id: 'acknowledged',
    yields: true,
    cues: [
      '^ (ok|okey|okis|vale|aja|mhm|entiendo|ya veo|comprendo|de acuerdo|esta bien|claro|ya|dale|cierto|verdad|sale|va|listo|sip|tal cual|exacto|asi es) (nilo|pues|po|pe|ya|$)',
    ],
    say: ['Sigo aquí.', 'Bien. Sin apuro.', 'Aquí se puede quedar eso un momento.'],
    returns: true,
  },
  {
    id: 'clock-and-weather',
    cues: [
      '(que (hora|dia|fecha) es|que dia estamos) (hoy|ahora|nilo|$)',
      '(que (tiempo|clima) (hace|va a hacer|hara|hay)|va a llover|como esta el clima|pronostico del (tiempo|clima)) (hoy|mañana|ahora|en|este|esta|el|$)',
    ],
    say: [
      'No tengo ventana ni reloj: soy un programa que solo ve lo que se escribe aquí. El teléfono lo sabe mejor.',
      'De ahí afuera no veo nada, ni nubes ni relojes. De este lado sí: lo que se cuente.',
    ],
    returns: true,
  },
  {
    id: 'look-up',
    yields: true,
    cues: [
      '(busca|buscame|busque|googlea|averigua|averiguame|consigueme) ..2 (en internet|en google|un|una|el|la|los|las|telefono|direccion)',
      '(quien gano|resultado del partido|noticias de|precio del dolar|precio de|cuanto esta el dolar|capital de|presidente de|horoscopo|numeros de la loteria|que significa soñar) ..3',
      '(traduce|traduceme|traducime|programa|escribe un codigo|haz mi tarea|haceme la tarea|resuelve (esta|este)|escribe un (poema|ensayo|cuento)|receta de|hazme un (resumen|ensayo)) ..4',
    ],
    say: [
      'No puedo buscar nada: no tengo internet ni más frases que las mías. Un buscador lo resuelve en un minuto.',
      'Eso se me escapa, y prefiero decirlo a inventar. Lo mío es más chico: lo que pasa por dentro y lo que hay que decirle a alguien.',
    ],
    returns: true,
  },
];
