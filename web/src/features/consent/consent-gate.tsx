import { type ReactNode, useEffect } from 'react';
import { Mascot } from '#web/ui/mascot/mascot.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { ConsentDialog } from './consent-dialog.tsx';
import { CONSENT_TEXTS as TEXTS } from './texts.ts';

interface ConsentGateProps {
  cookieConsent: () => boolean;
  /** What is accepted, to be read in place. */
  document: ReactNode;
}

/** What stands in the way while consent is missing: a welcome, and the dialog over it. */
export function ConsentGate({ cookieConsent, document: text }: ConsentGateProps) {
  // The dialog that had focus goes, and nothing was navigated to: the page behind takes it.
  useEffect(() => () => document.querySelector('main')?.focus({ preventScroll: true }), []);

  return (
    <>
      <div className="mx-auto flex max-w-2xl flex-col items-center py-10 text-center">
        <Mascot emotion="happy" size="lg" decorative className="mb-6" />
        <PageHeader title={TEXTS.welcome} lead={TEXTS.welcomeLead} />
      </div>
      <ConsentDialog cookieConsent={cookieConsent} document={text} />
    </>
  );
}
