import type { CaptchaSettings } from '../sign-in/sign-in-options.ts';

type Kind = CaptchaSettings['provider'];

interface Widget {
  render(place: HTMLElement, settings: Record<string, string | (() => void)>): string | undefined;
  remove(id: string): void;
}

const SCRIPTS: Record<Kind, string> = {
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
  hcaptcha: 'https://js.hcaptcha.com/1/api.js?render=explicit&recaptchacompat=off',
};

const loading = new Map<Kind, Promise<Widget>>();

/** Fetches the service's own script, once, and only where a captcha is configured. */
export function loadWidget(kind: Kind): Promise<Widget> {
  const pending = loading.get(kind) ?? load(kind);
  loading.set(kind, pending);
  pending.catch(() => loading.delete(kind));
  return pending;
}

function load(kind: Kind): Promise<Widget> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = SCRIPTS[kind];
    script.async = true;
    const fail = () => {
      script.remove();
      reject(new Error(kind));
    };
    script.addEventListener('error', fail);
    script.addEventListener('load', () => {
      const widget: unknown = Reflect.get(window, kind);
      if (isWidget(widget)) resolve(widget);
      else fail();
    });
    document.head.append(script);
  });
}

function isWidget(value: unknown): value is Widget {
  return typeof value === 'object' && value !== null && 'render' in value && 'remove' in value;
}
