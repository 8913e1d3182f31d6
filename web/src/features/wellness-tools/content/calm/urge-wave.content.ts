import type { Tool } from '../../contract.ts';
import { SOURCES } from '../sources.content.ts';

export const urgeWave: Tool = {
  version: 1,
  forWhom:
    'Para ganas fuertes de algo que luego pesa: fumar, beber, comer sin hambre, comprar, mandar ese mensaje.',
  notFor:
    'Si el impulso es hacerte daño o hacérselo a alguien, no lo surfees a solas: toca «Ayuda ahora». Dejar de golpe el alcohol o una medicina se habla antes con quien te atiende.',
  evidence:
    'En un estudio con 123 personas que fumaban, esta forma de mirar las ganas no las quitó, pero en la semana siguiente fumaron menos.',
  sources: [SOURCES.bowen2009],
  beforehand: 'Aléjate un paso de lo que te llama, si puedes. Los ojos, como prefieras.',
  steps: [
    {
      kind: 'picture',
      id: 'shape',
      picture: 'wave',
      title: 'Las ganas tienen forma de ola',
      lines: [
        'Suben, llegan a lo alto y bajan, aunque no hagas nada.',
        'No hay que pararla. Solo ir encima hasta que rompa.',
      ],
    },
    {
      kind: 'slider',
      id: 'strength-before',
      title: '¿Con cuánta fuerza tira ahora?',
      low: 'apenas',
      high: 'lo más que cabe',
    },
    {
      kind: 'timer',
      id: 'ride',
      picture: 'wave',
      lines: [
        { say: 'Busca dónde están las ganas en el cuerpo.', pause: 5, room: 2 },
        { say: '¿En la boca, el pecho, las manos? Señala el sitio.', pause: 5, room: 2 },
        { say: '¿Aprieta, pica, tira? Ponle una palabra.', pause: 6, room: 2 },
        { say: 'Quédate mirando justo ahí, con curiosidad.', pause: 8, room: 3 },
        { say: 'Respira encima, como quien flota.', pause: 8, room: 3 },
        { say: 'Puede que suba más. Las olas suben antes de bajar.', pause: 8, room: 3 },
        { say: 'Si la cabeza negocia, dile: te oigo, y sigo aquí.', pause: 7, room: 3, from: 6 },
        {
          say: 'Mira si el sitio cambió: más grande, más pequeño, más tibio.',
          pause: 7,
          room: 3,
          from: 6,
        },
        { say: 'No le debes nada a esta ola.', pause: 6, room: 3, from: 6 },
        { say: 'Otra puede venir detrás. También pasa.', pause: 7, room: 3, from: 10 },
        { say: 'Suelta los hombros, la mandíbula, las manos.', pause: 6, room: 2 },
        { say: 'Nota el agua un poco más baja.', pause: 6, room: 3 },
      ],
    },
    {
      kind: 'slider',
      id: 'strength-after',
      title: '¿Y ahora?',
      low: 'apenas',
      high: 'lo más que cabe',
      before: 'strength-before',
    },
    {
      kind: 'list',
      id: 'next',
      title: '¿Qué haces los próximos diez minutos?',
      hint: 'Algo que ocupe las manos o los pies.',
      items: [
        'Beber agua',
        'Salir a caminar',
        'Ducharme',
        'Llamar a alguien',
        'Recoger una cosa',
        'Otra ola',
      ],
      most: 2,
    },
  ],
  closing:
    'Si vuelve, ya sabes cómo se monta. Cada ola que pasa cuenta, también las que te tumbaron.',
};
