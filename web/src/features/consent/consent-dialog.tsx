import { useState } from 'react';
import { Link } from 'react-router';
import { FULL_NAME_MAX_LENGTH } from '#domain/contracts/consent.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.tsx';
import { useGiveConsent } from './api/give-consent.ts';
import { ConsentBoxes } from './consent-boxes.tsx';
import { canSubmit, hasMainConsent } from './consent-form.ts';
import { consentFailure } from './consent-failure.ts';
import { ExitChoice } from './exit-choice.tsx';
import { SignaturePad } from './signature/signature-pad.tsx';
import { CONSENT_TEXTS as TEXTS } from './texts.ts';
import { useConsentChoices } from './use-consent-choices.ts';

interface ConsentDialogProps {
  /** Whether optional cookies were accepted in this browser; noted in the record. */
  cookieConsent: () => boolean;
}

/**
 * docs/specification.md §4 and §5: covers the screen and does not go away until consent is given,
 * or the person.
 */
export function ConsentDialog({ cookieConsent }: ConsentDialogProps) {
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
    <Dialog open dismissible={false} size="full" title={TEXTS.title}>
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <p className="text-ink-soft">{TEXTS.lead}</p>
        <ConsentBoxes choices={choices} onChange={change} />
        <TextField
          holds="name"
          label={TEXTS.fullName}
          hint={TEXTS.fullNameHint}
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
        {giving.error && <Notice tone="error">{consentFailure(giving.error, TEXTS.failed)}</Notice>}
        <div className="flex flex-col gap-3 border-t border-line pt-5">
          <Button
            type="submit"
            size="lg"
            busy={giving.isPending}
            disabled={!complete && !giving.isPending}
          >
            {giving.isPending ? TEXTS.saving : complete ? TEXTS.submit : TEXTS.incomplete}
          </Button>
          <Button variant="secondary" disabled={!main} onClick={submit}>
            {giving.isPending ? TEXTS.registering : TEXTS.lower}
          </Button>
          <ExitChoice />
        </div>
        <p>
          {TEXTS.crisis}{' '}
          <Link
            to="/crisis-moment"
            className="inline-flex min-h-11 items-center font-semibold text-help underline"
          >
            {TEXTS.crisisLink}
          </Link>
        </p>
      </form>
    </Dialog>
  );
}
