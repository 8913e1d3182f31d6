import type { Sheet } from '../sheet.ts';

/** For a moment that is hard right now. */
export const SHEETS = {
  'safety-plan': {
    notFor:
      'Si el peligro es ahora, deja la hoja y llama a emergencias o a alguien que pueda venir. Escríbela en un rato de más calma.',
    blocks: [
      {
        kind: 'lines',
        title: '1. Señales de que se acerca',
        hint: 'Pensamientos, imágenes, un lugar, una hora del día.',
        count: 2,
      },
      {
        kind: 'lines',
        title: '2. Lo que puedo hacer sin nadie',
        hint: 'Una ducha, caminar hasta la plaza, una canción.',
        count: 2,
      },
      {
        kind: 'lines',
        title: '3. Personas y lugares que me distraen',
        count: 2,
      },
      {
        kind: 'table',
        title: '4. Personas a las que puedo pedir ayuda',
        columns: ['Nombre', 'Teléfono', 'Qué le digo'],
        rows: 3,
        rowMm: 10,
      },
      {
        kind: 'fields',
        fields: ['5. Profesional o centro', 'Línea de ayuda', 'Emergencias'],
      },
      {
        kind: 'lines',
        title: '6. Cómo pongo distancia con lo que puede dañarme',
        hint: 'Quién lo guarda, dónde no está, qué puerta cierro.',
        count: 2,
      },
      {
        kind: 'lines',
        title: 'Lo que quiero seguir viendo',
        hint: 'Una persona, un animal, un plan pequeño. Basta con una razón.',
        count: 2,
      },
    ],
  },
  'panic-card': {
    notFor:
      'Si es la primera vez, o duele el pecho, falta el aire al descansar o hay un desmayo, pide atención médica.',
    blocks: [
      {
        kind: 'text',
        text: 'Recorta las tarjetas. Una va en la cartera; otra, en la mesa de noche; otra es para quien te acompaña.',
      },
      {
        kind: 'cards',
        heightMm: 62,
        cards: [
          {
            title: 'Esto es una ola de miedo',
            lines: [
              'Ya la he pasado antes. Sube, llega arriba y baja.',
              '1. Pies en el suelo. Noto el peso.',
              '2. Suelto el aire despacio, más largo de lo que entra.',
              '3. Digo tres cosas que veo.',
              '4. Me quedo donde estoy, si el lugar es seguro.',
            ],
          },
          {
            title: 'Lo que siento tiene nombre',
            lines: [
              'Corazón rápido: el cuerpo se prepara para correr.',
              'Mareo: respiro más de lo que necesito.',
              'Manos raras: la sangre va a los músculos.',
              'Es muy desagradable. Y se acaba.',
            ],
          },
          {
            title: 'Si me ves así',
            lines: [
              'Quédate a mi lado y habla bajo.',
              'Pregunta: «¿Quieres que te toque el hombro?».',
              'Respira lento, sin darme órdenes.',
              'Lo que me ayuda: ____________________',
              'A quién llamar: ____________________',
            ],
          },
          {
            title: 'Después',
            lines: [
              'Agua. Algo de abrigo. Nada de prisa.',
              'Anoto la hora y cuánto duró: ____________',
              'Vuelvo a lo que hacía, aunque sea un rato corto.',
              'Si se repite, lo cuento en una consulta.',
            ],
          },
        ],
      },
      {
        kind: 'lines',
        title: 'La frase que a mí me sirve',
        count: 2,
      },
    ],
  },
  'breathing-card': {
    notFor:
      'Si contar te agobia, olvida los números y solo alarga el soplo. Si hay mareo, vuelve a tu aire normal.',
    blocks: [
      {
        kind: 'breath',
        title: 'Sigue la línea con un dedo',
        rising: 'entra por la nariz: 1, 2, 3, 4',
        falling: 'sale por la boca: 1, 2, 3, 4, 5, 6',
      },
      {
        kind: 'list',
        title: 'Cómo se hace',
        numbered: true,
        items: [
          'Siéntate con la espalda apoyada, o recuéstate de lado.',
          'Pon una mano sobre el vientre. Deja que la mano suba al entrar el aire.',
          'Al soltar, afloja la mandíbula y los hombros.',
          'Diez vueltas son casi dos minutos. Con tres ya se nota algo.',
        ],
      },
      {
        kind: 'cards',
        heightMm: 44,
        cards: [
          {
            title: 'Cuatro y seis',
            lines: [
              'Entra en 4. Sale en 6.',
              'Diez veces, a tu paso.',
              'La salida es la parte que calma.',
            ],
          },
          {
            title: 'Doble suspiro',
            lines: [
              'Entra por la nariz.',
              'Un sorbo más de aire.',
              'Suelta largo por la boca. Tres veces.',
            ],
          },
        ],
      },
      {
        kind: 'table',
        title: 'Pruébalo unos días',
        columns: ['Día y hora', 'Antes, de 0 a 10', 'Después, de 0 a 10', 'Dónde estaba'],
        rows: 4,
        rowMm: 9,
      },
    ],
  },
  'urge-wave-log': {
    notFor:
      'Si las ganas son de hacerte daño y crecen, busca compañía ya. Esta hoja acompaña, no vigila.',
    blocks: [
      {
        kind: 'wave',
        title: 'Dibuja tu ola: marca cada cinco minutos cuánta fuerza tiene',
        high: '10, lo más fuerte',
        low: '0, nada',
        time: 'cada raya, 5 minutos',
      },
      {
        kind: 'lines',
        title: '¿Qué la empezó?',
        hint: 'Hora, lugar, con quién, qué se cruzó por la cabeza.',
        count: 2,
      },
      {
        kind: 'checks',
        title: 'Mientras pasa',
        columns: 2,
        items: [
          'Salgo de ese cuarto',
          'Agua fría en las manos',
          'Llamo o escribo a alguien',
          'Camino diez minutos',
          'Pongo música y ordeno algo',
          'Noto dónde está en el cuerpo',
        ],
      },
      {
        kind: 'table',
        title: 'Las olas de esta semana',
        columns: ['Día y hora', 'Ganas de', 'Lo más alto', 'Cuánto duró', 'Qué ayudó'],
        rows: 5,
        rowMm: 11,
      },
    ],
  },
  'anger-thermometer': {
    notFor:
      'Si alguien corre peligro, o tú lo corres en casa, lo primero es la distancia y llamar a quien pueda ayudar.',
    blocks: [
      {
        kind: 'thermometer',
        title: '¿Cómo se ve en mí cada grado?',
        levels: [
          { name: '9 y 10: estallido', hint: 'Grito, golpeo la mesa, digo lo que no quería' },
          { name: '7 y 8: hervor', hint: 'Voz alta, calor en la cara, solo veo mi lado' },
          { name: '5 y 6: enojo', hint: 'Mandíbula dura, respuestas cortas' },
          { name: '3 y 4: molestia', hint: 'Suspiro, muevo el pie, repito la frase' },
          { name: '1 y 2: roce', hint: 'Algo me incomoda y lo dejo pasar' },
        ],
      },
      {
        kind: 'lines',
        title: 'Mi señal para parar, y lo que digo al irme un momento',
        hint: 'Por ejemplo: «Necesito diez minutos. Vuelvo y seguimos».',
        count: 2,
      },
      {
        kind: 'boxes',
        heightMm: 36,
        boxes: [
          { title: 'Lo que me enfría', hint: 'Caminar, agua, silencio' },
          { title: 'Lo que me calienta más', hint: 'Seguir por mensaje, beber, repasar la escena' },
          { title: 'Lo que pido cuando ya bajó', hint: 'Una frase clara y corta' },
        ],
      },
    ],
  },
} as const satisfies Record<string, Sheet>;
