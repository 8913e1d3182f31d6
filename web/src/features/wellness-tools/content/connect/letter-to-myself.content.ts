import type { Tool } from '../../contract.ts';
import { SOURCES } from '../sources.content.ts';

export const letterToMyself: Tool = {
  version: 1,
  forWhom: 'Para algo de ti que te cuesta perdonar, o una época que pesa.',
  notFor:
    'Si al escribir te hundes, para aquí y pasa a algo con el cuerpo. Con lo más duro conviene hacerlo en compañía de alguien profesional.',
  evidence:
    'En un estudio por internet, escribir cada día una carta amable durante una semana bajó la depresión hasta tres meses después. Una sola carta se ha estudiado menos.',
  sources: [SOURCES.shapira2010],
  beforehand: 'Diez minutos sin prisa. Nadie la corrige.',
  steps: [
    {
      kind: 'writing',
      id: 'what-hurts',
      title: '¿Qué te cuesta aceptar de ti o de estos días?',
      hint: 'Unas líneas. Con hechos, no con insultos.',
    },
    {
      kind: 'timer',
      id: 'friend',
      title: 'Quien escribe',
      picture: 'letter',
      lines: [
        { say: 'Imagina a alguien que te conoce bien y te quiere.', pause: 6, room: 2 },
        { say: 'Puede ser real o inventado. Sabe lo que pasó.', pause: 6, room: 2 },
        { say: 'Mira con sus ojos. ¿Qué ve, además del error?', pause: 8, room: 3 },
        { say: '¿Qué sabe de lo que te costó llegar hasta aquí?', pause: 8, room: 3 },
        { say: 'Esa persona toma la pluma.', pause: 4, room: 1 },
      ],
    },
    {
      kind: 'writing',
      id: 'letter',
      title: 'La carta',
      hint: 'De tú a tú. Que entienda, que no te mienta y que desee algo bueno para ti.',
      starters: ['Sé que estos días ', 'Entiendo por qué ', 'Lo que yo veo en ti es '],
      recalls: ['what-hurts'],
      stays: true,
    },
    {
      kind: 'timer',
      id: 'read',
      title: 'Recíbela',
      picture: 'letter',
      lines: [
        { say: 'Vuelve a leerla despacio, como si acabara de llegar.', pause: 25, room: 4 },
        { say: 'Si una frase te alcanza, quédate en ella.', pause: 10, room: 3 },
        { say: 'Suelta el aire.', pause: 5, room: 1 },
      ],
    },
  ],
  closing: 'La carta te espera aquí. Léela otra vez un día malo.',
};
