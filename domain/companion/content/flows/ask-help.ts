import type { Flow } from './flow.ts';

export const ASK_HELP: Flow = {
  id: 'ask-help',
  name: 'Pedir ayuda a alguien',
  about: 'A quién, qué exactamente, por qué medio, y el mensaje listo para mandar. Cuatro minutos.',
  minutes: 4,
  says: [
    'no sé a quién pedirle ayuda',
    'me cuesta un montón pedir ayuda',
    'no quiero molestar a nadie',
    'cómo le pido a mi hermana que me cuide a los niños',
    'necesito que alguien me eche la mano y me da pena pedirlo',
    'necesito hablar con alguien pero no me animo a llamar',
    'siempre puedo con todo y ahora no puedo',
    'me da cosa pedir favores',
    'tengo que pedir prestado y me muero de vergüenza',
    'quiero pedirle a un amigo que me acompañe al médico',
    'pedir ayuda a alguien',
  ],
  cues: [
    'me (cuesta|da pena|da verguenza|da cosa) ..2 pedir (ayuda|un favor|favores)',
    'no se a quien (pedir|pedirle) ayuda',
  ],
  offer: '¿Preparamos a quién pedírselo y con qué palabras, hasta tener el mensaje listo?',
  steps: [
    {
      id: 'what',
      say: [
        '«Ayuda» es muy grande y asusta a los dos. Una cosa con tamaño se contesta más fácil. ¿Qué haría falta, exactamente?',
      ],
      slot: 'pedido',
      chips: [
        {
          label: 'Que alguien me escuche',
          says: ['hablar', 'desahogarme', 'una llamada'],
          value: '¿Podemos hablar un rato? Solo necesito que alguien escuche, sin arreglar nada.',
        },
        {
          label: 'Compañía un rato',
          says: ['que venga', 'no pasar la tarde a solas'],
          value: '¿Hay un rato esta semana para vernos? Me vendría bien compañía.',
        },
        {
          label: 'Una mano con algo',
          says: ['que cuide a los niños', 'un favor', 'que me lleve'],
          value: 'Necesito una mano con algo concreto, una hora o poco más. ¿Se puede?',
        },
        {
          label: 'Plata prestada',
          says: ['dinero', 'un préstamo'],
          value:
            'Necesito pedir algo prestado y prefiero decir desde ahora cuánto y cuándo lo devuelvo. ¿Lo hablamos?',
          say: 'Con la cifra y la fecha por delante se pide de otra manera, y se contesta también.',
        },
      ],
      unsure:
        'Imaginando que mañana alguien hiciera una sola cosa y la vida pesara menos, ¿cuál sería?',
    },
    {
      id: 'who',
      say: [
        'No tiene que ser la persona más cercana. A veces sirve más la que vive a dos calles o la que no se asusta. ¿Quién?',
      ],
      slot: 'quien',
      chips: [
        { label: 'Alguien de mi familia', says: ['mi hermana', 'mi mamá', 'mi primo'] },
        { label: 'Una amistad', says: ['mi amiga', 'un amigo'] },
        {
          label: 'Alguien de cerca',
          says: ['una vecina', 'un compañero', 'alguien del trabajo'],
          value: 'alguien de cerca, un vecino o una compañera',
        },
        {
          label: 'No tengo a quién',
          says: ['nadie', 'no hay nadie'],
          value: 'alguien a quien hace tiempo no escribo',
          say: 'A veces el nombre está más abajo en la lista de contactos: alguien con quien se perdió el hilo y no el cariño. También hay líneas y grupos cuyo oficio es contestar.',
        },
      ],
      unsure: 'Una prueba: ¿a quién {ayudarías} sin pensarlo si escribiera hoy?',
    },
    {
      id: 'means',
      say: ['El medio cambia mucho lo que cuesta. ¿Por dónde sale más fácil?'],
      slot: 'medio',
      chips: [
        {
          label: 'Un mensaje escrito',
          says: ['whatsapp', 'por mensaje', 'wasap'],
          say: 'Escrito deja pensar a los dos, y nadie oye temblar la voz.',
        },
        {
          label: 'Un audio',
          says: ['nota de voz', 'audio'],
          say: 'Corto, y sin borrarlo más de una vez.',
        },
        {
          label: 'Una llamada',
          says: ['llamar', 'por teléfono'],
          say: 'Sirve leer el mensaje como guion: la primera frase es la única que cuesta.',
        },
        {
          label: 'En persona',
          says: ['cara a cara', 'cuando lo vea'],
          say: 'De lado ayuda: caminando o lavando platos se dicen cosas que de frente no salen.',
        },
      ],
      unsure: 'El que se usa siempre con esa persona. ¿Cuál es?',
    },
    {
      id: 'why',
      say: [
        'Falta la frase que va antes del pedido, la que cuenta qué pasa. Una sola, sin pedir perdón por existir. ¿Cuál?',
      ],
      slot: 'situacion',
      chips: [
        {
          label: 'Ando mal y me cuesta decirlo',
          says: ['estoy mal', 'no estoy bien'],
          value: 'Ando mal y me cuesta decirlo.',
        },
        {
          label: 'Se me juntó todo',
          says: ['tengo mucho encima', 'no doy abasto'],
          value: 'Se me juntó todo y no llego.',
        },
        {
          label: 'Fue el primer nombre',
          says: ['le tengo confianza', 'pensé en esa persona primero'],
          value: 'No es fácil pedir esto, y fue el primer nombre que me vino.',
        },
        {
          label: 'Sin explicación',
          says: ['prefiero no explicar', 'nada'],
          value: 'Escribo para pedir algo.',
        },
      ],
      unsure:
        'Lo que se contestaría a «¿cómo andas?» si hubiera que decir la verdad en seis palabras. ¿Qué sería?',
    },
    {
      id: 'when',
      say: [
        'Al pedir se cuenta la molestia del otro y nunca su gusto de haber servido. El mensaje está; falta el botón. ¿Cuándo sale?',
      ],
      slot: 'cuando',
      chips: [
        {
          label: 'Ahora, sin releerlo',
          says: ['ya', 'ahora'],
          say: 'Sin releer, entonces. La quinta lectura nunca mejoró un mensaje.',
        },
        { label: 'Mañana', says: ['mañana temprano', 'en la mañana'] },
        {
          label: 'Cuando junte valor',
          says: ['no sé', 'todavía no'],
          say: 'El valor suele llegar después de apretar, no antes. El mensaje espera sin vencer.',
        },
      ],
      unsure: '¿Hoy, mañana o más adelante? Cualquiera sirve.',
    },
  ],
  card: {
    title: 'Mi pedido',
    lines: [
      'Para: [quien]',
      'Por qué medio: [medio]',
      'Hola. [situacion]',
      '[pedido]',
      'Si no se puede, también está bien decirlo.',
    ],
  },
  close: [
    'Listo para copiar. Momento: «[cuando]». Un no hablaría de la semana de esa persona, no de cuánto {vales}.',
    'Listo para copiar. Si la respuesta es no, habla de la semana de esa persona, y queda la siguiente de la lista.',
  ],
};
