import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { chooseCookies, revokeCookies } from './choose-cookies.ts';
import { type CookieConsent, ESSENTIAL_ONLY, useCookieConsent } from './cookie-consent.ts';
import { CookieSwitches } from './cookie-switches.tsx';
import { COOKIE_TEXTS } from './texts.ts';

/** The same choice, at any time, in the settings. */
export function CookiePreferences() {
  const { consent } = useCookieConsent();
  // A new stored choice starts the form anew.
  return <Form key={consent?.timestamp ?? 'none'} consent={consent} />;
}

/** What may be chosen, before it is known what was: the choice itself is not shown. */
export function CookieFrame() {
  return (
    <div className="[&_input]:invisible">
      <p className="text-sm">{'\u00a0'}</p>
      <CookieSwitches choice={ESSENTIAL_ONLY} onChange={() => undefined} />
    </div>
  );
}

function Form({ consent }: { consent: CookieConsent | null }) {
  const [choice, setChoice] = useState(consent ?? ESSENTIAL_ONLY);
  const { settings } = COOKIE_TEXTS;
  const date =
    consent && new Date(consent.timestamp).toLocaleDateString('es', { dateStyle: 'long' });
  return (
    <div>
      <p className="text-sm text-ink-soft">{date ? settings.chosen(date) : settings.none}</p>
      <CookieSwitches choice={choice} onChange={setChoice} />
      <div className="mt-3 flex flex-wrap gap-3">
        <Button
          variant="secondary"
          onClick={() => {
            const { preferences, analytics, marketing } = choice;
            chooseCookies({ preferences, analytics, marketing });
          }}
        >
          {COOKIE_TEXTS.save}
        </Button>
        {consent && (
          <Button variant="quiet" onClick={revokeCookies}>
            {settings.revoke}
          </Button>
        )}
      </div>
    </div>
  );
}
