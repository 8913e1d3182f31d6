import type { SheetGroup } from './sheet.ts';

export const GROUP_TEXTS: Record<SheetGroup, string> = {
  now: 'Un momento difícil',
  understand: 'Entender',
  move: 'Arrancar',
  sleep: 'Dormir',
  kind: 'Tratarme bien',
  people: 'Con otras personas',
  grief: 'Duelo',
  doctor: 'En la consulta',
};

export const PAPER_TEXTS = {
  back: 'Ver los recursos',
  print: 'Imprimir o guardar en PDF',
  printHint: 'En la ventana de imprimir puedes elegir «Guardar como PDF». Cabe en una página.',
  notFor: 'Cuándo no:',
  name: 'remanso · hoja para imprimir',
  tableOf: (title: string) => `Tabla: ${title}`,
  loading: 'Preparando la hoja...',
  loadErrorTitle: 'No se pudo abrir la hoja',
  loadErrorLead: 'Revisa tu conexión e inténtalo otra vez.',
  retry: 'Reintentar',
} as const;
