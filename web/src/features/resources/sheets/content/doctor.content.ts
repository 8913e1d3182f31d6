import type { Sheet } from '../sheet.ts';

/** For a visit to somebody who knows. */
export const SHEETS = {
  'medicine-questions': {
    notFor:
      'No cambies ni dejes un medicamento por esta hoja. Si hay reacción fuerte, pide atención ya.',
    blocks: [
      { kind: 'fields', fields: ['Medicamento', 'Dosis', 'Desde cuándo'] },
      {
        kind: 'checks',
        title: 'Preguntas. Marca las que quieras hacer',
        items: [
          '¿Para qué es, y cuándo se empieza a notar?',
          '¿Cómo y a qué hora se toma? ¿Qué hago si me salto una?',
          '¿Qué efectos son frecuentes, y cuáles piden llamar enseguida?',
          '¿Se lleva bien con lo que ya tomo, con el alcohol, con conducir?',
          '¿Y si hay embarazo, lactancia o planes de ello?',
          '¿Cuánto tiempo se suele tomar, y cómo se deja con cuidado?',
          '¿Qué otras opciones hay, además o en su lugar?',
        ],
      },
      { kind: 'lines', title: 'Mis preguntas', count: 2 },
      { kind: 'lines', title: 'Lo que me respondieron', count: 3 },
      {
        kind: 'table',
        title: 'Las primeras semanas',
        columns: ['Fecha', 'Qué noté', 'Sueño', 'Ánimo, de 0 a 10'],
        rows: 5,
        rowMm: 11,
      },
    ],
  },
  appointment: {
    notFor:
      'Si no puedes esperar a la cita porque hay peligro, ve a urgencias o llama a una línea.',
    blocks: [
      { kind: 'fields', fields: ['Cita con', 'Día y hora', 'Me acompaña'] },
      {
        kind: 'lines',
        title: 'Lo que más me preocupa, en una frase',
        hint: 'Empieza por aquí al entrar.',
        count: 2,
      },
      {
        kind: 'table',
        title: 'Cómo ha sido',
        columns: ['', 'Desde cuándo', 'Cuántos días por semana', 'Qué me impide'],
        rows: ['Ánimo', 'Sueño', 'Comida', 'Energía', 'Concentración'],
        rowMm: 10,
      },
      {
        kind: 'lines',
        title: 'Lo que ya tomo o he probado',
        hint: 'Medicinas, hierbas, alcohol y otras sustancias. También lo que ayudó.',
        count: 2,
      },
      {
        kind: 'lines',
        title: 'Lo que me cuesta decir',
        hint: 'Puedes dar a leer esta línea.',
        count: 2,
      },
      { kind: 'lines', title: 'Lo que quiero pedir', count: 1 },
      {
        kind: 'lines',
        title: 'Antes de salir: qué sigue, cuándo, y a quién llamo si empeora',
        count: 2,
      },
    ],
  },
  'early-signs': {
    notFor:
      'Si ya estás en lo más bajo de la lista, no sigas rellenando: enséñasela a alguien hoy.',
    blocks: [
      {
        kind: 'text',
        text: 'Hazla en una buena temporada, mejor con alguien que te conozca. Luego, una copia para cada quien.',
      },
      {
        kind: 'table',
        columns: ['', 'Cómo se nota', 'Qué hago yo', 'Qué hacen otras personas'],
        rows: ['Estoy bien', 'Empieza a torcerse', 'Voy mal', 'Es una crisis'],
        rowMm: 30,
      },
      { kind: 'fields', fields: ['Persona de confianza', 'Consulta', 'Emergencias'] },
      { kind: 'lines', title: 'Lo que sé que ayuda, y lo que empeora', count: 3 },
    ],
  },
} as const satisfies Record<string, Sheet>;
