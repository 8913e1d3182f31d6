import { Spinner } from '../spinner.tsx';

/** Fills the page while it loads. The text is in the prerendered page too. */
export function PageLoader({ text }: { text: string }) {
  return (
    <output className="flex min-h-[60dvh] flex-col items-center justify-center gap-4 p-6">
      <Spinner className="inline-flex size-10 text-primary" />
      <p className="text-ink-soft">{text}</p>
    </output>
  );
}
