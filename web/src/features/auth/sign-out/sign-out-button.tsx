import type { OwnData } from '#web/data/own-data/own-data.ts';
import { Button, type ButtonVariant } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { SIGN_OUT_TEXTS as TEXTS } from './texts.ts';
import { useSignOut } from './use-sign-out.ts';

interface SignOutButtonProps {
  /** What the person has on this device. */
  loadOwnData: () => Promise<OwnData>;
  variant?: ButtonVariant;
}

/** The sign-out button, with the question about what was not sent. */
export function SignOutButton({ loadOwnData, variant = 'secondary' }: SignOutButtonProps) {
  const { busy, asking, signOut, keep, erase, stay } = useSignOut(loadOwnData);
  return (
    <>
      <Button variant={variant} busy={busy && !asking} onClick={signOut}>
        {TEXTS.signOut}
      </Button>
      <Dialog
        open={asking !== null}
        title={TEXTS.unsentTitle}
        onClose={stay}
        footer={
          <>
            <Button variant="quiet" className="max-sm:w-full" onClick={stay}>
              {TEXTS.stay}
            </Button>
            <Button variant="secondary" className="max-sm:w-full" onClick={erase}>
              {TEXTS.erase}
            </Button>
            <Button className="max-sm:w-full" busy={busy} onClick={keep}>
              {TEXTS.keep}
            </Button>
          </>
        }
      >
        {asking && <p>{TEXTS.unsent(asking)}</p>}
        <p className="mt-3">{TEXTS.choice}</p>
      </Dialog>
    </>
  );
}
