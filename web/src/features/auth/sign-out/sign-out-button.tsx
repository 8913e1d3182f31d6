import { Button, type ButtonVariant } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { SIGN_OUT_TEXTS as TEXTS } from './texts.ts';
import { useSignOut } from './use-sign-out.ts';

/** The way out, with the question about what was not sent. */
export function SignOutButton({ variant = 'secondary' }: { variant?: ButtonVariant }) {
  const { busy, asking, signOut, keep, discard, stay } = useSignOut();
  return (
    <>
      <Button variant={variant} busy={busy && !asking} onClick={signOut}>
        {TEXTS.signOut}
      </Button>
      <Dialog
        open={asking}
        title={TEXTS.unsentTitle}
        onClose={stay}
        footer={
          <>
            <Button variant="quiet" className="max-sm:w-full" onClick={stay}>
              {TEXTS.stay}
            </Button>
            <Button variant="secondary" className="max-sm:w-full" onClick={discard}>
              {TEXTS.discard}
            </Button>
            <Button className="max-sm:w-full" busy={busy} onClick={keep}>
              {TEXTS.keep}
            </Button>
          </>
        }
      >
        <p>{TEXTS.unsent}</p>
      </Dialog>
    </>
  );
}
