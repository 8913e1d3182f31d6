import type { ReactNode } from 'react';
import { useHydrated } from '#web/lib/use-browser-value.ts';
import { Button, type ButtonVariant } from '#web/ui/button.tsx';

interface SubmitButtonProps {
  busy: boolean;
  variant?: ButtonVariant;
  children: ReactNode;
}

/** Sends only once the page is ready: before that, the browser itself would send the form away. */
export function SubmitButton({ busy, variant = 'primary', children }: SubmitButtonProps) {
  const hydrated = useHydrated();
  return (
    <Button
      type={hydrated ? 'submit' : 'button'}
      variant={variant}
      size="lg"
      busy={busy}
      className="w-full"
    >
      {children}
    </Button>
  );
}
