import type { Tool } from '../../contract.ts';
import { SOURCES } from '../sources.content.ts';

export const sleepPlan: Tool = {
  version: 1,
  forWhom: 'Para cuando la lista de mañana no te deja dormir.',
  notFor:
    'Si llevas tres meses durmiendo mal tres o más noches por semana, o te duermes al conducir, consúltalo: hay un método que funciona y se llama terapia cognitiva para el insomnio.',
  evidence:
    'En un estudio con 57 personas jóvenes, escribir cinco minutos la lista de pendientes, con detalle, hizo que se durmieran antes. Los consejos sueltos de sueño tienen menos apoyo.',
  sources: [SOURCES.scullin2018, SOURCES.irish2015],
  beforehand: 'Mejor una hora antes de acostarte, con poca luz.',
  steps: [
    {
      kind: 'writing',
      id: 'tomorrow',
      title: 'Mañana y estos días: ¿qué tienes pendiente?',
      hint: 'Cuanto más concreto, mejor: «llamar al dentista a las 10», no «salud».',
    },
    {
      kind: 'list',
      id: 'first',
      title: '¿Y lo primero de la mañana?',
      hint: 'Algo pequeño y seguro.',
      items: [
        'Luz de la ventana',
        'Un vaso de agua',
        'Desayunar sin pantalla',
        'Salir cinco minutos',
        'Ducha',
      ],
      most: 2,
    },
    {
      kind: 'picture',
      id: 'night',
      picture: 'moon',
      title: 'Esta noche',
      lines: [
        'Acuéstate cuando llegue el sueño, no cuando toque.',
        'Si pasan unos veinte minutos y no llega, levántate: luz baja, algo tranquilo, y vuelves.',
        'Levántate a la misma hora, aunque haya sido mala noche.',
      ],
    },
    {
      kind: 'list',
      id: 'set',
      title: '¿Qué preparas ahora?',
      items: [
        'El teléfono fuera de la cama',
        'Bajar la luz',
        'El cuarto más fresco',
        'La ropa de mañana',
        'Algo suave para leer',
        'Nada, solo acostarme',
      ],
      most: 3,
    },
    {
      kind: 'timer',
      id: 'let-go',
      title: 'Suelta la lista',
      picture: 'moon',
      lines: [
        { say: 'La lista está escrita. Ya no hace falta sujetarla.', pause: 6, room: 1 },
        { say: 'Suelta la mandíbula y las manos.', pause: 7, room: 2 },
        { say: 'Deja que el aire salga más largo que entra.', pause: 9, room: 3 },
        { say: 'Mañana empieza mañana.', pause: 6, room: 2 },
      ],
    },
  ],
  closing: 'Deja el teléfono lejos. Dormir llega mejor cuando no se le persigue.',
  goOn: { to: '/ambient', label: 'Dejar un sonido para dormir' },
};
