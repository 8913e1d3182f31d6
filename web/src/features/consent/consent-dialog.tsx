import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { FULL_NAME_MAX_LENGTH } from '#domain/contracts/consent.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Mascot } from '#web/ui/mascot/mascot.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.tsx';
import { useGiveConsent } from './api/give-consent.ts';
import { ConsentBoxes, ResearchBox } from './parts/consent-boxes.tsx';
import { ConsentPart } from './parts/consent-part.tsx';
import { DocumentInPlace } from './parts/document-in-place.tsx';
import { canSubmit, hasMainConsent } from './consent-form.ts';
import { consentFailure } from './consent-failure.ts';
import { ExitChoice } from './exit-choice.tsx';
import { SignaturePad } from './signature/signature-pad.tsx';
import { CONSENT_TEXTS as TEXTS } from './texts.ts';
import { useConsentChoices } from './use-consent-choices.ts';

interface ConsentDialogProps {
  /** Whether optional cookies were accepted in this browser; noted in the record. */
  cookieConsent: () => boolean;
  /** What is accepted, to be read in place. */
  document: ReactNode;
}

/**
 * docs/specification.md §4 and §5: covers the screen and does not go away until consent is given,
 * or the person.
 */
export function ConsentDialog({ cookieConsent, document }: ConsentDialogProps) {
  const { choices, change, forget } = useConsentChoices();
  const [signature, setSignature] = useState<string | null>(null);
  const [asked, setAsked] = useState(false);
  const giving = useGiveConsent();
  const main = hasMainConsent(choices);
  const complete = canSubmit(choices, signature);
  const nameMissing = asked && choices.fullName.trim() === '';
  const signatureMissing = asked && main && signature === null;

  function submit() {
    if (giving.isPending || !main) return;
    setAsked(true);
    if (!complete || signature === null) return;
    giving.mutate(
      { choices, signature, cookieConsent: cookieConsent() },
      {
        onSuccess: () => {
          forget();
          toast({ title: TEXTS.success, tone: 'ok' });
        },
      },
    );
  }

  return (
    <Dialog open dismissible={false} size="full" title={TEXTS.title} actions={<WaysOut />}>
      <form
        noValidate
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <ConsentPart number={1} title={TEXTS.parts.read} first>
          <div className="flex items-center gap-3 leading-snug">
            <Mascot
              emotion={complete ? 'happy' : 'listening'}
              size="sm"
              decorative
              className="size-16 sm:size-20"
            />
            <p className="min-w-32 flex-1">{TEXTS.lead}</p>
          </div>
          <DocumentInPlace>{document}</DocumentInPlace>
        </ConsentPart>
        <ConsentPart number={2} title={TEXTS.parts.accept}>
          <ConsentBoxes choices={choices} onChange={change} />
        </ConsentPart>
        <ConsentPart number={3} title={TEXTS.parts.sign}>
          <div className="flex flex-col gap-4">
            <TextField
              holds="name"
              label={TEXTS.fullName}
              name="fullName"
              autoComplete="name"
              required
              maxLength={FULL_NAME_MAX_LENGTH}
              value={choices.fullName}
              error={nameMissing ? TEXTS.missing : undefined}
              onChange={(event) => change({ type: 'name', fullName: event.target.value })}
            />
            <SignaturePad
              disabled={!main}
              fullName={choices.fullName}
              error={signatureMissing ? TEXTS.missing : undefined}
              onChange={setSignature}
            />
          </div>
        </ConsentPart>
        <ResearchBox choices={choices} onChange={change} />
        {giving.error && <Notice tone="error">{consentFailure(giving.error, TEXTS.failed)}</Notice>}
        <div className="flex flex-col gap-2 border-t border-line pt-5">
          <Button
            type="submit"
            size="lg"
            busy={giving.isPending}
            disabled={!complete && !giving.isPending}
          >
            {giving.isPending ? TEXTS.saving : complete ? TEXTS.submit : TEXTS.incomplete}
          </Button>
          {/* Only one of the two ever looks like the main thing to press. */}
          <Button variant={complete ? 'quiet' : 'secondary'} disabled={!main} onClick={submit}>
            {giving.isPending ? TEXTS.registering : TEXTS.lower}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** Help and the door, in sight from the first moment. */
function WaysOut() {
  return (
    <div className="-mt-1.5 -mr-3 flex flex-wrap items-center">
      <Link
        to="/crisis-moment"
        className="inline-flex min-h-11 items-center rounded-full border border-help px-2.5 text-sm font-semibold whitespace-nowrap text-help no-underline hover:bg-help-soft"
      >
        {TEXTS.crisisLink}
      </Link>
      <ExitChoice />
    </div>
  );
}
