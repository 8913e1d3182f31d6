import type { Tool } from '../../contract.ts';
import { SOURCES } from '../sources.content.ts';

export const lovingKindness: Tool = {
  version: 1,
  forWhom:
    'Para la soledad, el rencor que cansa, o cuando quieres sentir a otras personas más cerca.',
  notFor:
    'No incluyas a quien te hizo daño. A algunas personas al principio les remueve: si te pasa, quédate con la primera parte.',
  evidence:
    'En 22 ensayos, meditaciones así bajaron la depresión y subieron la compasión frente a no hacer nada. Los estudios eran pequeños.',
  sources: [SOURCES.galante2014],
  beforehand: 'No tienes que sentir nada especial. Las frases hacen su parte.',
  steps: [
    {
      kind: 'timer',
      id: 'wishes',
      picture: 'lanterns',
      lines: [
        { say: 'Nota el aire en el pecho, o donde lo notes mejor.', pause: 6, room: 2 },
        {
          say: 'Piensa en un ser con quien todo es fácil. Puede ser un animal.',
          pause: 7,
          room: 3,
        },
        { say: 'Imagínalo cerca. Dile por dentro: que estés bien.', pause: 7, room: 3 },
        { say: 'Que tengas calma.', pause: 6, room: 3 },
        { say: 'Que no te falte cariño.', pause: 7, room: 3 },
        { say: 'Ahora vuelve a ti, como quien se mira desde lejos.', pause: 6, room: 2 },
        { say: 'Que esté bien.', pause: 6, room: 3 },
        { say: 'Que tenga calma.', pause: 6, room: 3 },
        { say: 'Que me trate con cariño.', pause: 7, room: 4 },
        { say: 'Si suena raro, déjalo sonar raro.', pause: 5, room: 2 },
        { say: 'Ahora alguien que viste hoy y apenas conoces.', pause: 6, room: 3, from: 7 },
        { say: 'También quiere estar bien, como tú. Que estés bien.', pause: 7, room: 3, from: 7 },
        { say: 'Ahora toda la gente que esta noche no puede dormir.', pause: 7, room: 3, from: 7 },
        { say: 'Que encuentren descanso.', pause: 7, room: 3, from: 7 },
        {
          say: 'Y más lejos: quienes cruzan la calle, quienes cuidan, quienes esperan.',
          pause: 8,
          room: 4,
          from: 10,
        },
        { say: 'Que estén bien. Que estemos bien.', pause: 8, room: 4 },
        { say: 'Vuelve al aire. Nota si algo se movió.', pause: 5, room: 2 },
      ],
    },
    {
      kind: 'text',
      id: 'bridge',
      title: 'Un puente',
      lines: [
        'Si pensaste en alguien, puedes mandarle dos palabras: «Pensé en ti».',
        'No hace falta que conteste.',
      ],
    },
  ],
  closing: 'Desear bien no arregla todo. Acerca un poco las orillas.',
};
