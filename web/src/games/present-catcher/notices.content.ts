export type Sense = 'hear' | 'touch' | 'see';
export const SENSES: readonly Sense[] = ['hear', 'touch', 'see'];

export interface Notice {
  text: string;
  sense: Sense;
}

const hear = (text: string): Notice => ({ text, sense: 'hear' });
const touch = (text: string): Notice => ({ text, sense: 'touch' });
const see = (text: string): Notice => ({ text, sense: 'see' });

/** What only who is there can find: nobody checks it, and whatever is found is right. */
export const NOTICES: readonly [Notice, ...Notice[]] = [
  hear('Algo que oyes ahora'),
  hear('El sonido más lejano'),
  hear('El sonido más cercano'),
  hear('Algo que suena sin parar'),
  hear('El sonido más suave'),
  hear('Un sonido que va y viene'),
  touch('Algo que tocas ahora'),
  touch('Algo suave en la piel'),
  touch('Donde el cuerpo se apoya'),
  touch('Algo tibio o fresco'),
  touch('Una textura en los dedos'),
  touch('El aire cuando entra'),
  see('Algo que ves ahora'),
  see('Un color cerca de ti'),
  see('Lo más lejos que ves'),
  see('Algo redondo, aquí'),
  see('Donde cae la luz'),
  see('Algo que no habías mirado'),
];
