import type { RouteConfigEntry } from '@react-router/dev/routes';

/** An address of routes.ts and the modules that draw it, from the outermost layout to the page. */
export interface RoutedPage {
  address: string;
  files: readonly string[];
}

/** Every page that `web/src/app/routes.ts` knows; addresses as there (`:game`, `*`). */
export function routedPages(
  entries: readonly RouteConfigEntry[],
  parent: RoutedPage = { address: '', files: [] },
): RoutedPage[] {
  return entries.flatMap((entry) => {
    const page = {
      address: `${parent.address}/${entry.path ?? ''}`
        .replaceAll(/\/+/g, '/')
        .replace(/(.)\/$/, '$1'),
      files: [...parent.files, entry.file.replace(/^\.\//, '')],
    };
    return entry.children ? routedPages(entry.children, page) : [page];
  });
}
