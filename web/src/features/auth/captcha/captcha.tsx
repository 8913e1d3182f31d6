import { useEffect, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { type CaptchaSettings, useSignInOptions } from '../sign-in/sign-in-options.ts';
import { AUTH_ERRORS, AUTH_TEXTS } from '../texts.ts';
import { CAPTCHA_FIELD } from './captcha-token.ts';
import { loadWidget } from './load-widget.ts';

/**
 * The captcha that the operator configured, if any, as part of a form: the service's widget leaves
 * its answer there. An answer is good for one attempt, so each attempt has a new widget.
 */
export function Captcha({ attempt }: { attempt: number }) {
  const { captcha } = useSignInOptions();
  return captcha && <Box key={attempt} settings={captcha} />;
}

function Box({ settings }: { settings: CaptchaSettings }) {
  const { provider, siteKey } = settings;
  const place = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    const element = place.current;
    if (failed || !element) return undefined;
    let gone = false;
    let remove: (() => void) | undefined;
    const show = async () => {
      const widget = await loadWidget(provider);
      if (gone) return;
      const theme = document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light';
      const id = widget.render(element, {
        sitekey: siteKey,
        theme,
        hl: 'es',
        language: 'es',
        size: element.clientWidth < 300 ? 'compact' : 'normal',
        'error-callback': () => setFailed(true),
      });
      if (id !== undefined) remove = () => widget.remove(id);
    };
    show().catch(() => {
      if (!gone) setFailed(true);
    });
    return () => {
      gone = true;
      remove?.();
    };
  }, [provider, siteKey, failed]);

  return (
    <div>
      <input type="hidden" name={CAPTCHA_FIELD} value={provider} />
      {failed ? (
        <Notice tone="error">
          <p>{AUTH_ERRORS.captcha_unavailable}</p>
          <Button variant="secondary" className="mt-3" onClick={() => setFailed(false)}>
            {AUTH_TEXTS.retry}
          </Button>
        </Notice>
      ) : (
        <div ref={place} className="min-h-16" />
      )}
    </div>
  );
}
