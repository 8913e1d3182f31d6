import type { Intro, LevelInfo, Reflection } from '../contract.ts';

export const intro: Intro = {
  trains:
    'Adivinar menos y acompañar más: imaginar qué siente alguien, ver si era así y elegir qué contestar.',
  evidence:
    'Un entrenamiento de unas diez horas ayudó a 45 personas a acertar más. En lo digital, los efectos que se han visto son pequeños. Aquí jugamos un rato, no diez horas.',
  steps: [
    'Lee lo que te dicen y pon en el mapa qué siente: cuánto agrada, cuánta fuerza tiene y una palabra.',
    'Mira lo que esa persona cuenta de sí misma.',
    'Elige una respuesta. La charla sigue según lo que contestes.',
  ],
};

export const levels: readonly [LevelInfo, ...LevelInfo[]] = [
  { level: 1, title: 'A la vista', detail: 'Se nota lo que sienten.' },
  { level: 2, title: 'Con máscara', detail: 'Dicen una cosa y sienten otra.' },
  { level: 3, title: 'Dos a la vez', detail: 'Alegría y pena en la misma frase.' },
  { level: 4, title: 'Otras vidas', detail: 'Hay edad o cultura de por medio.' },
  { level: 5, title: 'Contigo', detail: 'Quien necesita un amigo eres tú.' },
];

export const reflection: Reflection = {
  question: 'Una frase para alguien de verdad, o para ti',
  hint: 'Algo que diga «veo lo que te pasa», sin arreglarlo.',
  starters: [
    'Con todo lo que llevas encima, cómo no vas a estar así.',
    'No sé qué decirte, pero aquí estoy.',
    '¿Cómo estás tú con todo esto?',
  ],
};
