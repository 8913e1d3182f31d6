import type { Flow } from './flow.ts';

export const SAVOUR: Flow = {
  id: 'savour',
  name: 'Saborear algo bueno',
  about:
    'Que algo bueno no pase de largo: volver un rato al momento y guardarlo con detalle. Tres minutos.',
  minutes: 3,
  says: [
    'me pasó algo lindo y quiero disfrutarlo',
    'hoy fue un buen día por fin',
    'quiero guardar este momento',
    'me fue bien y ya estoy pensando en lo que sigue',
    'no sé disfrutar cuando algo sale bien',
    'aprobé y quiero contárselo a alguien',
    'mi nieta dijo su primera palabra y sigo con la sonrisa puesta',
    'me ascendieron y no me lo creo',
    'qué chévere estuvo hoy, quiero acordarme',
    'saborear lo bueno',
    'me salió la entrevista, toy feliz',
  ],
  cues: ['saborear (algo|lo|un|este)', 'quiero (guardar|disfrutar) este momento'],
  offer: '¿Nos quedamos un rato en eso bueno, antes de que se lo lleve el día?',
  steps: [
    {
      id: 'what',
      say: [
        'Las buenas noticias se cuentan en una línea y se acaban. Vamos a estirarla un poco. ¿Qué pasó?',
      ],
      slot: 'bueno',
      chips: [
        { label: 'Algo me salió bien', says: ['aprobé', 'me fue bien', 'lo logré'] },
        { label: 'Un rato con alguien', says: ['vi a mis amigos', 'estuve con mi hija'] },
        { label: 'Una noticia', says: ['buenas noticias', 'me avisaron'] },
        {
          label: 'Algo chiquito',
          says: ['una tontería', 'algo pequeño'],
          say: 'Lo chiquito tiene una ventaja: pasa más seguido.',
        },
      ],
      unsure:
        'Sirve un café a buena temperatura o un asiento libre en el bus. ¿Qué hubo hoy que no fuera malo?',
    },
    {
      id: 'instant',
      say: [
        '«[bueno]». Ahora el segundo exacto, como una foto. ¿Dónde {estabas} y qué había alrededor?',
        'Ahora el segundo exacto, como una foto. ¿Dónde {estabas} y qué había alrededor?',
      ],
      slot: 'foto',
      chips: [
        { label: 'En casa', says: ['en la cocina', 'en mi cuarto'] },
        { label: 'En la calle', says: ['caminando', 'en el bus', 'en el carro'] },
        { label: 'Con el teléfono en la mano', says: ['leyendo el mensaje', 'me llamaron'] },
        { label: 'Entre gente', says: ['en el trabajo', 'en una reunión', 'en una fiesta'] },
      ],
      unsure: 'Un detalle basta: la luz, un olor, lo que {tenías} puesto. ¿Cuál quedó más claro?',
    },
    {
      id: 'body',
      say: ['Lo bueno también se nota en el cuerpo, solo que nadie pregunta. ¿Dónde se notó?'],
      slot: 'cuerpo',
      chips: [
        { label: 'En la cara', says: ['me reí', 'sonreí solo', 'la sonrisa'] },
        { label: 'En el pecho', says: ['calorcito', 'el corazón'] },
        { label: 'Lloré un poco', says: ['se me salieron las lágrimas', 'lloré de alegría'] },
        { label: 'Se me aflojó todo', says: ['descansé', 'solté los hombros', 'alivio'] },
      ],
      unsure:
        'Ayuda cerrar los ojos diez segundos y volver a ese rato. ¿Qué se mueve, la boca, los hombros, el pecho?',
    },
    {
      id: 'part',
      say: [
        'Una pregunta que casi nadie se hace con lo bueno: ¿qué hubo de {tuyo} en que esto pasara?',
      ],
      slot: 'parte',
      chips: [
        { label: 'No me rendí', says: ['insistí', 'seguí intentando'] },
        { label: 'Me atreví', says: ['di el paso', 'pregunté', 'lo pedí'] },
        { label: 'Estuve ahí', says: ['fui', 'le puse atención', 'estar presente'] },
        {
          label: 'Fue pura suerte',
          says: ['suerte', 'nada', 'no hice nada'],
          value: 'la suerte, y haberla notado',
          say: 'Puede ser. Aun así alguien tuvo que estar ahí y darse cuenta.',
        },
      ],
      unsure: 'Puede ser tan poco como haber ido, o no haberse bajado a mitad de camino. ¿Qué fue?',
    },
    {
      id: 'keep',
      say: ['Lo que se cuenta se vive dos veces. ¿Qué hacemos con esto?'],
      slot: 'guardar',
      chips: [
        { label: 'Contárselo a alguien', says: ['decírselo a mi mamá', 'llamar a mi amiga'] },
        { label: 'Celebrarlo con algo rico', says: ['comer algo', 'un brindis', 'un helado'] },
        {
          label: 'Guardarlo para mí',
          says: ['solo para mí', 'quedármelo'],
          say: 'Hay alegrías que duran más si no pasan por la opinión de nadie.',
        },
      ],
      unsure: 'Basta pensar quién se alegraría sin peros. ¿Hay alguien, o se queda en casa?',
    },
  ],
  card: {
    title: 'Algo bueno',
    lines: [
      'Lo que pasó: [bueno]',
      'La foto: [foto]',
      'Dónde se notó: [cuerpo]',
      'Lo que hubo de mío: [parte]',
      'Lo que hago con esto: [guardar]',
    ],
  },
  close: [
    'Guardado con fecha de hoy. Un día flojo sirve para abrir este cajón y leer: «[bueno]»',
    'Guardado con fecha de hoy, para un día flojo.',
  ],
};
