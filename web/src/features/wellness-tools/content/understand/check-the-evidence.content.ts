import type { Tool } from '../../contract.ts';
import { SOURCES } from '../sources.content.ts';

export const checkTheEvidence: Tool = {
  version: 1,
  forWhom: 'Para un «¿y si…?» que crece, o una conclusión que llegó demasiado rápido.',
  notFor:
    'Si ya lo comprobaste muchas veces y la duda vuelve igual, comprobar más la alimenta. Prueba «Hojas en el río».',
  evidence:
    'Poner a prueba los pensamientos es una parte central de la terapia cognitiva. En cuatro estudios con 353 personas se asoció a mejores resultados.',
  sources: [SOURCES.ezawa2023],
  beforehand: 'Elige un solo pensamiento. Lo vas a mirar por los dos lados.',
  steps: [
    {
      kind: 'writing',
      id: 'claim',
      title: '¿Qué afirma tu cabeza?',
      hint: 'En una frase que pueda ser verdad o no.',
      starters: ['Seguro que ', 'Va a pasar que '],
    },
    {
      kind: 'picture',
      id: 'scale',
      picture: 'scale',
      title: 'Dos platillos',
      lines: [
        'Solo pesan los hechos: lo que alguien de fuera también vería.',
        'Una sensación fuerte no es una prueba. Tampoco pesa en contra.',
      ],
    },
    {
      kind: 'writing',
      id: 'for',
      title: '¿Qué hechos lo apoyan?',
      hint: 'Ponlos de verdad. Si no los miras, insisten.',
      recalls: ['claim'],
    },
    {
      kind: 'writing',
      id: 'against',
      title: '¿Qué hechos dicen otra cosa?',
      hint: '¿Qué pasó otras veces? ¿Qué no sabes todavía?',
      recalls: ['claim'],
    },
    {
      kind: 'list',
      id: 'verdict',
      title: '¿Hacia dónde se inclina?',
      items: ['Es probable', 'Puede ser, no lo sé', 'Es poco probable', 'Faltan datos'],
      most: 1,
    },
    {
      kind: 'writing',
      id: 'next',
      title: 'Entonces, ¿qué haces?',
      hint: 'Un paso si es probable. Una espera con fecha si faltan datos. Nada, si no toca.',
      recalls: ['verdict'],
    },
  ],
  closing: 'Puede que la duda siga. Ahora sabes cuánto pesa.',
};
