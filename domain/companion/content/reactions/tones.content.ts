import type { Reaction } from './reaction.ts';

/** How something is said more than what: laughing, one word alone, keys at random. */
export const TONES: readonly Reaction[] = [
  {
    id: 'keyboard',
    yields: true,
    cues: [
      '^ (asdf*|asd|asdasd*|asdas|qwert*|sdfg*|dfgh*|hjkl*|jkl*|lkj*|zxcv*|ghjk*|fgh|dfg|sdf|aksjd*|aslk*|kjh*|ñlk*) ..2 $',
      '^ (blabla|bla bla|bla) (bla)? (bla)? $',
    ],
    say: [
      'Eso no lo supe leer. Puede haber sido el teclado, el gato o las ganas de aporrear algo.',
      'Letras sueltas. Con una palabra entera basta para empezar, la que sea.',
      'Ahí me perdí, y prefiero decirlo a inventar qué decía.',
    ],
    returns: true,
  },
  {
    id: 'shouting',
    yields: true,
    cues: [
      '^ (aaah|argh|agh|grrr) $',
      '^ (quiero|necesito|tengo ganas de) gritar $',
      '(perdon|disculpa|disculpe) (por)? (las|tantas) mayusculas',
      '^ estoy gritando',
    ],
    say: [
      'Aquí se puede gritar por escrito: no hay vecinos y las mayúsculas no molestan.',
      'Eso venía apretado. Que salga entero, y después se ve qué era.',
      'El grito entró. Cuando haya palabras, caben detrás.',
    ],
    flows: ['anger', 'unload'],
  },
  {
    id: 'help-cried',
    yields: true,
    cues: [
      '^ (ayuda|auxilio|help|ayudame|ayudenme|ayudeme) (por favor|porfa|ya|nilo|$)',
      '^ necesito ayuda (por favor|porfa|ya|urgente|$)',
    ],
    say: [
      'Aquí {te} leo. Soy un programa; si hay peligro ahora mismo, primero va el número de emergencias, que está en «Ayuda ahora».',
      'Leo. Una frase basta para saber por dónde: qué está pasando en este momento.',
    ],
    ask: '¿Qué es lo de ahora?',
    chips: [
      {
        label: 'Siento que no puedo más',
        says: ['no puedo mas', 'estoy al limite', 'me siento muy mal', 'no aguanto'],
        say: 'Entonces nada de resolver ahora. Los pies en el piso, un sorbo de agua, y contar qué fue lo último que lo colmó. Si aparece la idea de morir o de hacerse daño, {dilo} aquí así, con esas palabras, y {mira} «Ayuda ahora».',
      },
      {
        label: 'Algo acaba de pasar',
        says: ['paso algo', 'acaba de pasar algo', 'me acaban de decir algo'],
        say: 'Recién pasado todavía no tiene forma. Qué, con quién y dónde: con esas tres cosas se empieza.',
      },
      {
        label: 'Alguien no está a salvo',
        says: [
          'alguien corre peligro',
          'estoy en peligro',
          'mi amiga esta en peligro',
          'tengo miedo de alguien',
        ],
        say: 'Eso va antes que hablar conmigo: el número de emergencias de {tu} país está en «Ayuda ahora», y lo contesta una persona. Con lo que haya pasado, en una frase, puedo ayudar a ordenar qué decirle.',
      },
      {
        label: 'Ayuda con algo cotidiano',
        says: ['nada grave', 'una tonteria', 'ayuda con un mensaje', 'ayuda con algo'],
        say: 'También para eso sirve. {Cuenta} de qué se trata, con los detalles.',
        flow: 'prepare-words',
      },
    ],
  },
  {
    id: 'laugh',
    yields: true,
    cues: [
      '^ (jaja*|jeje*|jiji*|jojo*|lol|xd|jsjs*) ..2 $',
      '^ (me muero de (la)? risa|que risa|me hiciste reir|que chistoso|que gracioso|muy bueno (el|ese)|que malo (el|ese)? (chiste)?|malisimo) ..2 $',
    ],
    say: [
      'Una risa a tiempo también cuenta como algo bueno del día.',
      'Menos mal. No vivo del humor, que si no pasaría hambre.',
      'Se agradece. El público de un programa suele ser más serio.',
    ],
    returns: true,
  },
  {
    id: 'irony',
    cues: [
      '^ (guau|wow|uy|vaya|ah)? (que (profundo|sabio|filosofico|poetico|original) (nilo|eres|estas|te pusiste|$))',
      '(muy|que) (gracioso|graciosa|chistoso) (la)? (nutria|nilo)',
      '(gracias|ok|muy bien) (por nada|capitan obvio|sherlock|einstein)',
      '^ (no me digas|no me diga) (nilo|genio|sherlock|$)',
    ],
    say: [
      'Justo reproche. La profundidad en un río de frases escritas es la que es.',
      'Tocado. Intento otra cosa con menos adorno.',
    ],
    returns: true,
  },
  {
    id: 'just-joking',
    cues: [
      '^ (era|es|fue|estaba|estoy) (una)? (broma|bromeando|jodiendo|vacilando|de broma|en broma|chiste|cargandote|molestando|huevand*|leseando) ..2 $',
      '^ (te estoy|te estaba|te ando) (tomando el pelo|cargando|vacilando|molestando|bromeando|jodiendo|cotorreando) ..2 $',
    ],
    say: [
      'Caí, y no era difícil: el tono se me escapa más que las palabras.',
      'Anotado como broma. A un programa se le engaña barato.',
    ],
    returns: true,
  },
  {
    id: 'dunno',
    yields: true,
    cues: [
      '^ (pues|mm|eh|la verdad|y)? (no (lo)? se|nose|ni idea|no sabria decir*|quien sabe|yo que se|no tengo idea|idk|sepa) (la verdad|bien|que decir|que decirte|que poner|nilo|$)',
      '^ no se (ni)? (por que|que hago|para que) (te)? (escribo|vine|entre|estoy) (esto|aqui|aca|$)',
    ],
    say: [
      'No hace falta saberlo. Se puede ir por descarte, con el cuerpo, que suele enterarse antes.',
      'Sin saber también se empieza. Va una más fácil.',
    ],
    ask: '¿Qué se parece más a lo de ahora?',
    chips: [
      {
        label: 'Un peso',
        says: ['pesado', 'cansancio', 'sin energia', 'agotamiento', 'como triste'],
        say: 'Un peso pide menos, no más. Quitar una sola cosa de lo que queda de hoy ya se nota en los hombros.',
        flow: 'heavy-week',
      },
      {
        label: 'Un nudo',
        says: ['nervios', 'apretado', 'ansiedad', 'miedo', 'en la garganta', 'en el pecho'],
        say: 'Los nudos casi siempre tienen un hilo que sobresale: algo que falta decir, o algo que está por llegar.',
        flow: 'waiting',
      },
      {
        label: 'Un hueco',
        says: ['vacio', 'nada', 'me falta algo', 'soledad', 'falta alguien'],
        say: 'Un hueco tiene forma de algo o de alguien. Fijarse a qué hora del día se nota más suele decir de quién es.',
      },
      {
        label: 'Ruido en la cabeza',
        says: ['pienso mucho', 'la cabeza no para', 'mil cosas', 'ruido'],
        say: 'Cuando hay mucho ruido, en papel ocupa menos: cinco cosas, una por línea, aunque sean tontas.',
        flow: 'unload',
      },
    ],
  },
  {
    id: 'so-so',
    yields: true,
    cues: [
      '^ (yo|pues|bueno|por aca|por aqui|aqui|aca|ahi|la verdad|estoy|ando|hoy)? (mas o menos|ahi (voy|ando|vamos|nomas)|regular|regularcito|asi asi|meh|equis|ni bien ni mal|a medias|tirando|pasandola|sobreviviendo|normal|maomeno*) (nomas|gracias|nilo|$)',
    ],
    say: [
      'Ni para fiesta ni para funeral. Los días de en medio son la mayoría y casi no se cuentan.',
      'A medias, entonces. Suele haber una cosa que tira para arriba y otra que lo estropea.',
    ],
    ask: '¿Qué es lo que hoy lo inclina?',
    chips: [
      {
        label: 'Dormí mal',
        says: ['no dormi', 'tengo sueño', 'cansancio', 'dormi poco'],
        say: 'Con mal sueño todo cuesta un tercio más. Hoy cuenta como día de mínimos, y nadie tiene que enterarse.',
        flow: 'night',
      },
      {
        label: 'Algo con alguien',
        says: ['una pelea', 'mi pareja', 'mi familia', 'alguien me dijo algo'],
        say: 'Una frase de otra persona puede torcer un martes entero. Cuál fue, con sus palabras exactas, suele decir dónde dio.',
        flow: 'prepare-words',
      },
      {
        label: 'Mucho que hacer',
        says: ['trabajo', 'tengo mil cosas', 'pendientes', 'la universidad'],
        say: 'Lo pendiente pesa más en la cabeza que en una lista. Escrito, suele ser menos, o al menos se deja contar.',
        flow: 'heavy-week',
      },
      {
        label: 'Nada en especial',
        says: ['nada', 'no se', 'asi nomas', 'la rutina'],
        say: 'También hay días así, de relleno. No todo lo gris está escondiendo algo.',
        flow: 'savour',
      },
    ],
  },
  {
    id: 'nothing',
    yields: true,
    cues: [
      '^ (no|pues|bueno)? (nada|nada en especial|nada nuevo|lo de siempre|lo mismo de siempre|no mucho|no hay nada|nada de nada|nada que contar) (nilo|la verdad|nomas|$)',
      '^ no (tengo|hay) (nada|mucho) que (decir|contar) ..2 $',
    ],
    say: [
      'Hay nadas tranquilas y nadas que llevan rato guardadas. No hace falta decir cuál es esta.',
      'Nada también es una respuesta. Si por debajo hay algo, ya asomará.',
    ],
    ask: '¿Cómo es esta?',
    chips: [
      {
        label: 'Una nada tranquila',
        says: ['tranquila', 'estoy bien', 'todo bien', 'normal'],
        say: 'Qué descanso. De esas hay pocas y conviene no llenarlas.',
        flow: 'savour',
      },
      {
        label: 'Una nada vacía',
        says: ['vacia', 'me siento vacia', 'no siento nada', 'me da igual todo'],
        say: 'Cuando nada interesa, las ganas no vienen antes de hacer algo, vienen después, si vienen. Por eso sirve empezar por algo ridículo de chico.',
        flow: 'two-minutes',
      },
      {
        label: 'Hay algo, pero cuesta',
        says: ['hay algo', 'me cuesta decirlo', 'no me animo', 'no se como decirlo'],
        say: 'Se puede decir de qué trata sin decir qué es: «es algo de casa», «es algo que hice». Con eso alcanza por ahora.',
      },
    ],
  },
  {
    id: 'fine',
    yields: true,
    cues: [
      '^ (yo|pues|estoy|ando|todo|hoy|aqui|por aca|la verdad|muy|super|re|me siento)? (muy|todo|re|super|bastante)? (bien|tranqui|genial|excelente|de lujo|de diez|chevere|bacan|joya|al pelo|al cien) (gracias|nilo|y tu|y vos|y usted|por suerte|hoy|$)',
    ],
    say: [
      'Se lee con gusto. Los días buenos también se pueden contar, y suelen contarse menos.',
      'Un «bien» de los que no piden nada. También se puede venir solo a eso.',
    ],
    ask: '¿Qué lo hizo bueno?',
    chips: [
      {
        label: 'Algo que pasó hoy',
        says: ['una noticia', 'me paso algo bueno', 'me salio bien algo'],
        say: 'Una cosa buena contada dura más que una callada. Los detalles son lo que después se recuerda: dónde, quién, qué se dijo.',
        flow: 'savour',
      },
      {
        label: 'Estuve con alguien',
        says: ['vi a mis amigos', 'con mi familia', 'con mi pareja'],
        say: 'Hay compañías que arreglan el día sin hablar de nada importante. Decirle a esa persona «qué bien estuvo» cuesta diez segundos.',
        flow: 'savour',
      },
      {
        label: 'Lo digo por decir',
        says: ['es un decir', 'no tan bien', 'la verdad no', 'mentira'],
        say: 'Aquí no hace falta el «bien» de los pasillos. El de verdad puede ser más corto y más feo.',
        flow: 'look-at-thought',
      },
    ],
  },
  {
    id: 'bad',
    yields: true,
    cues: [
      '^ (yo|pues|estoy|ando|hoy|la verdad|me siento|muy|bastante|re|super|bien|toy)? (muy|re|bastante|bien|super|todo)? (mal|fatal|pesimo|horrible|de la mierda|como el culo|para el orto|del carajo|del asco|pal gato|bajonead[oa]|de bajon|hecho mierda|hecha mierda|hecho polvo|hecha polvo|chato|chata) (nilo|hoy|la verdad|y tu|$)',
      '^ (hoy)? (fue|no fue|tuve|es|no es) un? (mal dia|dia malo|buen dia|dia feo|dia horrible|dia de mierda|pesimo dia|dia dificil)',
      '^ (un)? (mal dia|dia feo|dia dificil|dia horrible|dia de mierda|dia pesado)',
    ],
    say: [
      'Mal, entonces. No hace falta explicarlo bien para que cuente.',
      'Queda dicho, sin adornos. A veces lo más cansado del día malo es haber contestado «bien» toda la tarde.',
    ],
    ask: '¿De qué lado viene más?',
    chips: [
      {
        label: 'Algo que pasó',
        says: ['me paso algo', 'paso algo hoy', 'una noticia', 'me dijeron algo'],
        say: 'Lo que pasó, tal como fue: dónde, quién estaba, qué se dijo. El sentido puede venir después.',
      },
      {
        label: 'Es por alguien',
        says: ['mi pareja', 'mi mama', 'un amigo', 'mi jefe', 'por una persona'],
        say: 'Quién es y qué fue lo último que dijo o dejó de decir. Por ahí suele estar la punta.',
        flow: 'prepare-words',
      },
      {
        label: 'No hay un motivo',
        says: ['no se por que', 'sin motivo', 'por nada', 'nada en particular'],
        say: 'Sin motivo también duele, y encima hay que justificarlo. A veces el motivo es simple y poco noble: sueño, hambre, días sin hablar con nadie.',
        flow: 'heavy-week',
      },
      {
        label: 'Llevo así mucho tiempo',
        says: ['hace semanas', 'desde hace meses', 'siempre estoy asi', 'llevo dias'],
        say: 'Cuando dura semanas merece que alguien de salud lo oiga, sin esperar a que sea peor. Para esa cita basta decir desde cuándo y qué ya no sale como antes.',
        flow: 'ask-help',
      },
    ],
  },
  {
    id: 'bored',
    yields: true,
    cues: [
      '^ (estoy|ando|toy|que)? (muy|re|super|bien)? (aburrid[oa]|aburridisim[oa]|aburrimiento|embolad[oa]|so bored) (nilo|hoy|$)',
      '^ me aburro (mucho|un monton|como ostra|nilo|$)',
    ],
    say: [
      'Hay aburrimiento de no tener qué hacer y aburrimiento de no tener con quién. Se parecen por fuera.',
      'El aburrimiento es sincero: ya descartó todo lo que no apetece.',
    ],
    ask: '¿Cuál es este?',
    chips: [
      {
        label: 'No tengo qué hacer',
        says: ['nada que hacer', 'ya vi todo', 'no se que hacer'],
        say: 'Algo con las manos y con final a la vista: ordenar un cajón, uno solo, o cocinar lo que haya sin mirar receta.',
        flow: 'two-minutes',
      },
      {
        label: 'No tengo con quién',
        says: ['nadie me escribe', 'me falta gente', 'todos ocupados', 'soledad'],
        say: 'Una foto de cualquier cosa, mandada a alguien con «mira esto», abre más conversaciones que un «¿qué haces?».',
        flow: 'ask-help',
      },
      {
        label: 'Nada me interesa',
        says: ['me da igual todo', 'no me llama nada', 'sin ganas'],
        say: 'Ahí ya es otra cosa que aburrimiento. Cuando nada llama, ayuda elegir por comodidad y no por ganas: lo más fácil, diez minutos.',
        flow: 'two-minutes',
      },
    ],
  },
  {
    id: 'silence',
    yields: true,
    cues: [
      '^ (mmm|hmm|uf|uff|ufff|ay|ains|snif|buaaa|pff|ups) (nilo|$)',
      '^ (suspiro|silencio|estoy llorando|lloro|llorando) $',
    ],
    say: [
      'Hay cosas que salen primero sin palabras. Con una suelta basta, cuando venga.',
      'Se puede estar así un rato. No se enfría nada.',
      'Eso no cabía en una frase, parece. Puede venir a pedazos.',
    ],
    returns: true,
  },
];
