import type { ResourceKind } from './directory/wish.ts';

export const KIND_TEXTS: Record<ResourceKind, { label: string; hint: string }> = {
  sheets: { label: 'Hojas', hint: 'para imprimir y escribir' },
  lines: { label: 'Líneas de ayuda', hint: 'personas que responden' },
  services: { label: 'Servicios y grupos', hint: 'dónde pedir atención' },
  works: { label: 'Libros y películas', hint: 'buena compañía' },
};

export const RESOURCES_TEXTS = {
  title: 'Recursos',
  lead: 'Hojas para imprimir, personas a quienes llamar y lecturas que acompañan. Las hojas funcionan sin conexión.',
  kinds: '¿Qué buscas?',
  needs: '¿Para qué?',
  country: 'País',
  anyCountry: 'Elige un país',
  search: 'Buscar',
  searchHint: 'Por ejemplo: insomnio, duelo',
  savedOnly: 'Solo lo guardado',
  clear: 'Quitar los filtros',
  found: (count: number) =>
    count === 0 ? 'Nada con eso' : count === 1 ? '1 recurso' : `${count} recursos`,
  nothingTitle: 'Nada con eso',
  nothingLead: 'Prueba con otra palabra o quita un filtro.',
  nothingSaved: 'Aquí verás lo que guardes con la estrella. Se queda en este dispositivo.',
  chooseCountry: 'Elige un país para ver sus líneas y servicios.',
  noLine:
    'Todavía no hay una línea confirmada en este país. En «Líneas de ayuda por país» dice cómo encontrar una.',
  allLines: 'Ver todos los países',
  saveOf: (title: string) => `Guardar: ${title}`,
  share: 'Compartir',
  shareOf: (title: string) => `Compartir: ${title}`,
  copied: 'Copiado. Pégalo donde quieras.',
  notCopied: 'No se pudo copiar. Selecciona el texto y cópialo a mano.',
  wrong: 'Algo está mal',
  wrongOf: (title: string) => `Algo está mal: ${title}`,
  wrongCopied: 'Aviso copiado',
  wrongHow:
    'Pégalo en una respuesta a cualquier correo que te haya llegado de Remanso, y añade qué viste.',
  report: (title: string, country: string | null, checked: string) =>
    `Aviso sobre «${title}»${country ? ` (${country})` : ''}, en los recursos de Remanso. ${checked} Lo que está mal: `,
  anywhere: 'En muchos países',
  how: 'Cómo llegar:',
  verified: (date: string, official: boolean) =>
    official
      ? `Comprobado con una fuente oficial (${date}).`
      : `Comprobado en una publicación de ${date}. Puede haber cambiado.`,
  undated: 'Comprobado con una fuente sin fecha. Puede haber cambiado.',
  book: 'Libro',
  film: 'Película',
  care: 'Antes de empezar:',
} as const;
