import { z } from 'zod';

const Addresses = z.array(z.string());

function pattern(address: string): RegExp {
  const segments = address.split('/').filter((segment) => segment !== '');
  const source = segments.map((segment) => {
    if (segment.startsWith(':')) return segment.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+';
    return `/${segment.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}`;
  });
  return new RegExp(`^${source.join('')}/?$`);
}

/**
 * Reads the addresses that the build wrote down, so that the server need not be told them twice.
 * @param json the text of `.addresses.json`: `/chat`, `/level/:id`, `/level/:id?`
 * @returns whether the app has a screen at a path
 */
export function readClientRoutes(json: string): (path: string) => boolean {
  const patterns = Addresses.parse(JSON.parse(json)).map(pattern);
  return (path) => path === '/' || patterns.some((each) => each.test(path));
}
