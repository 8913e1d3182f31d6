import type { Piece } from './piece.ts';
import { COUNTRIES_OF_FLAGS } from './countries.content.ts';
import { SOUND_PACKS } from './sound-packs.content.ts';

/**
 * Things for Nilo. What belongs to a body, and flags that say who somebody is, have no price: nobody
 * works for being shown as they are.
 */
const THINGS: readonly Piece[] = [
  { id: 'nilo:wool-hat', name: 'Gorro de lana', price: 3, slot: 'head' },
  { id: 'nilo:straw-hat', name: 'Sombrero de paja', price: 3, slot: 'head' },
  { id: 'nilo:beret', name: 'Boina', price: 3, slot: 'head' },
  { id: 'nilo:leaf-crown', name: 'Corona de hojas', price: 4, slot: 'head' },
  { id: 'nilo:flower-crown', name: 'Corona de flores', price: 5, slot: 'head' },
  { id: 'nilo:night-cap', name: 'Gorro de dormir', price: 4, slot: 'head' },
  { id: 'nilo:rain-hat', name: 'Sombrero de lluvia', price: 3, slot: 'head' },
  { id: 'nilo:headscarf', name: 'Pañuelo en la cabeza', price: 0, slot: 'head' },
  { id: 'nilo:round-glasses', name: 'Lentes redondos', price: 3, slot: 'eyes' },
  { id: 'nilo:square-glasses', name: 'Lentes de carey', price: 3, slot: 'eyes' },
  { id: 'nilo:sunglasses', name: 'Lentes de sol', price: 4, slot: 'eyes' },
  { id: 'nilo:headphones', name: 'Auriculares grandes', price: 4, slot: 'ears' },
  { id: 'nilo:hearing-aids', name: 'Audífonos para oír mejor', price: 0, slot: 'ears' },
  { id: 'nilo:cochlear-implant', name: 'Implante coclear', price: 0, slot: 'ears' },
  { id: 'nilo:ear-flower', name: 'Flor en la oreja', price: 2, slot: 'ears' },
  { id: 'nilo:red-scarf', name: 'Bufanda roja', price: 3, slot: 'neck' },
  { id: 'nilo:striped-scarf', name: 'Bufanda a rayas', price: 3, slot: 'neck' },
  { id: 'nilo:shell-necklace', name: 'Collar de conchas', price: 4, slot: 'neck' },
  { id: 'nilo:bow', name: 'Lazo al cuello', price: 2, slot: 'neck' },
  { id: 'nilo:bandana', name: 'Pañuelo al cuello', price: 2, slot: 'neck' },
  { id: 'nilo:apron', name: 'Delantal', price: 4, slot: 'body' },
  { id: 'nilo:raincoat', name: 'Impermeable', price: 5, slot: 'body' },
  { id: 'nilo:sweater', name: 'Suéter de rayas', price: 5, slot: 'body' },
  { id: 'nilo:poncho', name: 'Poncho', price: 5, slot: 'body' },
  { id: 'nilo:life-vest', name: 'Chaleco de río', price: 4, slot: 'body' },
  { id: 'nilo:cane', name: 'Bastón', price: 0, slot: 'paw' },
  { id: 'nilo:white-cane', name: 'Bastón blanco', price: 0, slot: 'paw' },
  { id: 'nilo:lantern', name: 'Farol', price: 4, slot: 'paw' },
  { id: 'nilo:book', name: 'Libro', price: 3, slot: 'paw' },
  { id: 'nilo:tea', name: 'Taza de té', price: 3, slot: 'paw' },
  { id: 'nilo:bouquet', name: 'Ramo de flores', price: 3, slot: 'paw' },
  { id: 'nilo:umbrella', name: 'Paraguas', price: 4, slot: 'paw' },
  { id: 'nilo:flag-rainbow', name: 'Bandera arcoíris', price: 0, slot: 'paw' },
  { id: 'nilo:flag-trans', name: 'Bandera trans', price: 0, slot: 'paw' },
  { id: 'nilo:flag-bi', name: 'Bandera bisexual', price: 0, slot: 'paw' },
  { id: 'nilo:flag-non-binary', name: 'Bandera no binaria', price: 0, slot: 'paw' },
  {
    id: 'nilo:flag-country',
    name: 'Mi bandera',
    price: 0,
    slot: 'paw',
    choices: COUNTRIES_OF_FLAGS,
  },
  { id: 'nilo:prosthetic-paw', name: 'Pata con prótesis', price: 0, slot: 'limb' },
  { id: 'nilo:wheelchair', name: 'Silla de ruedas', price: 0, slot: 'seat' },
  { id: 'nilo:float', name: 'Flotador', price: 4, slot: 'seat' },
  { id: 'nilo:canoe', name: 'Canoa', price: 6, slot: 'seat' },
  { id: 'nilo:lily-pad', name: 'Hoja de nenúfar', price: 4, slot: 'seat' },
];

const FURS: readonly Piece[] = [
  { id: 'nilo:fur-patches', name: 'Pelaje con manchas claras', price: 0, slot: 'fur' },
  { id: 'nilo:fur-honey', name: 'Pelaje de miel', price: 6, slot: 'fur' },
  { id: 'nilo:fur-deep', name: 'Pelaje de río hondo', price: 6, slot: 'fur' },
  { id: 'nilo:fur-cinnamon', name: 'Pelaje canela', price: 6, slot: 'fur' },
  { id: 'nilo:fur-silver', name: 'Pelaje de plata', price: 7, slot: 'fur' },
  { id: 'nilo:fur-snow', name: 'Pelaje de nieve', price: 8, slot: 'fur' },
  { id: 'nilo:fur-dusk', name: 'Pelaje de anochecer', price: 8, slot: 'fur' },
];

const CARDS: readonly Piece[] = [
  { id: 'card:reeds', name: 'Juncos', price: 5, slot: 'card' },
  { id: 'card:waves', name: 'Olas', price: 5, slot: 'card' },
  { id: 'card:leaves', name: 'Hojas', price: 5, slot: 'card' },
  { id: 'card:stars', name: 'Estrellas', price: 5, slot: 'card' },
  { id: 'card:shells', name: 'Conchas', price: 5, slot: 'card' },
  { id: 'card:flowers', name: 'Flores de orilla', price: 5, slot: 'card' },
  { id: 'card:ripples', name: 'Ondas', price: 5, slot: 'card' },
];

const STONES: readonly Piece[] = [
  { id: 'stone:speckled', name: 'Piedra moteada', price: 2, slot: 'stone' },
  { id: 'stone:agate', name: 'Ágata de anillos', price: 4, slot: 'stone' },
  { id: 'stone:quartz', name: 'Cuarzo rosa', price: 4, slot: 'stone' },
  { id: 'stone:jade', name: 'Jade', price: 4, slot: 'stone' },
  { id: 'stone:obsidian', name: 'Obsidiana', price: 4, slot: 'stone' },
  { id: 'stone:amber', name: 'Ámbar con hoja', price: 5, slot: 'stone' },
  { id: 'stone:moss', name: 'Piedra con musgo', price: 3, slot: 'stone' },
];

const SOUNDS: readonly Piece[] = SOUND_PACKS.map(({ id, name, price }) => ({ id, name, price }));

/**
 * Everything in the store but the backgrounds, which have a catalogue of their own. Only looks and
 * sounds: nothing of care is ever for sale (a test walks this list).
 */
export const PIECES: readonly Piece[] = [...THINGS, ...FURS, ...CARDS, ...STONES, ...SOUNDS];
