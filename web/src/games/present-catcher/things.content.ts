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
  now('La taza tibia'),
  now('El peso de los pies'),
  now('La luz en la pared'),
  now('El aire en la nariz'),
  now('La tela en los brazos'),
  now('El sabor en la boca'),
  now('La espalda en la silla'),
  now('Un color azul cerca'),
  now('Las manos, frías o no'),
  now('La sombra del vaso'),
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
  near(now('El café en mi mano')),
  near(past('El café de ayer')),
  near(future('El café de luego')),
  near(now('La voz que oigo')),
  near(past('La voz que recuerdo')),
  near(future('La voz que oiré')),
  near(now('El cansancio en los ojos')),
  near(past('El cansancio del lunes')),
  near(future('El cansancio que vendrá')),
  near(now('La lluvia en el cristal')),
  near(past('La lluvia de aquel día')),
  near(future('La lluvia del sábado')),
  heard('Un motor a lo lejos'),
  heard('La nevera que zumba'),
  heard('Mi propia respiración'),
  heard('Pasos en otro piso'),
  heard('Un pájaro afuera'),
  heard('El silencio del cuarto'),
];
