import type { Sheet } from '../sheet.ts';

/** For what happens between people. */
export const SHEETS = {
  'what-to-say': {
    notFor:
      'Con alguien que te hace daño, la frase justa no basta. Busca apoyo fuera antes de hablar.',
    blocks: [
      {
        kind: 'text',
        text: 'Recorta las que te sirvan. Puedes leerlas tal cual, o mandarlas por mensaje.',
      },
      {
        kind: 'cards',
        heightMm: 38,
        cards: [
          {
            title: 'Pedir compañía',
            lines: [
              '«Hoy estoy mal. ¿Puedes quedarte un rato al teléfono? No hace falta arreglar nada».',
            ],
          },
          {
            title: 'Pedir ayuda concreta',
            lines: ['«¿Me acompañas el jueves a la consulta? Solo me da miedo entrar».'],
          },
          {
            title: 'Cuando preguntan qué te pasa',
            lines: ['«Todavía no sé explicarlo. Me ayuda que preguntes».'],
          },
          {
            title: 'Decir que no',
            lines: ['«Gracias por contar conmigo. Esta vez no puedo».'],
          },
          {
            title: 'Parar una discusión',
            lines: ['«Quiero oírte y así no me sale. Seguimos a las ocho».'],
          },
          {
            title: 'Pedir perdón',
            lines: ['«Lo que dije te dolió. Lo siento. La próxima vez voy a avisar antes».'],
          },
          {
            title: 'En el trabajo',
            lines: [
              '«Estoy pasando una etapa difícil. ¿Podemos ver qué es lo urgente de esta semana?».',
            ],
          },
          {
            title: 'La mía',
            lines: [
              '________________________________',
              '________________________________',
              '________________________________',
            ],
          },
        ],
      },
    ],
  },
  'people-map': {
    notFor:
      'Si el mapa queda casi vacío y duele, no lo mires a solas. Hay lugares donde empezar de nuevo.',
    blocks: [
      {
        kind: 'circles',
        title: 'Escribe nombres en cada círculo. Vale quien ya no ves, un animal, un grupo',
        rings: ['yo', 'cuento con', 'me sienta bien', 'nos conocemos'],
      },
      { kind: 'lines', title: '¿A quién me gustaría acercar un círculo?', count: 1 },
      { kind: 'lines', title: '¿Con quién necesito un poco más de distancia?', count: 1 },
      { kind: 'lines', title: 'Un mensaje corto que podría mandar hoy', count: 2 },
    ],
  },
  boundaries: {
    notFor:
      'Si decir que no te pone en peligro, no lo hagas a solas. Habla antes con una línea sobre violencia.',
    blocks: [
      { kind: 'lines', title: '¿Qué situación se repite?', count: 2 },
      {
        kind: 'checks',
        title: '¿Qué noto cuando pasa?',
        columns: 2,
        items: [
          'Cansancio',
          'Rabia guardada',
          'Ganas de esconderme',
          'Culpa',
          'Nudo en el estómago',
          'Digo que sí y me pesa',
        ],
      },
      {
        kind: 'boxes',
        heightMm: 40,
        boxes: [
          { title: 'Puedo con', hint: 'Lo que doy sin que me cueste' },
          { title: 'Depende', hint: 'De la hora, del día, de cómo se pida' },
          { title: 'Hasta aquí', hint: 'Lo que ya no' },
        ],
      },
      {
        kind: 'list',
        title: 'Frases para poner el límite',
        items: [
          '«A partir de las nueve no contesto mensajes de trabajo».',
          '«Te escucho, y de ese tema prefiero no hablar».',
          '«Puedo prestarte la mitad. Más no puedo».',
        ],
      },
      { kind: 'lines', title: 'La mía, en una frase y sin disculpas', count: 2 },
      { kind: 'lines', title: 'Si insiste, entonces yo…', count: 2 },
    ],
  },
  'caring-for-carers': {
    notFor:
      'Si ya no puedes más o te asusta lo que podrías hacer, pide relevo hoy. Eso también es cuidar.',
    blocks: [
      {
        kind: 'lines',
        title: 'Todo lo que hago en una semana, lo que se ve y lo que no',
        count: 4,
      },
      {
        kind: 'table',
        title: 'Repartir: una tarea, una persona, un día',
        columns: ['Tarea', '¿Solo yo?', 'Quién más podría', 'Cuándo se lo pido'],
        rows: 4,
        rowMm: 13,
      },
      {
        kind: 'checks',
        title: '¿Cómo estoy?',
        columns: 2,
        items: [
          'Duermo mal',
          'Dejé de ver a gente',
          'Me duele el cuerpo',
          'Pierdo la paciencia',
          'Lloro con facilidad',
          'Ya no sé qué me gusta',
        ],
      },
      { kind: 'lines', title: 'Un descanso pequeño de cada día', count: 1 },
      { kind: 'lines', title: 'Un descanso grande, con fecha y con relevo', count: 2 },
      {
        kind: 'fields',
        fields: ['Mi consulta médica', 'Asociación de familiares', 'Para una urgencia'],
      },
    ],
  },
  'friend-in-danger': {
    notFor: 'Si el peligro es inmediato, llama a emergencias y quédate, si para ti es seguro.',
    blocks: [
      {
        kind: 'list',
        title: 'Qué hacer',
        numbered: true,
        items: [
          'Busca un lugar tranquilo y di lo que has notado: «Te veo sin fuerzas desde hace semanas».',
          'Pregunta claro: «¿Has pensado en quitarte la vida?». Preguntar no da la idea; abre la puerta.',
          'Escucha más de lo que hablas. No discutas si hay motivos ni prometas secreto.',
          'Pregunta si hay un plan y con qué. Ayuda a poner distancia con eso.',
          'Llamen juntos a una línea, a un centro de salud o a alguien de su confianza.',
          'Acuerda cuándo vuelven a hablar. Y cúmplelo.',
        ],
      },
      {
        kind: 'boxes',
        heightMm: 40,
        boxes: [
          {
            title: 'Ayuda decir',
            hint: '«Gracias por contármelo. Me importas. Vamos a buscar a alguien».',
          },
          { title: 'Mejor no', hint: '«Piensa en tu familia». «Otros están peor». «Anímate».' },
        ],
      },
      { kind: 'fields', fields: ['Línea de ayuda', 'Emergencias', 'Quién más lo sabe'] },
      { kind: 'lines', title: 'Lo que voy a decirle, con mis palabras', count: 3 },
      {
        kind: 'lines',
        title: 'Quién me cuida a mí después',
        hint: 'Acompañar cansa. Cuéntaselo a alguien, sin nombres si hace falta.',
        count: 2,
      },
    ],
  },
} as const satisfies Record<string, Sheet>;
