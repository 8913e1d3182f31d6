import { Button } from '#web/ui/button.tsx';
import { Mascot } from '#web/ui/mascot/mascot.tsx';
import { APP_TEXTS } from '../texts.ts';

/**
 * docs/specification.md §2's generic error screen: the page broke, the app around it still stands.
 */
export function ErrorScreen({ onRetry }: { onRetry: () => void }) {
  return (
    <section
      role="alert"
      className="mx-auto flex min-h-[60dvh] max-w-md flex-col items-center justify-center gap-4 p-6 text-center"
    >
      <Mascot emotion="concerned" size="lg" decorative />
      <h1 className="font-title text-2xl font-semibold">{APP_TEXTS.error.title}</h1>
      <p className="text-ink-soft">{APP_TEXTS.error.body}</p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <Button onClick={onRetry}>{APP_TEXTS.error.retry}</Button>
        <Button variant="secondary" onClick={() => location.reload()}>
          {APP_TEXTS.error.reload}
        </Button>
      </div>
    </section>
  );
}
