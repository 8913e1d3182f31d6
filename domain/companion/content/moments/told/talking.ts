import type { Moment } from '../moment.ts';

/** The talk itself: wanting one, and in which words. */
export const TOLD_OF_TALKING: readonly Moment[] = [
  {
    id: 'just-to-talk',
    about: 'loneliness',
    leads: true,
    cues: [
      '(solo|nomas|nada mas|tan solo) (queria|quiero|quisiera|necesito|necesitaba|vine a|vengo a) (hablar|platicar|conversar|charlar) ..3',
      '(queria|quiero|quisiera|necesito|necesitaba|ganas de) (hablar|platicar|conversar|charlar) (con alguien|un rato|contigo|con vos|con usted) ..2',
      '(no tenia|no tengo|no hay) con quien (hablar|platicar|conversar|charlar) ..2',
    ],
    say: [
      'Para eso está este rato, sin tema obligado.',
      'Hablar por hablar también descansa.',
      'No hace falta que pase algo para contar algo.',
      'Qué bien buscar un poco de charla.',
      'Se puede empezar por lo más pequeño del día.',
      'Con eso basta: un rato de palabras.',
      'Aquí cabe una charla sin motivo.',
      'A veces solo falta que alguien lea.',
    ],
    ask: [
      '¿Cómo fue el día, contado por encima?',
      '¿Qué es lo último que {viste} o {comiste} que valga la pena contar?',
      '¿Con quién se habla en un día normal?',
      '¿Qué anda dando vueltas por la cabeza?',
    ],
  },
  {
    id: 'my-spanish',
    about: 'migration',
    cues: [
      '(mi español|mi castellano|el español) ..2 (no es|malo|mocho|oxidad*|perfecto|no muy bueno|me falla|se me olvida|me cuesta) ..2',
      '(no hablo|hablo|escribo) ..2 (bien|mal|poco|mocho) ..1 (español|castellano) ..2',
      '(perdon|disculpa|sorry) ..2 (mi español|mi castellano|mi spanish) ..2',
    ],
    say: [
      'Se entiende de sobra.',
      'Mezclar idiomas aquí está bien.',
      'Con las palabras que haya alcanza.',
      'Nadie corrige aquí.',
      'El español de casa también es español.',
      'Hay cosas que solo salen en uno de los dos idiomas.',
      'Se lee bien, y lo que falte se adivina.',
      'Lo que importa llega entero.',
    ],
    ask: [
      '¿En qué idioma salen primero las cosas que duelen?',
      '¿Con quién se habla español en casa?',
      '¿Qué {te} trae por aquí?',
      '¿Cómo {llegas} hoy?',
    ],
  },
];
