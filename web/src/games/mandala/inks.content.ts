import type { NamedColour } from '../kit/paint/palettes.content.ts';

/** The same places on every ground: pale inks for the night, dark ones for the sand. */
export const INKS: readonly { night: NamedColour; sand: NamedColour }[] = [
  { night: { name: 'hueso', hex: '#f4eee0' }, sand: { name: 'tinta', hex: '#1e2f41' } },
  { night: { name: 'oro', hex: '#f2c86c' }, sand: { name: 'ocre', hex: '#915c08' } },
  { night: { name: 'coral', hex: '#f18b71' }, sand: { name: 'teja', hex: '#a33e25' } },
  { night: { name: 'rosa', hex: '#e89dc0' }, sand: { name: 'granate', hex: '#832543' } },
  { night: { name: 'lila', hex: '#b59be6' }, sand: { name: 'ciruela', hex: '#61367d' } },
  { night: { name: 'agua', hex: '#72cede' }, sand: { name: 'azul río', hex: '#035c80' } },
  { night: { name: 'brote', hex: '#91d993' }, sand: { name: 'musgo', hex: '#2b6339' } },
];
