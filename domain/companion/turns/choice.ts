/** What a tapped chip asks for, read from its id; null for one that this build does not know. */
export type Choice =
  | { kind: 'way'; way: string }
  | { kind: 'facet'; id: string; path: readonly number[] }
  | { kind: 'matter' | 'answer' | 'flow' | 'resume'; id: string }
  | { kind: 'reaction'; id: string; path: readonly number[] }
  | { kind: 'step'; flow: string; step: string; at: number }
  | { kind: 'danger'; path: string; node: string; at: number }
  | { kind: 'keep'; at: number };

/** Ids are words and numbers with slashes between; never anything that a person wrote. */
export function parseChoice(id: string | undefined): Choice | null {
  const [kind = '', first = '', second = '', third = '', ...rest] = (id ?? '').split('/');
  switch (kind) {
    case 'way':
      return { kind, way: [first, second, third].filter((part) => part !== '').join('/') };
    case 'facet':
    case 'reaction':
      return {
        kind,
        id: first,
        path: [second, third, ...rest].filter((part) => part !== '').map(Number),
      };
    case 'matter':
    case 'answer':
    case 'flow':
    case 'resume':
      return { kind, id: first };
    case 'step':
      return { kind, flow: first, step: second, at: Number(third) };
    case 'danger':
      return { kind, path: first, node: second, at: Number(third) };
    case 'keep':
      return { kind, at: Number(first) };
    default:
      return null;
  }
}
