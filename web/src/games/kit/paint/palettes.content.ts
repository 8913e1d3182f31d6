export interface NamedColour {
  name: string;
  hex: string;
}

export interface Palette {
  id: string;
  name: string;
  colours: readonly NamedColour[];
}

/**
 * Eight colours each, from light to dark in even steps: whoever does not tell hues apart still tells
 * every colour of a palette by its lightness, and every one has a name of its own. Their places are
 * kept in drawings: add palettes at the end only.
 */
export const PALETTES: readonly [Palette, ...Palette[]] = [
  {
    id: 'river',
    name: 'Río',
    colours: [
      { name: 'espuma', hex: '#e3f6f7' },
      { name: 'arena', hex: '#ead5ab' },
      { name: 'agua clara', hex: '#7ccdd6' },
      { name: 'junco', hex: '#72b380' },
      { name: 'turquesa', hex: '#1d9999' },
      { name: 'azul río', hex: '#1870a1' },
      { name: 'verde hondo', hex: '#11594e' },
      { name: 'noche', hex: '#1d2d4c' },
    ],
  },
  {
    id: 'dawn',
    name: 'Amanecer',
    colours: [
      { name: 'crema', hex: '#faf1dc' },
      { name: 'durazno', hex: '#fbcea4' },
      { name: 'rosa', hex: '#f2a6ab' },
      { name: 'ámbar', hex: '#da9436' },
      { name: 'coral', hex: '#d46246' },
      { name: 'malva', hex: '#8c5587' },
      { name: 'vino', hex: '#7d2e3f' },
      { name: 'sombra', hex: '#332647' },
    ],
  },
  {
    id: 'moss',
    name: 'Monte',
    colours: [
      { name: 'niebla', hex: '#e9f4e7' },
      { name: 'trigo', hex: '#f9d893' },
      { name: 'brote', hex: '#8bcca1' },
      { name: 'barro', hex: '#d29668' },
      { name: 'helecho', hex: '#3f937b' },
      { name: 'teja', hex: '#a84d2b' },
      { name: 'pino', hex: '#174f46' },
      { name: 'tierra', hex: '#392316' },
    ],
  },
  {
    id: 'dusk',
    name: 'Atardecer',
    colours: [
      { name: 'luna', hex: '#f2efdc' },
      { name: 'lila', hex: '#e0caf2' },
      { name: 'oro', hex: '#e4b750' },
      { name: 'rosa seco', hex: '#ce8797' },
      { name: 'lavanda', hex: '#8877b9' },
      { name: 'frambuesa', hex: '#a13972' },
      { name: 'índigo', hex: '#39418a' },
      { name: 'medianoche', hex: '#28254c' },
    ],
  },
  {
    id: 'garden',
    name: 'Jardín',
    colours: [
      { name: 'jazmín', hex: '#f6f5e2' },
      { name: 'limón', hex: '#efe176' },
      { name: 'celeste', hex: '#87cce8' },
      { name: 'naranja', hex: '#f59740' },
      { name: 'hoja', hex: '#439458' },
      { name: 'amapola', hex: '#ba2c25' },
      { name: 'violeta', hex: '#5a358c' },
      { name: 'azul profundo', hex: '#132b5a' },
    ],
  },
];
