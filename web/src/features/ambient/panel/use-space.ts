import { useEffect } from 'react';

/** The space bar, where nothing else has the focus to take it. */
export function useSpace(onSpace: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== ' ' || event.defaultPrevented || event.repeat) return;
      const { target } = event;
      const isPage = target instanceof HTMLElement && target.closest('dialog') === null;
      // The title and the page take focus only so that a reader is brought there.
      if (!isPage || (target !== document.body && target.tabIndex !== -1)) return;
      event.preventDefault();
      onSpace();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [onSpace]);
}
