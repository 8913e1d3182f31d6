import type { Tool } from '../../contract.ts';
import { SOURCES } from '../sources.content.ts';

export const rain: Tool = {
  version: 1,
  forWhom: 'Para una emoción que duele y que no se va por mucho que la empujes.',
  notFor:
    'Si lo que llega te desborda o te lleva a un trauma, para y vuelve a lo que ves. Con esas cosas conviene compañía profesional.',
  evidence:
    'Poner nombre a lo que se siente suele bajarlo un poco: hay bastantes experimentos. Los cuatro pasos juntos se han estudiado poco.',
  sources: [SOURCES.torre2018, SOURCES.goyal2014],
  beforehand: 'Un lugar donde nadie te interrumpa. Los ojos, como prefieras.',
  steps: [
    {
      kind: 'timer',
      id: 'recognise',
      title: '1 · Reconocer',
      picture: 'rain',
      lines: [
        { say: 'Párate un momento. Algo duele, y lo notas.', pause: 5, room: 2 },
        { say: '¿Qué hay aquí ahora? Tristeza, miedo, rabia, vergüenza…', pause: 7, room: 3 },
        { say: 'Dilo por dentro: «esto es» y su nombre.', pause: 7, room: 3 },
      ],
    },
    {
      kind: 'list',
      id: 'name',
      title: '¿Cómo se llama?',
      items: [
        'Tristeza',
        'Miedo',
        'Rabia',
        'Vergüenza',
        'Culpa',
        'Soledad',
        'Cansancio',
        'No lo sé',
      ],
      most: 3,
    },
    {
      kind: 'timer',
      id: 'allow',
      title: '2 · Dejar estar',
      picture: 'rain',
      lines: [
        { say: 'No tiene que gustarte. Solo deja que esté.', pause: 6, room: 3 },
        { say: 'Como la lluvia: no la paras, la dejas caer.', pause: 7, room: 3 },
        { say: 'Suelta un poco los hombros alrededor de eso.', pause: 7, room: 3 },
      ],
    },
    {
      kind: 'timer',
      id: 'investigate',
      title: '3 · Investigar',
      picture: 'rain',
      lines: [
        { say: '¿Dónde lo notas en el cuerpo?', pause: 6, room: 3 },
        { say: '¿Es duro, caliente, hueco, pesado?', pause: 6, room: 3 },
        { say: '¿Qué se está contando esa parte de ti?', pause: 7, room: 3, from: 7 },
        { say: '¿Qué necesitaría oír?', pause: 7, room: 3 },
      ],
    },
    {
      kind: 'timer',
      id: 'nurture',
      title: '4 · Cuidar',
      picture: 'mirror',
      lines: [
        { say: 'Pon una mano donde duele, o en el brazo.', pause: 6, room: 3 },
        { say: 'Dile algo sencillo: aquí estoy, no pasa nada por sentir esto.', pause: 7, room: 4 },
        { say: 'Quédate con esa mano un rato.', pause: 8, room: 4 },
        { say: 'Eres más grande que esta lluvia.', pause: 5, room: 2 },
      ],
    },
    {
      kind: 'writing',
      id: 'needs',
      from: 7,
      title: '¿Qué necesita esa parte de ti?',
      hint: 'Una frase. Puede ser descanso, una disculpa, compañía, tiempo.',
      recalls: ['name'],
    },
  ],
  closing: 'No se fue todo, y no hacía falta. Lo miraste de frente y te quedaste.',
};
