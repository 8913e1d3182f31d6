import { useMatches } from 'react-router';

/**
 * How a page sits in the shell. A route module says so with `export const handle = pageKind('form')`.
 * - page: one readable column (the default) · form: narrower · wide: lists and reports
 * - scene: edge to edge · conversation: fills the height exactly and scrolls inside itself
 */
export type PageKind = 'page' | 'form' | 'wide' | 'scene' | 'conversation';

export function pageKind(kind: PageKind): { kind: PageKind } {
  return { kind };
}

function isHandle(handle: unknown): handle is { kind: PageKind } {
  return typeof handle === 'object' && handle !== null && 'kind' in handle;
}

export function usePageKind(): PageKind {
  const handle = useMatches()
    .map((match) => match.handle)
    .findLast(isHandle);
  return handle?.kind ?? 'page';
}

export const KIND_CLASSES: Record<PageKind, string> = {
  page: 'mx-auto w-full max-w-3xl px-5 py-6 md:px-8 md:py-10',
  form: 'mx-auto w-full max-w-md px-5 py-6 md:py-12',
  wide: 'mx-auto w-full max-w-6xl px-5 py-6 md:px-8 md:py-10',
  scene: 'w-full',
  conversation: 'flex min-h-0 w-full flex-col overflow-hidden',
};
