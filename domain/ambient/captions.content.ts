import type { Layer, Mix } from './mix.ts';
import type { SoundId } from './sounds.ts';

type Values = Readonly<Record<string, number>>;

/** The words for where a value stands: below a third, in the middle, above two thirds. */
function step(value: number | undefined, low: string, middle: string, high: string): string {
  const at = value ?? 0.5;
  return at < 0.34 ? low : at < 0.67 ? middle : high;
}

const noise = (words: string) => (values: Values) =>
  (values['swell'] ?? 0) > 0.15 ? `${words}, que va y viene` : words;

/** What is heard, for who reads it instead. */
const HEARD: Readonly<Record<SoundId, (values: Values) => string>> = {
  rain: ({ amount, surface }) =>
    `${step(amount, 'llovizna', 'llueve', 'llueve con fuerza')} ${step(surface, 'sobre las hojas', 'sobre hojas y tejas', 'en el tejado')}`,
  river: ({ flow, stones }) =>
    `${step(flow, 'corre un arroyo', 'corre el agua', 'pasa un río ancho')} ${step(stones, 'casi liso', 'entre piedras', 'que borbotea entre piedras')}`,
  sea: ({ size, near }) =>
    `${step(size, 'olas mansas', 'olas', 'olas grandes')} ${step(near, 'a lo lejos', 'que llegan a la orilla', 'que se deshacen a tus pies')}`,
  wind: ({ strength, whistle }) =>
    `${step(strength, 'sopla una brisa', 'sopla el viento', 'sopla fuerte el viento')}${(whistle ?? 0) > 0.4 ? ' y silba en una rendija' : ''}`,
  fire: ({ size, crackle }) =>
    `${step(size, 'unas brasas', 'un fuego', 'una hoguera')} ${step(crackle, 'que apenas cruje', 'que cruje', 'que chisporrotea')}`,
  'night-insects': ({ crickets, warmth }) =>
    `${step(crickets, 'canta algún grillo', 'cantan grillos', 'cantan muchos grillos')} en una noche ${step(warmth, 'fresca', 'templada', 'cálida')}`,
  'dawn-birds': ({ birds, near }) =>
    `${step(birds, 'canta un pájaro', 'cantan pájaros', 'cantan muchos pájaros')} ${step(near, 'a lo lejos', 'en los árboles', 'junto a la ventana')}`,
  thunder: ({ often, distance }) =>
    `${step(often, 'de vez en cuando rueda un trueno', 'ruedan truenos', 'ruedan truenos, uno tras otro,')} ${step(distance, 'no muy lejos', 'a lo lejos', 'muy a lo lejos')}`,
  'brown-noise': noise('un rumor hondo y parejo'),
  'pink-noise': noise('un susurro parejo, como una cascada lejana'),
  'white-noise': noise('un soplo claro y parejo'),
  bowls: ({ pace, pitch }) =>
    `suena un cuenco ${step(pitch, 'grave', 'de tono medio', 'agudo')} ${step(pace, 'de tarde en tarde', 'cada pocas respiraciones', 'tras otro')}`,
  heartbeat: ({ pace, flow }) =>
    `late un corazón ${step(pace, 'muy despacio', 'despacio', 'con calma')}${(flow ?? 0) > 0.5 ? ', con un murmullo' : ''}`,
  cafe: ({ people, cups }) =>
    `${step(people, 'hablan unas pocas personas', 'habla gente sin que se entienda qué', 'un café lleno de voces')}${(cups ?? 0) > 0.3 ? ' y alguna taza' : ''}`,
};

export function captionOf({ sound, values }: Layer): string {
  return HEARD[sound](values);
}

/** One sentence for the whole mix, the loudest first; what is turned down to nothing is not heard. */
export function mixCaption(mix: Mix): string {
  const heard = mix
    .filter(({ level }) => level > 0.02)
    .toSorted((one, other) => other.level - one.level)
    .map(captionOf);
  if (heard.length === 0) return 'Silencio.';
  const [first = '', ...rest] = heard;
  const words = [first, ...rest].join('; ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1).replace(/,(?=;|$)/g, '')}.`;
}
