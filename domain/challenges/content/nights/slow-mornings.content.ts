import type { Pack } from '../../challenge.ts';

export const slowMornings: Pack = {
  id: 'slow-mornings',
  title: 'Mañanas con menos prisa',
  line: 'Cinco formas de que el día no empiece corriendo.',
  forWhom: 'Para mañanas que empiezan tarde, a gritos o con un nudo.',
  notFor:
    'Si tus mañanas las marcan un turno o alguien a quien cuidas, toma solo lo que quepa. El resto puede esperar.',
  words: 'despertar levantarse prisa rutina madrugar mañana estrés',
  acts: [
    {
      id: 'morning-ready',
      title: 'Deja algo listo por la noche',
      why: 'Lo que decides de noche es una cosa menos a primera hora.',
      smaller: 'Deja las llaves o la ropa a mano.',
      help: { kind: 'tool', id: 'sleep-plan' },
      care: 'order',
      effort: 1,
    },
    {
      id: 'morning-air',
      title: 'Respira largo antes de ponerte en pie',
      why: 'Soltar el aire despacio ayuda al cuerpo a bajar la guardia.',
      smaller: 'Un suspiro, con los pies en el suelo.',
      help: { kind: 'tool', id: 'breathing' },
      care: 'calm',
      effort: 1,
    },
    {
      id: 'morning-window',
      title: 'Abre la ventana antes que nada',
      why: 'La luz ayuda a despertar, y el aire cambia la habitación.',
      smaller: 'Sube un poco la persiana.',
      help: { kind: 'lesson', id: 'weight-and-clock' },
      care: 'body',
      effort: 1,
    },
    {
      id: 'morning-margin',
      title: 'Deja diez minutos de margen',
      why: 'Con margen, un imprevisto cabe sin volverse un susto.',
      smaller: 'Sal dos minutos antes.',
      help: { kind: 'lesson', id: 'hook-it-on' },
      care: 'order',
      effort: 2,
    },
    {
      id: 'morning-one-thing',
      title: 'Toma lo primero del día sin hacer nada más',
      why: 'Una cosa sola se nota más que tres a la vez.',
      smaller: 'Solo el primer sorbo.',
      help: { kind: 'tool', id: 'savouring' },
      care: 'joy',
      effort: 1,
    },
  ],
};
