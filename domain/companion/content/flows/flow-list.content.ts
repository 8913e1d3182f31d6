import type { Flow } from './flow.ts';

/** The flows as a list shows them, for a page that has not the whole of them. */
export const FLOW_LIST: readonly Pick<Flow, 'id' | 'name' | 'about' | 'minutes'>[] = [
  {
    id: 'prepare-words',
    name: 'Preparar qué decir',
    about:
      'Un mensaje que cuesta empezar, frase por frase, hasta dejarlo listo para copiar. Cinco minutos.',
    minutes: 5,
  },
  {
    id: 'two-minutes',
    name: 'Primer paso de dos minutos',
    about:
      'Para lo que lleva días sin empezar: un solo movimiento, chiquito, hecho ahora. Tres minutos.',
    minutes: 3,
  },
  {
    id: 'up-to-me',
    name: 'Qué depende de mí',
    about: 'Separar lo que está en mis manos de lo que no, y quedarme con un paso. Cinco minutos.',
    minutes: 5,
  },
  {
    id: 'remembrance',
    name: 'Recuerdo y despedida',
    about:
      'Para quien se fue, persona, animal o amor: un recuerdo, lo que faltó decir y un gesto. Siete minutos.',
    minutes: 7,
  },
  {
    id: 'savour',
    name: 'Saborear algo bueno',
    about:
      'Que algo bueno no pase de largo: volver un rato al momento y guardarlo con detalle. Tres minutos.',
    minutes: 3,
  },
  {
    id: 'night',
    name: 'La noche',
    about:
      'Cuando no llega el sueño: poca luz, pocas palabras, todo en la cama. Cinco minutos o menos.',
    minutes: 5,
  },
  {
    id: 'decide',
    name: 'Decidir por lo que importa',
    about: 'Dos caminos, lo que cuesta cada uno y una prueba chica antes de elegir. Siete minutos.',
    minutes: 7,
  },
  {
    id: 'kind-words',
    name: 'Hablarme como a alguien querido',
    about: 'La frase dura que me digo, y lo que le diría a alguien a quien quiero. Cuatro minutos.',
    minutes: 4,
  },
  {
    id: 'look-at-thought',
    name: 'Mirar un pensamiento',
    about:
      'Poner enfrente una idea que insiste y ver qué tiene de hecho y qué de miedo. Cinco minutos.',
    minutes: 5,
  },
  {
    id: 'heavy-week',
    name: 'La semana cargada',
    about: 'Sacar todo de la cabeza, soltar una cosa y ponerle día a otra. Seis minutos.',
    minutes: 6,
  },
  {
    id: 'ask-help',
    name: 'Pedir ayuda a alguien',
    about:
      'A quién, qué exactamente, por qué medio, y el mensaje listo para mandar. Cuatro minutos.',
    minutes: 4,
  },
  {
    id: 'boundary',
    name: 'Un límite sin pelear',
    about: 'Una frase corta, la misma dicha dos veces, y qué hacer si insisten. Cinco minutos.',
    minutes: 5,
  },
  {
    id: 'repair',
    name: 'Reparar después de una pelea',
    about: 'Mi parte, lo que me dolió y una primera frase para volver a hablar. Cinco minutos.',
    minutes: 5,
  },
  {
    id: 'unload',
    name: 'Soltar antes de dormir',
    about:
      'Vaciar los bolsillos del día: lo que pesa, lo que sigue mañana y lo que sí quedó hecho. Cuatro minutos.',
    minutes: 4,
  },
  {
    id: 'anger',
    name: 'Rabia sin romper nada',
    about: 'Primero el cuerpo, después las palabras, y el mensaje sin mandar. Cinco minutos.',
    minutes: 5,
  },
  {
    id: 'waiting',
    name: 'Esperar una noticia',
    about:
      'Para los días de no saber: cuándo mirar, qué hacer mientras y con quién estar. Cuatro minutos.',
    minutes: 4,
  },
];
