import { Card } from '#web/ui/card.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

/** The card that the guard shows while it checks. */
export function LoadingCard({ text }: { text: string }) {
  return (
    <div className="flex min-h-[40dvh] flex-1 items-center justify-center">
      <Card className="max-w-full px-8 py-7 tight:px-4">
        <output className="flex flex-col items-center gap-4 text-center wrap-anywhere">
          <Spinner className="inline-flex size-9 text-primary" />
          {text}
        </output>
      </Card>
    </div>
  );
}
