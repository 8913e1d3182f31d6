export type Time = 'now' | 'past' | 'future';

export interface Thing {
  text: string;
  time: Time;
  /** Why it is of its time, in a few words: stands beside it when it comes back to the river. */
  why: string;
  /** Near twins come in later levels: the same thing at another time. What they share. */
  near?: string;
  /** It is heard and not seen. */
  heard?: true;
}

const now = (text: string, why: string): Thing => ({ text, time: 'now', why });
const past = (text: string, why = 'Es de ayer, aunque vuelva ahora.'): Thing => ({
  text,
  time: 'past',
  why,
});
const future = (text: string, why = 'Mañana no ha llegado.'): Thing => ({
  text,
  time: 'future',
  why,
});
const heard = (text: string, why = 'Se oye ahora.'): Thing => ({ ...now(text, why), heard: true });
const twins = (near: string, ...things: [Thing, Thing, Thing]): Thing[] =>
  things.map((thing) => ({ ...thing, near }));

/**
 * What drifts by: what the senses can meet wherever somebody is, and where the mind travels meanwhile.
 * A journey is small and its time is in its words; none is a loss, a fright or a shame.
 */
export const THINGS: readonly [Thing, ...Thing[]] = [
  now('Tus pies, estén donde estén', 'Los notas ahora.'),
  now('La luz que hay aquí', 'Está aquí ahora.'),
  now('El aire en la nariz', 'Entra ahora.'),
  now('El aire que sale', 'Sale ahora.'),
  now('Una tela que tocas', 'La piel la nota ahora.'),
  now('El sabor en la boca', 'La boca lo nota ahora.'),
  now('Lo que te sostiene', 'Te sostiene ahora.'),
  now('Un color que ves', 'Lo ves ahora.'),
  now('Las manos, tibias o no', 'Las notas ahora.'),
  now('El olor que hay aquí', 'Se huele ahora.'),
  now('El suelo bajo ti', 'Está ahí ahora.'),
  now('La pantalla delante', 'La miras ahora.'),
  now('Un borde que ves', 'Lo ves ahora.'),
  now('Tu mandíbula, tal como está', 'La notas ahora.'),
  now('Tus hombros, tal como están', 'Los notas ahora.'),
  now('La lengua, donde descansa', 'La notas ahora.'),
  now('El roce de los dedos', 'Los dedos lo notan ahora.'),
  now('Tus ojos al parpadear', 'Parpadean ahora.'),
  now('La temperatura de aquí', 'La piel la nota ahora.'),
  now('Algo redondo que ves', 'Lo ves ahora.'),
  now('Lo más lejos que ves', 'Lo ves ahora.'),
  now('Lo que hay arriba', 'Está ahí ahora.'),
  now('Las yemas de los dedos', 'Las notas ahora.'),
  now('Una línea recta que ves', 'La ves ahora.'),
  now('El brillo de la pantalla', 'Brilla ahora.'),
  now('La postura que tienes', 'La tienes ahora.'),
  now('Estas letras', 'Las lees ahora.'),
  now('El río de la pantalla', 'Lo ves pasar ahora.'),
  now('El círculo que se abre', 'Se abre ahora, delante.'),
  now('Tu frente, tal como está', 'La notas ahora.'),

  past('Lo que dije ayer'),
  past('El mensaje de ayer'),
  past('La llamada de ayer'),
  past('El camino de ayer'),
  past('La canción de ayer'),
  past('Lo que compré ayer'),
  past('La fila de ayer'),
  past('La película de anoche', 'Anoche ya pasó.'),
  past('El partido de anoche', 'Anoche ya pasó.'),
  past('La lluvia de anteayer', 'Anteayer ya pasó.'),
  past('El verano pasado', 'Ese verano ya terminó.'),
  past('El lunes pasado', 'Ese lunes ya pasó.'),
  past('El viaje del año pasado', 'Ese año ya pasó.'),
  past('El paseo del mes pasado', 'Ese mes ya pasó.'),
  past('Cuando llegué tarde', 'Esa hora ya pasó.'),
  past('Mi primer día de clase', 'Fue hace tiempo.'),
  past('Cuando aprendí a leer', 'Fue hace tiempo.'),
  past('Aquella tarde de lluvia', 'Aquella tarde ya pasó.'),
  past('Aquella conversación', 'Aquello ya se dijo.'),
  past('La canción de aquel año', 'Aquel año ya pasó.'),
  past('Lo que hice el domingo', 'Ya está hecho.'),
  past('El chiste que me contaron', 'Ya lo contaron.'),
  past('El correo que mandé', 'Ya salió.'),
  past('El libro que leí', 'Ya está leído.'),
  past('Lo que pude contestar', 'Ese momento ya pasó.'),

  future('El desayuno de mañana'),
  future('La alarma de mañana'),
  future('La reunión de mañana'),
  future('Las compras de mañana'),
  future('Lo que haré mañana'),
  future('El tráfico de mañana'),
  future('¿Y si mañana llueve?'),
  future('Qué me pondré mañana'),
  future('¿Y si no me llaman?', 'Todavía no ha pasado.'),
  future('¿Y si se me olvida?', 'Todavía no ha pasado.'),
  future('¿Y si llego tarde?', 'Todavía no ha pasado.'),
  future('Las cuentas del mes próximo', 'Ese mes no ha llegado.'),
  future('La cita del mes que viene', 'Ese mes no ha llegado.'),
  future('El plan del sábado próximo', 'Ese sábado no ha llegado.'),
  future('El domingo que viene', 'Ese domingo no ha llegado.'),
  future('El año que viene', 'Aún no empieza.'),
  future('Dentro de diez años', 'Faltan diez años.'),
  future('El próximo viaje', 'Aún no empieza.'),
  future('La próxima visita', 'Aún no llega.'),
  future('Las próximas vacaciones', 'Aún no empiezan.'),
  future('Lo que van a pensar', 'Nadie lo ha pensado aún.'),
  future('Lo que voy a contestar', 'Aún no lo has dicho.'),
  future('Cuando tenga más tiempo', 'Ese día no ha llegado.'),
  future('Lo que pasará si acepto', 'Todavía no ha pasado.'),
  future('El regalo que buscaré', 'Aún no lo has buscado.'),

  ...twins(
    'light',
    now('La luz de ahora', 'Está aquí ahora.'),
    past('La luz de ayer'),
    future('La luz de mañana'),
  ),
  ...twins(
    'noise',
    now('El ruido de ahora', 'Se oye ahora.'),
    past('El ruido de aquel día', 'Aquel día ya pasó.'),
    future('El ruido que vendrá', 'Aún no llega.'),
  ),
  ...twins(
    'air',
    now('El aire en la piel', 'La piel lo nota ahora.'),
    past('El aire de aquella playa', 'Aquel aire ya pasó.'),
    future('El aire de mañana'),
  ),
  ...twins(
    'hands',
    now('Lo que tocan tus manos', 'Lo tocan ahora.'),
    past('Lo que toqué ayer'),
    future('Lo que tocaré mañana'),
  ),
  ...twins(
    'view',
    now('Lo que ves delante', 'Lo ves ahora.'),
    past('Lo que vi ayer'),
    future('Lo que veré mañana'),
  ),
  ...twins(
    'sound',
    now('Lo que oyes ahora', 'Se oye ahora.'),
    past('Lo que oí ayer'),
    future('Lo que oiré mañana'),
  ),
  ...twins(
    'warmth',
    now('El calor o frío de ahora', 'La piel lo nota ahora.'),
    past('El calor de aquel día', 'Aquel día ya pasó.'),
    future('El frío de mañana'),
  ),
  ...twins(
    'clothes',
    now('La ropa que llevas', 'La piel la nota ahora.'),
    past('La ropa que llevé ayer'),
    future('La ropa de pasado mañana', 'Ese día no ha llegado.'),
  ),
  ...twins(
    'place',
    now('Donde estás', 'Estás ahí ahora.'),
    past('Donde estuve ayer'),
    future('Donde estaré mañana'),
  ),
  ...twins(
    'smell',
    now('El olor de ahora', 'Se huele ahora.'),
    past('El olor de aquel mercado', 'Aquel día ya pasó.'),
    future('El olor del café mañana'),
  ),
  ...twins(
    'water',
    now('El agua de este río', 'La ves pasar ahora.'),
    past('El agua de aquel lago', 'Aquel día ya pasó.'),
    future('El agua de mañana'),
  ),

  heard('Tu respiración'),
  heard('Lo que suena más cerca'),
  heard('Lo que suena más lejos'),
  heard('El ruido de fondo'),
  heard('El roce de la ropa'),
  heard('El silencio, o casi'),
  heard('Un sonido que sigue'),
  heard('El sonido de este lugar'),
  heard('Lo más grave que suena'),
  heard('Lo más agudo que suena'),
  heard('Tu dedo al tocar'),
  heard('Una pausa entre sonidos'),
];
