/** An ink is called the same on every ground, and looks as it must there: pale by night, dark on sand. */
export const INKS: readonly { name: string; night: string; sand: string }[] = [
  { name: 'hueso', night: '#f4eee0', sand: '#1e2f41' },
  { name: 'oro', night: '#f2c86c', sand: '#915c08' },
  { name: 'coral', night: '#f18b71', sand: '#a33e25' },
  { name: 'rosa', night: '#e89dc0', sand: '#832543' },
  { name: 'lila', night: '#b59be6', sand: '#61367d' },
  { name: 'agua', night: '#72cede', sand: '#035c80' },
  { name: 'brote', night: '#91d993', sand: '#2b6339' },
];
