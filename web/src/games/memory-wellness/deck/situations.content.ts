import type { Pair } from './pair.ts';

/** Something that happens ↔ something that can be done. */
export const SITUATIONS: readonly Pair[] = [
  {
    id: 'night-thoughts',
    kind: 'situation',
    cards: ['La cabeza no se calla de noche', 'Anotarlo para mañana'],
    act: 'anotar para mañana lo que da vueltas',
    because:
      'Lo que está en el papel no hay que llevarlo en la cabeza. Mañana se mira con otra luz.',
  },
  {
    id: 'fast-chest',
    kind: 'situation',
    cards: ['El corazón va muy deprisa', 'Soltar el aire despacio'],
    because: 'Al soltar el aire despacio, el pulso suele bajar un poco. Se nota en la muñeca.',
  },
  {
    id: 'unreal',
    kind: 'situation',
    cards: ['Todo parece lejano', 'Nombrar cinco cosas que veo'],
    because: 'Nombrar lo que se ve trae la atención a este cuarto, sin discutir con el miedo.',
  },
  {
    id: 'huge-task',
    kind: 'situation',
    cards: ['Una tarea enorme', 'Hacerla solo dos minutos'],
    act: 'hacer solo dos minutos de la tarea',
    because: 'Empezar suele ser lo que más cuesta. Parar a los dos minutos también vale.',
  },
  {
    id: 'angry-message',
    kind: 'situation',
    cards: ['Un mensaje que enfada', 'Contestar mañana'],
    act: 'dejar la respuesta para mañana',
    because: 'De un día para otro, el enojo suele bajar. Mañana costará menos decirlo bien.',
  },
  {
    id: 'nobody-today',
    kind: 'situation',
    cards: ['Un día entero sin hablar', 'Saludar en la tienda'],
    because: 'Un saludo corto también cuenta. Suele sentar mejor de lo que se espera.',
  },
  {
    id: 'no-drive',
    kind: 'situation',
    cards: ['Sin ganas de nada', 'Dar la vuelta a la manzana'],
    because: 'Muchas veces va primero el paso, y las ganas llegan a mitad de camino.',
  },
  {
    id: 'harsh-voice',
    kind: 'situation',
    cards: ['Me hablo con dureza', 'Hablarme como a quien quiero'],
    because: 'El error sigue a la vista. Lo que cambia es que ya nadie grita.',
  },
  {
    id: 'what-if',
    kind: 'situation',
    cards: ['Y si… y si… y si…', 'Ponerle hora a la preocupación'],
    because: 'Prohibirse pensar en ella la llama. Con hora, se apunta y espera su rato.',
  },
  {
    id: 'strong-urge',
    kind: 'situation',
    cards: ['Un impulso muy fuerte', 'Esperar diez minutos'],
    because: 'Muchos impulsos suben y después bajan, como las olas. Se les puede dejar pasar.',
  },
  {
    id: 'too-much',
    kind: 'situation',
    cards: ['Diez cosas a la vez', 'Escribirlas y elegir una'],
    act: 'escribir lo pendiente y elegir una cosa',
    because: 'En la cabeza empujan todas a la vez. En el papel, las otras nueve hacen fila.',
  },
  {
    id: 'heated-talk',
    kind: 'situation',
    cards: ['Una discusión que se calienta', 'Pedir una pausa'],
    because: 'Ayuda decir cuándo se sigue. Con hora de vuelta, una pausa no suena a portazo.',
  },
  {
    id: 'awake',
    kind: 'situation',
    cards: ['Pasa la hora y no me duermo', 'Salir de la cama un rato'],
    because:
      'La cama se acostumbra a lo que se hace en ella. Una silla, luz baja, y volver con sueño.',
  },
  {
    id: 'not-alone',
    kind: 'situation',
    cards: ['No puedo con esto a solas', 'Pedir algo con día y hora'],
    because:
      'Quien te quiere a veces no sabe cómo. «¿Vienes conmigo el martes?» es fácil de contestar.',
  },
  {
    id: 'news',
    kind: 'situation',
    cards: ['Las noticias me tragan', 'Mirarlas una vez al día'],
    act: 'mirar las noticias una vez al día',
    because: 'Lo importante sigue ahí a la hora que elijas. Lo demás ya habrá cambiado.',
  },
  {
    id: 'phone-night',
    kind: 'situation',
    cards: ['El teléfono me quita el sueño', 'Dejarlo en otro cuarto'],
    act: 'dejar el teléfono en otro cuarto',
    because: 'Lo que queda lejos de la mano se mira menos.',
  },
  {
    id: 'doctor',
    kind: 'situation',
    cards: ['Una cita médica que da nervios', 'Llevar las preguntas escritas'],
    because: 'Con los nervios se va justo lo que más importaba. El papel se acuerda.',
  },
  {
    id: 'said-yes',
    kind: 'situation',
    cards: ['Dije que sí y no puedo', 'Avisar cuanto antes'],
    because: 'Un aviso temprano le deja tiempo a la otra persona. Y a ti te quita peso.',
  },
  {
    id: 'long-sitting',
    kind: 'situation',
    cards: ['Toda la tarde en la silla', 'Levantarme a estirar'],
    because: 'El cuerpo cambia de postura y, a veces, la cabeza cambia de tema.',
  },
  {
    id: 'decision',
    kind: 'situation',
    cards: ['Una decisión que no avanza', 'Apuntar los pros y los contras'],
    because: 'En el papel caben los dos lados a la vez. En la cabeza se turnan.',
  },
];
