import type { Tool } from '../../contract.ts';
import { SOURCES } from '../sources.content.ts';

export const problemSolving: Tool = {
  version: 1,
  forWhom: 'Para un problema real y concreto que se te hizo montaña.',
  notFor:
    'Para pérdidas o cosas que no dependen de ti hace falta otra cosa: prueba «Lluvia» o «Pausa de amabilidad».',
  evidence:
    'En 30 ensayos con 3530 personas con depresión, aprender a resolver problemas paso a paso ayudó. En los estudios mejor hechos, el efecto fue pequeño.',
  sources: [SOURCES.cuijpers2018],
  beforehand: 'Elige un problema que quepa en una semana.',
  steps: [
    {
      kind: 'writing',
      id: 'problem',
      title: '¿Cuál es el problema, en una frase?',
      hint: 'Qué pasa, con quién, desde cuándo. Sin culpas.',
      starters: ['Necesito ', 'No consigo '],
    },
    {
      kind: 'writing',
      id: 'goal',
      title: '¿Cómo notarías que va mejor?',
      hint: 'Algo que se pueda ver. No hace falta que se arregle todo.',
      recalls: ['problem'],
    },
    {
      kind: 'text',
      id: 'rain-of-ideas',
      picture: 'step',
      title: 'Ideas sin juzgar',
      lines: [
        'Ahora van todas: las buenas, las raras y las imposibles.',
        'Juzgar viene después. Si te atascas, piensa qué haría otra persona.',
      ],
    },
    {
      kind: 'writing',
      id: 'options',
      title: 'Escribe todas las salidas que se te ocurran',
      hint: 'Una por línea. Intenta llegar a cinco.',
      recalls: ['goal'],
    },
    {
      kind: 'writing',
      id: 'choice',
      title: '¿Cuál pruebas primero?',
      hint: 'La que cueste poco y dé algo, aunque no sea perfecta.',
      recalls: ['options'],
    },
    {
      kind: 'writing',
      id: 'first-step',
      title: '¿Cuál es el primer paso, y cuándo?',
      hint: 'De menos de quince minutos, con día y hora.',
      starters: ['Mañana a las … voy a ', 'Hoy, después de …, voy a '],
      recalls: ['choice'],
    },
    {
      kind: 'writing',
      id: 'obstacle',
      title: '¿Qué lo podría frenar?',
      hint: 'Y qué harás entonces: «Si pasa …, hago …».',
      starters: ['Si … , entonces '],
    },
  ],
  closing: 'Ya no es una montaña: es un paso con hora. Si no sale, probamos la siguiente idea.',
};
