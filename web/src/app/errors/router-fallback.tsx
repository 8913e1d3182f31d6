import { APP_TEXTS } from '../texts.ts';

/**
 * The last net: an error that no page caught. It uses nothing that could itself be broken:
 * plain elements and a full page load.
 */
export function RouterFallback() {
  const { title, body, home } = APP_TEXTS.routerError;
  return (
    <main
      role="alert"
      className="mx-auto flex min-h-dvh max-w-md flex-col justify-center gap-4 p-6 text-center"
    >
      <h1 className="font-title text-2xl font-semibold">{title}</h1>
      <p className="text-ink-soft">{body}</p>
      <button
        type="button"
        className="min-h-11 rounded-control bg-primary px-4 font-semibold text-primary-ink"
        onClick={() => location.reload()}
      >
        {APP_TEXTS.error.reload}
      </button>
      <a href="/" className="min-h-11 content-center font-semibold text-primary underline">
        {home}
      </a>
      <a
        href="/crisis-moment"
        className="min-h-11 content-center font-semibold text-help underline"
      >
        {APP_TEXTS.helpNow}
      </a>
    </main>
  );
}
