import { type ReactNode, useCallback, useRef, useState } from 'react';
import { Dialog } from '#web/ui/dialog.tsx';
import { REAUTHENTICATION_TEXTS as TEXTS } from '../texts.ts';
import { ReauthenticationForm } from './reauthentication-form.tsx';
import { Reauthenticate } from './use-reauthenticated.ts';

interface Waiting {
  promise: Promise<void>;
  confirmed: () => void;
  cancelled: () => void;
}

function wait(): Waiting {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const refusal = Object.assign(new Error('cancelled'), { code: 'reauthentication_cancelled' });
  return { promise, confirmed: () => resolve(), cancelled: () => reject(refusal) };
}

interface ReauthenticationProviderProps {
  email: string;
  hasPassword: boolean;
  children: ReactNode;
}

/** Asks for the password or a code by mail, over whatever was being done, when a call needs it. */
export function ReauthenticationProvider(props: ReauthenticationProviderProps) {
  const { email, hasPassword, children } = props;
  const waiting = useRef<Waiting | null>(null);
  const [open, setOpen] = useState(false);

  const ask = useCallback(() => {
    waiting.current ??= wait();
    setOpen(true);
    return waiting.current.promise;
  }, []);

  function end(how: 'confirmed' | 'cancelled') {
    setOpen(false);
    waiting.current?.[how]();
    waiting.current = null;
  }

  return (
    <Reauthenticate value={ask}>
      {children}
      <Dialog open={open} title={TEXTS.title} onClose={() => end('cancelled')}>
        {open && (
          <ReauthenticationForm
            email={email}
            hasPassword={hasPassword}
            onConfirmed={() => end('confirmed')}
            onCancel={() => end('cancelled')}
          />
        )}
      </Dialog>
    </Reauthenticate>
  );
}
