import type { Flow } from './flow.ts';

export const UP_TO_ME: Flow = {
  id: 'up-to-me',
  name: 'Qué depende de mí',
  about: 'Separar lo que está en mis manos de lo que no, y quedarme con un paso. Cinco minutos.',
  minutes: 5,
  says: [
    'no sé qué puedo hacer yo en todo esto',
    'me preocupa algo que no puedo controlar',
    'qué depende de mí y qué no',
    'le doy vueltas a cosas que no puedo cambiar',
    'siento que tengo que resolverlo todo yo',
    'mi hermano no se cuida y yo me echo la culpa de todo',
    'no está en mis manos pero no lo suelto',
    'quiero controlar hasta lo que piensan los demás',
    'van a recortar gente en la pega y no sé si puedo hacer algo',
    'me desespera no poder hacer nada',
    'cargo con problemas que no son míos',
  ],
  cues: ['que depende de mi', 'cosas que no (puedo (controlar|cambiar)|dependen de mi)'],
  offer: '¿Separamos qué parte de esto está en {tus} manos y cuál no?',
  steps: [
    {
      id: 'matter',
      say: [
        'Cuando todo viene en un solo paquete, pesa entero. Vamos a abrirlo. ¿De qué se trata, dicho en una línea?',
      ],
      slot: 'asunto',
      chips: [
        { label: 'Algo del trabajo', says: ['la pega', 'el laburo', 'la chamba', 'la oficina'] },
        {
          label: 'Alguien a quien quiero',
          says: ['mi hijo', 'mi mamá', 'mi pareja', 'mi hermano'],
        },
        { label: 'La plata', says: ['dinero', 'las deudas', 'las cuentas'] },
        { label: 'Lo que piensen de mí', says: ['el qué dirán', 'lo que opinan'] },
      ],
      unsure: 'Sirve lo último que dio una vuelta por la cabeza antes de abrir esto. ¿Qué era?',
    },
    {
      id: 'notmine',
      say: [
        'Esto es: «[asunto]». Primero lo de afuera, que es lo que más cansa: ¿qué parte va a pasar o no pasar {hagas} lo que {hagas}?',
        'Primero lo de afuera, que es lo que más cansa. ¿Qué parte va a pasar o no pasar {hagas} lo que {hagas}?',
      ],
      slot: 'ajeno',
      chips: [
        {
          label: 'Lo que otra persona decida',
          says: ['lo que haga él', 'lo que decida ella', 'su decisión'],
          say: 'Se puede querer mucho a alguien y no tener el volante de su vida.',
        },
        {
          label: 'Lo que ya pasó',
          says: ['el pasado', 'lo que hice'],
          say: 'Lo que pasó ya no acepta cambios, solo lo que se hace desde ahora.',
        },
        {
          label: 'Cuándo se resuelva',
          says: ['el tiempo', 'cuándo me contesten'],
          say: 'Los plazos de otros corren igual con los puños apretados que con las manos abiertas.',
        },
        {
          label: 'Casi todo',
          says: ['todo', 'no puedo hacer nada'],
          say: 'Casi todo no es todo. En el casi queda algo.',
        },
      ],
      unsure: 'Una prueba: si se pudiera dormir una semana entera, ¿qué seguiría su curso igual?',
    },
    {
      id: 'mine',
      say: [
        'Ahora lo de este lado, aunque parezca poca cosa. Cuenta lo que se hace, lo que se dice y lo que se deja de hacer. ¿Qué hay aquí que sea {tuyo}?',
      ],
      slot: 'mio',
      chips: [
        { label: 'Decir lo que pienso', says: ['hablarlo', 'decirle', 'hablar claro'] },
        { label: 'Prepararme', says: ['estudiar', 'informarme', 'tener un plan'] },
        { label: 'Cuánto tiempo le doy', says: ['dejar de mirarlo', 'no pensarlo tanto'] },
        { label: 'Pedir ayuda', says: ['buscar a alguien', 'preguntar'] },
      ],
      unsure:
        'Una pista: lo {tuyo} se puede contar con un verbo en primera persona. «Yo llamo», «yo dejo de», «yo pregunto». ¿Cuál sería aquí?',
    },
    {
      id: 'step',
      say: [
        'De este lado quedó: «[mio]». Una versión que quepa en cinco minutos, hoy o mañana, ¿cuál sería?',
        '¿Cuál sería una versión de eso que quepa en cinco minutos, hoy o mañana?',
      ],
      slot: 'paso',
      chips: [
        { label: 'Mandar un mensaje', says: ['escribirle', 'un whatsapp'] },
        { label: 'Hacer una llamada', says: ['llamar'] },
        { label: 'Anotar tres preguntas', says: ['escribirlo', 'hacer una lista'] },
        {
          label: 'Hoy no hacer nada',
          says: ['nada', 'dejarlo por hoy'],
          value: 'hoy no hacer nada, a propósito',
          say: 'No hacer nada a propósito también es una decisión. Cansa mucho menos que no hacer nada por bloqueo.',
        },
      ],
      unsure:
        'Lo más chico que deje algo distinto, aunque sea un papel con dos palabras. ¿Qué sería?',
    },
    {
      id: 'let',
      say: [
        'Lo de afuera va a volver a tocar la puerta, seguramente de noche. ¿Qué {se} {puedes} decir cuando vuelva?',
      ],
      slot: 'frase',
      chips: [
        { label: 'Esa parte no es mía', says: ['no es mío'] },
        { label: 'Ya hice lo mío', says: ['hice mi parte', 'hice lo que pude'] },
        { label: 'Lo miro a su hora', says: ['ahora no', 'mañana lo pienso'] },
      ],
      unsure: 'Corta, como la diría una tía práctica. ¿Cómo sonaría?',
    },
  ],
  card: {
    title: 'Qué depende de mí',
    lines: [
      'De qué va: [asunto]',
      'No está en mis manos: [ajeno]',
      'Es mío: [mio]',
      'Mi paso: [paso]',
      'Cuando vuelva a dar vueltas: [frase]',
    ],
  },
  close: [
    'Quedó en dos montones, y el de afuera puede pasar la noche afuera. De este lado, esto: «[paso]»',
    'Quedó en dos montones. El de afuera no hace falta cargarlo esta noche.',
  ],
};
