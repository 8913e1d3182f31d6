import { useState } from 'react';
import { FULL_NAME_MAX_LENGTH } from '#domain/contracts/consent.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.tsx';
import { useGiveConsent } from '../api/give-consent.ts';
import { consentFailure } from '../consent-failure.ts';
import { CONSENT_TEXTS as TEXTS } from '../texts.ts';
import { SignaturePad } from './signature-pad.tsx';

interface SignAgainProps {
  name: string;
  dataResearch: boolean;
  cookieConsent: () => boolean;
  onDone: () => void;
}

/** A new name or a new signature under the same consent: one more record, the old one stays. */
export function SignAgain({ name, dataResearch, cookieConsent, onDone }: SignAgainProps) {
  const [fullName, setFullName] = useState(name);
  const [signature, setSignature] = useState<string | null>(null);
  const [asked, setAsked] = useState(false);
  const giving = useGiveConsent();
  const nameMissing = fullName.trim() === '';

  function save() {
    setAsked(true);
    if (nameMissing || signature === null || giving.isPending) return;
    const accepted = {
      ageVerified: true,
      medicalDisclaimer: true,
      privacyPolicy: true,
      termsConditions: true,
    };
    giving.mutate(
      {
        choices: { ...accepted, dataResearch, fullName },
        signature,
        cookieConsent: cookieConsent(),
      },
      {
        onSuccess: () => {
          toast({ title: TEXTS.successOnPage, tone: 'ok' });
          onDone();
        },
      },
    );
  }

  return (
    <form
      noValidate
      className="flex flex-col gap-5 border-t border-line pt-5"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <p className="text-ink-soft">{TEXTS.page.againLead}</p>
      <TextField
        holds="name"
        label={TEXTS.fullName}
        autoComplete="name"
        required
        maxLength={FULL_NAME_MAX_LENGTH}
        value={fullName}
        error={asked && nameMissing ? TEXTS.missing : undefined}
        onChange={(event) => setFullName(event.target.value)}
      />
      <SignaturePad
        disabled={false}
        fullName={fullName}
        error={asked && signature === null ? TEXTS.missing : undefined}
        onChange={setSignature}
      />
      {giving.error && (
        <Notice tone="error">{consentFailure(giving.error, TEXTS.failedOnPage)}</Notice>
      )}
      <Button type="submit" busy={giving.isPending}>
        {giving.isPending ? TEXTS.registering : TEXTS.page.save}
      </Button>
    </form>
  );
}
