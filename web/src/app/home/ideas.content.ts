import type { IconName } from '#web/ui/icon/icon.tsx';
import type { Way } from '#web/features/home/member/ways.tsx';

/** Title and address are those of the registry of what exists, which home does not fetch: a test compares them. */
export interface Idea extends Way {
  /** Id in the registry. */
  id: string;
  icon: IconName;
}

/** A few ideas by how the water is, each with its reason. One a day, in turn. */
export const IDEAS = {
  night: [
    {
      id: 'flow:night',
      address: '/chat?flow=night',
      icon: 'moon',
      title: 'La noche',
      body: 'Porque es tarde. Poca luz y pocas palabras, por si no llega el sueño.',
    },
    {
      id: 'tool:winding-down',
      address: '/wellness-tools/winding-down',
      icon: 'moon',
      title: 'Bajar la luz',
      body: 'Porque es tarde, y el sueño viene mejor si el día se cierra despacio.',
    },
    {
      id: 'lesson:tomorrow-on-paper',
      address: '/learning/sleep/tomorrow-on-paper',
      icon: 'learn',
      title: 'Lo de mañana, en papel',
      body: 'Porque es tarde, y lo escrito ya no hay que guardarlo en la cabeza.',
    },
  ],
  calm: [
    {
      id: 'flow:two-minutes',
      address: '/chat?flow=two-minutes',
      icon: 'leaf',
      title: 'Primer paso de dos minutos',
      body: 'Porque con el agua quieta es más fácil empezar eso que lleva días esperando.',
    },
    {
      id: 'lesson:hook-it-on',
      address: '/learning/habits-and-attention/hook-it-on',
      icon: 'learn',
      title: 'Cuelga lo nuevo de algo que ya haces',
      body: 'Porque un día tranquilo es buen día para plantar una costumbre.',
    },
    {
      id: 'sheet:values-compass',
      address: '/resources/values-compass',
      icon: 'edit',
      title: 'Brújula de lo que importa',
      body: 'Porque con el agua quieta se ve mejor hacia dónde quieres ir.',
    },
  ],
  bright: [
    {
      id: 'flow:savour',
      address: '/chat?flow=savour',
      icon: 'sun',
      title: 'Saborear algo bueno',
      body: 'Porque hoy hay luz, y lo bueno dura más cuando se mira con detalle.',
    },
    {
      id: 'tool:gratitude',
      address: '/wellness-tools/gratitude',
      icon: 'sun',
      title: 'Gracias, en concreto',
      body: 'Porque hoy hay luz, y nombrar tres cosas la deja guardada para otro día.',
    },
    {
      id: 'lesson:proof-in-your-favour',
      address: '/learning/self-esteem/proof-in-your-favour',
      icon: 'learn',
      title: 'Recoge las pruebas que tiras',
      body: 'Porque en un día así hay algo a tu favor que conviene guardar.',
    },
  ],
  waves: [
    {
      id: 'flow:up-to-me',
      address: '/chat?flow=up-to-me',
      icon: 'pebble',
      title: 'Qué depende de mí',
      body: 'Porque hay oleaje, y separar lo tuyo de lo demás le quita fuerza.',
    },
    {
      id: 'tool:five-senses',
      address: '/wellness-tools/five-senses',
      icon: 'leaf',
      title: '5-4-3-2-1',
      body: 'Porque hay oleaje, y los sentidos son un buen sitio donde hacer pie.',
    },
    {
      id: 'lesson:worry-has-an-hour',
      address: '/learning/anxiety/worry-has-an-hour',
      icon: 'learn',
      title: 'La preocupación puede esperar a su hora',
      body: 'Porque hay oleaje, y no todo lo que preocupa necesita el día entero.',
    },
  ],
  low: [
    {
      id: 'flow:heavy-week',
      address: '/chat?flow=heavy-week',
      icon: 'leaf',
      title: 'La semana cargada',
      body: 'Porque hoy pesa. Soltar una sola cosa ya cambia el día.',
    },
    {
      id: 'lesson:action-first',
      address: '/learning/low-mood/action-first',
      icon: 'learn',
      title: 'Las ganas llegan después',
      body: 'Porque hoy pesa, y ayuda saber que no hace falta esperar a tener ganas.',
    },
    {
      id: 'tool:one-small-step',
      address: '/wellness-tools/one-small-step',
      icon: 'leaf',
      title: 'Un paso pequeño',
      body: 'Porque hoy pesa, y dos minutos caben también en un día así.',
    },
  ],
  flood: [
    {
      id: 'flow:ask-help',
      address: '/chat?flow=ask-help',
      icon: 'message',
      title: 'Pedir ayuda a alguien',
      body: 'Porque es mucho para una sola persona. El mensaje queda listo en cuatro minutos.',
    },
    {
      id: 'sheet:what-to-say',
      address: '/resources/what-to-say',
      icon: 'edit',
      title: 'Tarjetas «qué decir»',
      body: 'Porque es mucho para una sola persona, y aquí las frases ya están escritas.',
    },
    {
      id: 'lesson:asking-for-help',
      address: '/learning/relationships/asking-for-help',
      icon: 'learn',
      title: 'Pedir ayuda pesa menos de lo que crees',
      body: 'Porque es mucho para una sola persona, y quien te quiere prefiere saberlo.',
    },
  ],
} as const satisfies Record<string, readonly [Idea, ...Idea[]]>;
