import type { Tool } from '../../contract.ts';
import { SOURCES } from '../sources.content.ts';

export const oppositeAction: Tool = {
  version: 1,
  forWhom: 'Para cuando una emoción empuja a algo que empeora las cosas: encerrarte, gritar, huir.',
  notFor:
    'Si el miedo o la rabia avisan de un peligro real, hazles caso: aléjate y busca ayuda. Esto es solo para alarmas que ya no sirven.',
  evidence:
    'En un experimento con 16 personas, actuar al revés del impulso bajó la tristeza y la culpa, pero no la ansiedad ni la rabia. Es poco todavía.',
  sources: [SOURCES.sauerZavala2019],
  beforehand: 'No es fingir. Es probar otro camino con el cuerpo y ver qué pasa.',
  steps: [
    {
      kind: 'list',
      id: 'emotion',
      title: '¿Qué emoción te empuja?',
      items: ['Tristeza', 'Miedo', 'Rabia', 'Vergüenza', 'Culpa', 'Desgana'],
      most: 1,
    },
    {
      kind: 'writing',
      id: 'urge',
      title: '¿A qué te empuja?',
      hint: 'Cancelar, contestar mal, quedarte en la cama, mirar el teléfono.',
      recalls: ['emotion'],
    },
    {
      kind: 'list',
      id: 'fits',
      title: 'Si lo haces, ¿cómo estarás mañana?',
      hint: 'Si te protege de algo real, sigue el impulso y cierra aquí.',
      items: ['Peor', 'Igual', 'Mejor', 'Me protege de algo real'],
      most: 1,
    },
    {
      kind: 'text',
      id: 'opposites',
      picture: 'turn',
      title: 'Lo contrario',
      lines: [
        'La tristeza esconde: sal donde haya luz o gente.',
        'El miedo huye: acércate un paso, y luego otro.',
        'La rabia embiste: baja la voz, aparta la mirada, date un rato.',
        'La vergüenza agacha: levanta la cabeza y cuéntaselo a alguien bueno.',
      ],
    },
    {
      kind: 'writing',
      id: 'opposite',
      title: '¿Cuál es tu acción opuesta?',
      hint: 'Concreta, con el cuerpo y por entero, durante cinco minutos.',
      starters: ['Voy a ', 'Voy a acercarme a ', 'Voy a esperar diez minutos antes de '],
      recalls: ['urge'],
    },
    {
      kind: 'timer',
      id: 'posture',
      title: 'Empieza por la postura',
      picture: 'turn',
      lines: [
        { say: 'Afloja las manos. Sube un poco la cabeza.', pause: 6, room: 1 },
        { say: 'Suelta el aire, largo.', pause: 6, room: 2 },
        { say: 'Pon la cara como si ya lo hubieras hecho.', pause: 6, room: 2 },
        { say: 'Ahora ve.', pause: 3 },
      ],
    },
  ],
  closing: 'Hazlo entero, aunque el impulso proteste. Luego mira cómo quedó todo.',
};
