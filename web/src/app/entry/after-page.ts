import { type ComponentType, lazy } from 'react';

/** A part that comes after the page, which does not wait for it: without network there is none. */
export function afterPage<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(
    async (): Promise<{ default: ComponentType<Props> }> => ({
      default: await load().catch(() => () => null),
    }),
  );
}
