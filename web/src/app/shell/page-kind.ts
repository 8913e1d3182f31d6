import type { ReactNode } from 'react';
import { useMatches } from 'react-router';

/**
 * How a page sits in the shell. A route module says so with `export const handle = pageKind('form')`.
 * - page: one readable column (the default) · form: narrower · wide: lists and reports
 * - scene: edge to edge · conversation: fills the height exactly and scrolls inside itself
 */
export type PageKind = 'page' | 'form' | 'wide' | 'scene' | 'conversation';

/** What of a guarded page is the same for everyone. It is in the prerendered page. */
interface Unchanging {
  /** Stands above the page, before and after the guard has let a person in. */
  header?: ReactNode;
  /** Stands only until then: the page draws its own, which may differ, in the same place. */
  frame?: ReactNode;
}

interface PageHandle extends Unchanging {
  kind: PageKind;
}

export function pageKind(kind: PageKind, unchanging: Unchanging = {}): PageHandle {
  return { kind, ...unchanging };
}

function isHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'kind' in handle;
}

export function usePageHandle(): PageHandle {
  const handles = useMatches().map((match) => match.handle);
  return handles.findLast(isHandle) ?? { kind: 'page' };
}

export function usePageKind(): PageKind {
  return usePageHandle().kind;
}

/** The guards of routes.ts. */
const GUARDS = new Set(['guard', 'focus-guard']);

export function useIsGuarded(): boolean {
  return useMatches().some(({ id }) => GUARDS.has(id));
}

/** Within a game, a tool, a lesson: nothing else is told meanwhile. */
export function useIsOneTask(): boolean {
  return useMatches().some(({ id }) => id === 'focus-guard');
}

export const KIND_CLASSES: Record<PageKind, string> = {
  page: 'mx-auto w-full max-w-3xl px-5 py-6 md:px-8 md:py-10',
  form: 'mx-auto w-full max-w-md px-5 py-6 md:py-12',
  wide: 'mx-auto w-full max-w-6xl px-5 py-6 md:px-8 md:py-10',
  scene: 'w-full',
  conversation: 'flex min-h-0 w-full flex-col overflow-hidden',
};
