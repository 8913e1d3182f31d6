import { APP_TEXTS } from '../texts.ts';

export const MAIN_ID = 'contenido';

export function SkipLink() {
  return (
    <a
      href={`#${MAIN_ID}`}
      className="sr-only z-50 rounded-control bg-primary px-4 py-3 font-semibold text-primary-ink focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
    >
      {APP_TEXTS.skip}
    </a>
  );
}
