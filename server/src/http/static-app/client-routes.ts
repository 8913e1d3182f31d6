import { z } from 'zod';

const Manifest = z.object({
  routes: z.record(
    z.string(),
    z.object({
      id: z.string(),
      parentId: z.string().optional(),
      path: z.string().optional(),
    }),
  ),
});

function pattern(path: string): RegExp {
  const segments = path.split('/').filter((segment) => segment !== '');
  const source = segments.map((segment) => {
    if (segment.startsWith(':')) return segment.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+';
    return `/${segment.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}`;
  });
  return new RegExp(`^${source.join('')}/?$`);
}

/**
 * Reads the routes out of the build's own manifest, so that the server need not be told them twice.
 * A catch-all route (`*`) is what the app shows for an unknown address: it counts as unknown here.
 * @param script the text of `assets/manifest-….js`
 * @returns whether the app has a screen at a path
 */
export function readClientRoutes(script: string): (path: string) => boolean {
  const json = script.slice(script.indexOf('{'), script.lastIndexOf('}') + 1);
  const { routes } = Manifest.parse(JSON.parse(json));
  const fullPath = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id];
    return route ? `${fullPath(route.parentId)}/${route.path ?? ''}` : '';
  };
  const patterns = Object.values(routes)
    .filter((route) => route.path !== undefined && !route.path.includes('*'))
    .map((route) => pattern(fullPath(route.id)));
  return (path) => path === '/' || patterns.some((each) => each.test(path));
}
