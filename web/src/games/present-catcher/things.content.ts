export type Time = 'now' | 'past' | 'future';

export interface Thing {
  text: string;
  time: Time;
  /** Near twins come in later levels: the same thing at another time. */
  near?: true;
  /** It is heard and not seen. */
  heard?: true;
}

const now = (text: string): Thing => ({ text, time: 'now' });
const past = (text: string): Thing => ({ text, time: 'past' });
const future = (text: string): Thing => ({ text, time: 'future' });
const near = (thing: Thing): Thing => ({ ...thing, near: true });
const heard = (text: string): Thing => ({ text, time: 'now', heard: true });

/** What drifts by: what the senses meet, and where the mind travels meanwhile. */
export const THINGS: readonly [Thing, ...Thing[]] = [
  now('La pantalla en la mano'),
  now('El peso de los pies'),
  now('La luz que hay aquí'),
  now('El aire en la nariz'),
  now('La tela en los brazos'),
  now('El sabor en la boca'),
  now('La espalda apoyada'),
  now('Un color que ves'),
  now('Las manos, frías o no'),
  now('Una sombra cerca'),
  now('El olor del cuarto'),
  now('El vientre que sube'),
  past('Aquella discusión'),
  past('Lo que dije anoche'),
  past('La casa de la infancia'),
  past('El examen del colegio'),
  past('El verano pasado'),
  past('Cuando perdí el tren'),
  past('La despedida'),
  past('El mensaje de ayer'),
  past('Una vergüenza vieja'),
  future('La reunión del jueves'),
  future('¿Y si no me llaman?'),
  future('La cena de mañana'),
  future('Las cuentas del mes'),
  future('Cuando acabe todo esto'),
  future('Lo que van a pensar'),
  future('El próximo viaje'),
  future('La alarma de las siete'),
  future('Lo que falta por hacer'),
  near(now('La sed de ahora')),
  near(past('La sed de anoche')),
  near(future('La sed de mañana')),
  near(now('El ruido que oigo')),
  near(past('El ruido de aquel día')),
  near(future('El ruido que vendrá')),
  near(now('El cansancio en los ojos')),
  near(past('El cansancio del lunes')),
  near(future('El cansancio que vendrá')),
  near(now('El aire en la piel')),
  near(past('El aire de aquella playa')),
  near(future('El aire del sábado que viene')),
  heard('Un motor a lo lejos'),
  heard('Un zumbido bajo'),
  heard('Mi propia respiración'),
  heard('Algo que cruje'),
  heard('Un roce de tela'),
  heard('El silencio del cuarto'),
];
