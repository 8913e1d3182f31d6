import { type FormEvent, useId, useState } from 'react';
import { inspectInput } from '#web/lib/inspect-input.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { Mascot } from '#web/ui/mascot/mascot.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { OwnProfile } from './api/own-profile.ts';
import { FORMS_OF_ADDRESS } from './form-of-address.ts';
import { HOW_TO_MEET_YOU } from './anchor.ts';
import { placeOfZone, zoneHere } from './place-of-zone.ts';
import { OWN_PROFILE_TEXTS as TEXTS } from './texts.ts';

/** As many characters as the profile takes. */
const NAME_MAX_LENGTH = 80;

interface HowToMeetYouProps {
  profile: OwnProfile;
  onChange: (change: Partial<OwnProfile>) => void;
  saving: Partial<OwnProfile> | undefined;
}

/** Name, form of address and clock, with Nilo saying the same words in each way of speaking. */
export function HowToMeetYou({ profile, onChange, saving }: HowToMeetYouProps) {
  const titleId = useId();
  return (
    <section id={HOW_TO_MEET_YOU} aria-labelledby={titleId}>
      <h2 id={titleId} className="mb-4 font-title text-xl font-semibold">
        {TEXTS.title}
      </h2>
      <div className="flex flex-col gap-6 rounded-card border border-line bg-surface p-5 md:p-7">
        <div className="flex items-end gap-3">
          <Mascot emotion="talking" size="md" decorative className="max-sm:size-20" />
          <p
            aria-live="polite"
            className="min-w-0 rounded-card rounded-bl-none bg-primary-soft px-4 py-3 leading-snug wrap-anywhere"
          >
            {TEXTS.said(profile.address, profile.name)}
          </p>
        </div>
        <Name
          key={profile.name}
          known={profile.name}
          busy={saving?.name !== undefined}
          onSave={(name) => onChange({ name })}
        />
        <fieldset>
          <legend className="font-semibold">{TEXTS.address}</legend>
          <div className="mt-2 flex flex-wrap gap-2">
            {FORMS_OF_ADDRESS.map((address) => (
              <Chip
                key={address}
                selected={profile.address === address}
                onClick={() => onChange({ address })}
              >
                {TEXTS.addresses[address]}
              </Chip>
            ))}
          </div>
        </fieldset>
        <Clock zone={profile.timeZone} onUse={(timeZone) => onChange({ timeZone })} />
      </div>
    </section>
  );
}

interface NameProps {
  known: string;
  busy: boolean;
  onSave: (name: string) => void;
}

function Name({ known, busy, onSave }: NameProps) {
  const [name, setName] = useState(known);
  const clean = inspectInput(name).clean.trim();
  function save(event: FormEvent) {
    event.preventDefault();
    if (clean !== known) onSave(clean);
  }
  return (
    <form onSubmit={save} className="flex flex-col gap-3">
      <TextField
        holds="name"
        label={TEXTS.name}
        hint={TEXTS.nameHint}
        autoComplete="nickname"
        maxLength={NAME_MAX_LENGTH}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      {clean !== known && (
        <Button type="submit" variant="secondary" busy={busy} className="self-start">
          {TEXTS.save}
        </Button>
      )}
    </form>
  );
}

function Clock({ zone, onUse }: { zone: string; onUse: (zone: string) => void }) {
  const [here] = useState(zoneHere);
  return (
    <div className="border-t border-line pt-5 text-sm">
      <p>{TEXTS.hour(placeOfZone(zone))}</p>
      <p className="text-ink-soft">{TEXTS.hourWhy}</p>
      {here !== '' && here !== zone && (
        <p className="mt-1 flex flex-wrap items-center gap-x-2">
          <span className="text-ink-soft">{TEXTS.elsewhere(placeOfZone(here))}</span>
          <button
            type="button"
            onClick={() => onUse(here)}
            className="inline-flex min-h-11 items-center rounded-control font-semibold text-primary underline underline-offset-4"
          >
            {TEXTS.takeHere(placeOfZone(here))}
          </button>
        </p>
      )}
    </div>
  );
}
