import type { Flow } from './flow.ts';

export const REPAIR: Flow = {
  id: 'repair',
  name: 'Reparar después de una pelea',
  about: 'Mi parte, lo que me dolió y una primera frase para volver a hablar. Cinco minutos.',
  minutes: 5,
  says: [
    'me peleé con mi hermana y no sé cómo volver a hablarle',
    'le dije cosas horribles y me arrepiento',
    'cómo le pido perdón',
    'quiero arreglar las cosas con mi pareja después de lo de anoche',
    'discutimos y ahora nadie habla en la casa',
    'la regué con mi mejor amiga',
    'me mandé una cagada y no sé cómo arreglarlo',
    'le grité a mi hijo, le quiero pedir disculpas bien',
    'llevamos cinco días sin hablarnos por una tontería',
    'nos dijimos de todo y quiero hacer las paces',
    'me pasé con mi mamá por teléfono',
  ],
  cues: [
    '(hacer las paces|reconciliarme) con',
    'como (le pido (perdon|disculpas)|arreglo las cosas con)',
  ],
  offer: '¿Buscamos la primera frase para volver a hablar después de esa pelea?',
  steps: [
    {
      id: 'who',
      say: [
        'Reparar no es decidir quién tenía razón. Es dejar una puerta sin llave. ¿Con quién fue?',
      ],
      slot: 'quien',
      chips: [
        { label: 'Mi pareja', says: ['mi novio', 'mi novia', 'mi esposa', 'mi marido'] },
        { label: 'Alguien de mi familia', says: ['mi mamá', 'mi papá', 'mi hermana', 'mi vieja'] },
        { label: 'Mi hijo o mi hija', says: ['mi hijo', 'mi hija', 'mi nene'] },
        { label: 'Una amistad', says: ['mi amiga', 'mi mejor amigo', 'un amigo'] },
      ],
      unsure: 'Sin nombre también se puede. ¿Es alguien de casa o de fuera?',
    },
    {
      id: 'heat',
      say: ['Las paces en caliente se queman. ¿Cómo está el aire ahora?'],
      chips: [
        {
          label: 'En silencio',
          says: ['no nos hablamos', 'ley de hielo', 'me dejó en visto'],
          say: 'El silencio casi nunca quiere decir «no hables». Muchas veces es que nadie sabe quién empieza.',
        },
        {
          label: 'Todavía hierve',
          says: ['sigo con rabia', 'fue hace un rato'],
          say: 'Entonces se prepara hoy y se dice mañana. La frase no caduca.',
        },
        {
          label: 'Como si nada',
          says: ['normal', 'hablamos de otras cosas'],
          say: 'Como si nada es una alfombra: lo de abajo se nota al caminar.',
        },
        {
          label: 'Me da miedo esa persona',
          says: ['le tengo miedo', 'me hizo daño', 'se pone violento'],
          say: 'Entonces no es momento de reparar nada: donde hay miedo, primero va estar a salvo, con alguien de fuera que lo sepa. Se puede escribir aquí qué pasó, y seguimos por ahí.',
          to: 'end',
        },
      ],
      unsure: 'Si sonara ahora un mensaje de esa persona, ¿daría alivio o más rabia?',
    },
    {
      id: 'mine',
      say: [
        'Lo {tuyo} y nada más, aunque sea el diez por ciento: un hecho, sin el «pero» de después. ¿Qué {hiciste} o {dijiste} que {querrías|querrías|querría} devolver?',
      ],
      slot: 'mio',
      chips: [
        { label: 'Levanté la voz', says: ['grité', 'le grité'] },
        { label: 'Dije algo para herir', says: ['lo insulté', 'le dije algo feo'] },
        { label: 'Me fui o me callé', says: ['me fui', 'le colgué', 'no le hablé'] },
        { label: 'No escuché', says: ['no lo dejé hablar', 'no puse atención'] },
      ],
      unsure: 'La frase que vuelve en la ducha y hace cerrar los ojos. ¿Cuál es?',
    },
    {
      id: 'hurt',
      say: ['Ahora el otro lado, porque si no se nombra, sale torcido. ¿Qué {te} dolió a {ti}?'],
      slot: 'dolio',
      chips: [
        { label: 'El tono', says: ['cómo me habló', 'los gritos'] },
        { label: 'Que no me creyera', says: ['que dudara', 'la desconfianza'] },
        { label: 'Que fuera delante de gente', says: ['me humilló', 'delante de todos'] },
        {
          label: 'Nada, la falta fue mía',
          says: ['nada', 'fue culpa mía'],
          value: 'esta vez, nada',
          say: 'Decirlo así, sin azotarse, ya es parte de arreglarlo.',
        },
      ],
      unsure: 'Debajo de la rabia suele haber algo más chico y más triste. ¿Qué era?',
    },
    {
      id: 'line',
      say: [
        'De {tu} parte: «[mio]». La primera frase no tiene que cerrar el asunto, solo abrirlo. ¿Cómo empieza?',
        'La primera frase no tiene que cerrar el asunto, solo abrirlo. ¿Cómo empieza?',
      ],
      slot: 'frase',
      chips: [
        {
          label: 'No me gustó cómo hablé',
          says: ['perdón por cómo hablé', 'me pasé'],
          value: 'No me gustó cómo hablé el otro día. Lo siento.',
        },
        {
          label: 'Importa más cómo estamos',
          says: ['me importas más que tener razón'],
          value: 'Me importa más cómo estamos que tener razón.',
        },
        {
          label: '¿Empezamos de nuevo?',
          says: ['empezar otra vez', 'hablemos'],
          value: 'Esa conversación salió mal. ¿Probamos otra vez, más despacio?',
        },
        {
          label: 'Hice café',
          says: ['un café', 'algo de comer'],
          value: 'Hice café. Hay para dos.',
          say: 'Hay casas donde así se pide perdón desde hace tres generaciones, y se entiende.',
        },
      ],
      unsure: 'Como la diría alguien con sueño y sin orgullo. ¿Qué quedaría?',
    },
    {
      id: 'when',
      say: [
        'Y que la otra persona conteste a su ritmo, también eso es suyo. ¿Cuándo se la {dices}?',
      ],
      slot: 'cuando',
      chips: [
        { label: 'Hoy, por mensaje', says: ['hoy', 'ahora', 'por whatsapp'] },
        { label: 'Mañana, en persona', says: ['mañana', 'cara a cara'] },
        {
          label: 'Cuando me baje la rabia',
          says: ['más adelante', 'todavía no'],
          value: 'cuando me baje la rabia',
        },
      ],
      unsure: 'A una hora en que nadie tenga hambre ni prisa. ¿Hoy o mañana?',
    },
  ],
  card: {
    title: 'Para volver a hablar',
    lines: [
      'Con: [quien]',
      'Mi parte: [mio]',
      'Lo que me dolió: [dolio]',
      'La primera frase: [frase]',
      'Cuándo: [cuando]',
    ],
  },
  close: [
    'Lo que sigue ya es de dos. De este lado, la puerta queda sin llave: «[frase]»',
    'Queda aquí. No todo hay que repararlo, ni todo tiene que ser esta noche.',
  ],
};
