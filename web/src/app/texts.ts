import { PRODUCT } from '#domain/product.ts';

export const APP_TEXTS = {
  skip: 'Saltar al contenido',
  loadingPage: 'Cargando página...',
  loadingGame: 'Iniciando juego...',
  helpNow: 'Ayuda ahora',
  signIn: 'Entrar',
  navigation: 'Secciones',
  homeLink: `${PRODUCT}, inicio`,
  description: `${PRODUCT} es un espacio en español para poner palabras a lo que sientes y practicar lo que ayuda. Psicoeducación para personas adultas.`,
  home: {
    unfinished: 'Falta un paso para que lo que anotes se guarde.',
    finish: 'Terminar de entrar',
  },
  error: {
    title: 'Algo salió mal',
    body: 'Esta parte no se pudo mostrar. Lo que ya guardaste sigue en su sitio.',
    retry: 'Reintentar',
    reload: 'Recargar página',
  },
  routerError: {
    title: 'Unexpected Application Error!',
    body: 'La página no se pudo abrir. Recárgala; si sigue igual, vuelve al inicio.',
    home: 'Volver al inicio',
  },
  notFound: {
    title: 'Por aquí no pasa el río',
    body: 'Esta dirección no lleva a ninguna página. Quizá cambió de sitio.',
    home: 'Volver al inicio',
  },
  offline: 'Sin conexión. La ayuda y la respiración siguen aquí.',
  legal: 'Privacidad y términos',
  lines: 'Líneas de ayuda por país',
  back: 'Volver',
  footer:
    'es psicoeducación y orientación general. No es atención médica ni psicológica, ni la sustituye. Para personas de 18 años o más.',
} as const;

/**
 * "Hoy · Remanso": what a tab, a history entry and a screen reader say; and what a search engine
 * shows under it.
 */
export function pageTitle(name?: string, description: string = APP_TEXTS.description) {
  return [
    { title: name ? `${name} · ${PRODUCT}` : PRODUCT },
    { name: 'description', content: description },
  ];
}
