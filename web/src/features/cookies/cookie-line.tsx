import { Icon } from '#web/ui/icon/icon.tsx';
import { closeBanner } from './cookie-consent.ts';
import { COOKIE_TEXTS } from './texts.ts';

/** One thin line, for pages on which nothing may cover a number to call. It opens the question. */
export function CookieLine({ onChoose }: { onChoose: () => void }) {
  return (
    <section
      aria-label={COOKIE_TEXTS.region}
      className="flex animate-arrive flex-wrap items-center border-t border-line bg-surface pl-4 text-sm md:pl-8"
    >
      <p className="min-w-28 flex-1 leading-tight">{COOKIE_TEXTS.thin}</p>
      <div className="ml-auto flex">
        <button
          type="button"
          onClick={onChoose}
          className="min-h-11 px-2 font-semibold text-primary underline underline-offset-4"
        >
          {COOKIE_TEXTS.customise}
        </button>
        <button
          type="button"
          onClick={closeBanner}
          aria-label={COOKIE_TEXTS.close}
          className="inline-flex size-11 items-center justify-center hover:bg-surface-2"
        >
          <Icon name="close" className="size-5" />
        </button>
      </div>
    </section>
  );
}
