import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { chooseCookies } from './choose-cookies.ts';
import { ALL, closeBanner, ESSENTIAL_ONLY } from './cookie-consent.ts';
import { CookieLine } from './cookie-line.tsx';
import { CookieSwitches } from './cookie-switches.tsx';
import { COOKIE_TEXTS } from './texts.ts';

/** The question itself. Yes and no weigh the same. `thin`: a line until it is asked for. */
export function CookieQuestion({ thin }: { thin: boolean }) {
  const [asked, setAsked] = useState(!thin);
  const [choice, setChoice] = useState(ESSENTIAL_ONLY);
  const [choosing, setChoosing] = useState(false);
  if (!asked) return <CookieLine onChoose={() => setAsked(true)} />;
  return (
    <section
      aria-label={COOKIE_TEXTS.region}
      className="max-h-[80dvh] animate-arrive overflow-y-auto border-t border-line bg-surface px-4 py-3 md:px-8"
    >
      <div className="mx-auto max-w-5xl">
        <div className="flex items-start gap-3">
          <p className="flex-1 py-2 text-sm">
            {COOKIE_TEXTS.body}{' '}
            <a href="/legal#cookies" className="text-primary underline underline-offset-4">
              {COOKIE_TEXTS.more}
            </a>
          </p>
          <button
            type="button"
            onClick={closeBanner}
            aria-label={COOKIE_TEXTS.close}
            className="-mr-2 inline-flex size-11 shrink-0 items-center justify-center rounded-full hover:bg-surface-2"
          >
            <Icon name="close" className="size-5" />
          </button>
        </div>
        {choosing && (
          <div className="my-2 max-w-xl">
            <CookieSwitches choice={choice} onChange={setChoice} />
          </div>
        )}
        <div className="mt-1 flex flex-wrap gap-2 max-sm:gap-1.5">
          <Button
            variant="secondary"
            className="max-sm:flex-1 max-sm:px-2 max-sm:text-sm max-sm:whitespace-nowrap"
            onClick={() => chooseCookies(ESSENTIAL_ONLY)}
          >
            {COOKIE_TEXTS.reject}
          </Button>
          <Button
            variant="secondary"
            className="max-sm:flex-1 max-sm:px-2 max-sm:text-sm max-sm:whitespace-nowrap"
            onClick={() => chooseCookies(ALL)}
          >
            {COOKIE_TEXTS.accept}
          </Button>
          {choosing ? (
            <Button className="max-sm:basis-full" onClick={() => chooseCookies(choice)}>
              {COOKIE_TEXTS.save}
            </Button>
          ) : (
            <Button
              variant="quiet"
              className="max-sm:px-2 max-sm:text-sm"
              onClick={() => setChoosing(true)}
            >
              {COOKIE_TEXTS.customise}
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}
