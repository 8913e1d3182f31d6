import type { Flow } from './flow.ts';

export const PREPARE_WORDS: Flow = {
  id: 'prepare-words',
  name: 'Preparar qué decir',
  about:
    'Un mensaje que cuesta empezar, frase por frase, hasta dejarlo listo para copiar. Cinco minutos.',
  minutes: 5,
  says: [
    'ayúdame a escribir un mensaje',
    'no sé qué decirle',
    'cómo se lo digo sin que se enoje',
    'me ayudás a armar lo que le voy a decir',
    'quiero mandarle algo a mi jefe y no me sale',
    'tengo que hablar con ella mañana y no sé ni cómo empezar',
    'ayudame a redactar un mensaje para decir que no voy a ir',
    'llevo media hora con el chat abierto y borro todo lo que escribo',
    'qué le pongo en el wasap',
    'preparar lo que voy a decir',
  ],
  cues: [
    'ayud* a (escribir|redactar|armar) (un|el|este) (mensaje|correo|texto|mail)',
    'preparar (que|lo que) (decir|voy a decir)',
  ],
  offer: '¿Armamos ahora lo que {quieres} decir, frase por frase, hasta que quede para copiar?',
  steps: [
    {
      id: 'who',
      say: ['Vamos de a una frase y al final queda entero. ¿Quién lo va a leer o a escuchar?'],
      slot: 'quien',
      chips: [
        { label: 'Mi pareja', says: ['mi novio', 'mi novia', 'mi marido', 'mi esposa'] },
        { label: 'Alguien de mi familia', says: ['mi mamá', 'mi papá', 'mi hermana', 'mi suegra'] },
        { label: 'Alguien del trabajo', says: ['mi jefe', 'mi jefa', 'un compañero'] },
        { label: 'Una amistad', says: ['mi amiga', 'un amigo', 'una amiga'] },
      ],
      unsure: 'El nombre no hace falta. ¿Es alguien de casa, del trabajo o de más lejos?',
    },
    {
      id: 'greet',
      say: [
        'Un mensaje difícil se lee en diez segundos. La primera línea sirve para que nadie se asuste antes de tiempo. ¿Cuál suena más a {ti}? También {puedes} escribir otra.',
      ],
      slot: 'saludo',
      chips: [
        { label: 'Hola, voy al grano', value: 'Hola. Voy al grano, que con rodeos me sale peor.' },
        {
          label: 'Hola, esto me cuesta',
          value: 'Hola. Esto me cuesta escribirlo, así que va despacio.',
        },
        {
          label: 'Hola, ando pensando en algo',
          value: 'Hola. Llevo unos días con algo y prefiero decirlo.',
        },
        {
          label: 'Algo más formal',
          value: 'Buenos días. Escribo por un asunto que prefiero dejar claro.',
        },
      ],
      unsure:
        'Con «Hola» ya alcanza. ¿Cómo {empiezas} normalmente cuando {escribes} a esa persona?',
    },
    {
      id: 'point',
      say: [
        'Ahora la frase que debe quedar si todo lo demás se borra. Cuanto más corta, menos hay para discutir. ¿Cuál es?',
      ],
      slot: 'punto',
      chips: [
        {
          label: 'Que no voy a poder',
          says: ['decir que no', 'que no voy a ir', 'cancelar'],
          value: 'Esta vez no voy a poder, y prefiero decirlo con tiempo.',
          say: 'Bien arriba, entonces. Un no que llega en el tercer párrafo se lee como un quizá.',
        },
        {
          label: 'Que algo me dolió',
          says: ['que me dolió', 'que me lastimó lo que dijo'],
          value: 'Me dolió lo que pasó el otro día y no quiero hacer como si nada.',
          say: 'Con «me dolió» nadie puede contestar que no es cierto. Con «eres así», sí.',
        },
        {
          label: 'Que lo siento',
          says: ['pedir perdón', 'disculparme'],
          value: 'Lo siento. Me equivoqué en cómo lo hice.',
          say: 'Una disculpa sin «pero» detrás. El «pero» se come todo lo que venía antes.',
        },
        {
          label: 'Que necesito una mano',
          says: ['pedir ayuda', 'pedirle algo'],
          value: 'Necesito una mano con algo y prefiero pedirla a tiempo.',
          say: 'Pedirlo de frente le ahorra a la otra persona tener que adivinar.',
        },
      ],
      unsure:
        'A veces sale completando esto en voz alta: «Lo que quiero que sepa es que…». ¿Cómo sigue?',
    },
    {
      id: 'reason',
      say: [
        'Una razón acompaña; tres suenan a excusa. Si hay una, mejor un hecho que un juicio: «salgo a las nueve» se discute menos que «siempre me toca a mí». ¿Cuál ponemos?',
      ],
      slot: 'motivo',
      chips: [
        { label: 'Vengo con demasiado', value: 'Vengo de unas semanas con demasiado encima.' },
        { label: 'Me importa cómo quedemos', value: 'Lo digo porque me importa cómo quedemos.' },
        { label: 'Prefiero no dar razones', value: 'Prefiero no entrar en detalles.' },
      ],
      unsure: 'Se puede dejar sin razón. ¿Suena mejor con una o sin ninguna?',
    },
    {
      id: 'wish',
      say: [
        'Falta la línea que casi todos olvidan: qué espera el mensaje. ¿Qué {te} gustaría que pasara cuando lo lea?',
      ],
      slot: 'pedido',
      chips: [
        { label: 'Que hablemos en persona', value: '¿Podemos hablarlo en persona, con tiempo?' },
        {
          label: 'Que me conteste',
          value: 'Una respuesta corta me ayuda, aunque sea un «ya lo leí».',
        },
        {
          label: 'Nada, solo que lo sepa',
          value: 'No hace falta responder. Quería que quedara dicho.',
        },
      ],
      unsure:
        'Una llamada, una fecha, un «ok», o nada. ¿Cuál de esas dejaría {tu} cabeza más en paz?',
    },
    {
      id: 'when',
      say: [
        'Ya está entero. Antes de mandarlo ayuda leerlo una vez en voz alta: donde se traba la lengua, sobra algo. ¿Cuándo sale?',
      ],
      slot: 'cuando',
      chips: [
        { label: 'Ahora mismo', says: ['ya', 'ahorita', 'lo mando ya'] },
        {
          label: 'Mañana temprano',
          says: ['mañana', 'en la mañana'],
          say: 'Por la mañana se lee lo escrito de noche con otros ojos.',
        },
        {
          label: 'Todavía no lo mando',
          says: ['no sé si lo mande', 'lo guardo'],
          say: 'También sirve así: decirlo bien ya cambia algo, aunque se quede en el cajón.',
        },
      ],
      unsure: 'No hay que decidir la hora. ¿Hoy, mañana o todavía no?',
    },
  ],
  card: {
    title: 'Mi mensaje',
    lines: ['[saludo]', '[punto]', '[motivo]', '[pedido]'],
  },
  close: [
    'Queda para copiar, y se le puede cambiar cualquier palabra que no suene a {ti}. Sobre cuándo mandarlo: «[cuando]»',
    'Queda para copiar, y se le puede cambiar cualquier palabra que no suene a {ti}.',
  ],
};
