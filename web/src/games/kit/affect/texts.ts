const ACROSS = [
  'muy desagradable',
  'desagradable',
  'ni agradable ni desagradable',
  'agradable',
  'muy agradable',
];

/** The rows of a map, from its top. */
export const ENERGY_AXIS = {
  title: 'Energía',
  top: 'Mucha energía',
  bottom: 'Poca energía',
  rows: [
    'muchísima energía',
    'bastante energía',
    'energía media',
    'poca energía',
    'casi sin energía',
  ],
} as const;

export const STRENGTH_AXIS = {
  title: 'Fuerza',
  top: 'Muy fuerte',
  bottom: 'Muy leve',
  rows: ['muy fuerte', 'fuerte', 'a medias', 'leve', 'muy leve'],
} as const;

export type Axis = typeof ENERGY_AXIS | typeof STRENGTH_AXIS;

export const AFFECT_TEXTS = {
  left: 'Desagradable',
  right: 'Agradable',
  cell: (column: number, row: string) => `${ACROSS[column]}, ${row}`,
} as const;
