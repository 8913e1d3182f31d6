import { type FormEvent, useId, useState } from 'react';
import { CLOSENESS, type Closeness, GOOD_FOR, type GoodFor } from '#domain/support/contact.ts';
import { WritingField } from '#web/care/writing/writing-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { type Contact, freeAngle, LONGEST } from '../contacts/contact.ts';
import { CLOSENESS_TEXTS, GOOD_FOR_TEXTS, NETWORK_TEXTS } from '../texts.ts';
import { type ContactDraft, draftOf, readContactDraft, useContactDraft } from './contact-draft.ts';

const TEXTS = NETWORK_TEXTS.form;
const PHONE = /^[+*#0-9 ().-]{3,32}$/;

interface ContactFormProps {
  /** Null: somebody new. */
  contact: Contact | null;
  contacts: readonly Contact[];
  onSave: (contact: Contact) => void;
  onClose: () => void;
}

/** In a dialog, so that the map stays where it was. What was typed outlives closing it. */
export function ContactForm({ contact, contacts, onSave, onClose }: ContactFormProps) {
  const draft = useContactDraft(contact?.id ?? 'new');
  const [fields, setFields] = useState(() => readContactDraft(draft.text) ?? draftOf(contact));
  const [tried, setTried] = useState(false);
  const formId = useId();

  function set(change: Partial<ContactDraft>) {
    const next = { ...fields, ...change };
    setFields(next);
    draft.write(JSON.stringify(next));
  }

  const name = fields.name.trim();
  const phone = fields.phone.trim();
  const nameError = tried && name === '' ? TEXTS.nameMissing : undefined;
  const phoneError = tried && phone !== '' && !PHONE.test(phone) ? TEXTS.phoneWrong : undefined;

  function save(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (name === '' || (phone !== '' && !PHONE.test(phone))) {
      const wrong = name === '' ? 'name' : 'phone';
      document.querySelector<HTMLElement>(`#${CSS.escape(formId)} [name=${wrong}]`)?.focus();
      return;
    }
    const others = contacts.filter(({ id }) => id !== contact?.id);
    const stays = contact?.closeness === fields.closeness;
    onSave({
      id: contact?.id ?? crypto.randomUUID(),
      name,
      closeness: fields.closeness,
      angle: stays ? contact.angle : freeAngle(others, fields.closeness),
      phone: phone || null,
      goodFor: GOOD_FOR.filter((id) => fields.goodFor.includes(id)),
      note: fields.note.trim() || null,
    });
    draft.clear();
    onClose();
  }

  return (
    <Dialog
      open
      title={contact ? TEXTS.editTitle(contact.name) : TEXTS.addTitle}
      onClose={onClose}
      footer={
        <>
          <Button
            variant="secondary"
            onClick={() => {
              draft.clear();
              onClose();
            }}
          >
            {TEXTS.cancel}
          </Button>
          <Button type="submit" form={formId}>
            {TEXTS.save}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="flex flex-col gap-5" onSubmit={save}>
        <TextField
          holds="name"
          name="name"
          label={TEXTS.name}
          value={fields.name}
          maxLength={LONGEST.name}
          autoComplete="off"
          error={nameError}
          onChange={(event) => set({ name: event.currentTarget.value })}
        />
        <ClosenessChoice value={fields.closeness} onChoose={(closeness) => set({ closeness })} />
        <GoodForChoice value={fields.goodFor} onChoose={(goodFor) => set({ goodFor })} />
        <TextField
          holds="phone"
          name="phone"
          type="tel"
          optional
          label={TEXTS.phone}
          hint={TEXTS.phoneHint}
          value={fields.phone}
          maxLength={LONGEST.phone}
          autoComplete="off"
          error={phoneError}
          onChange={(event) => set({ phone: event.currentTarget.value })}
        />
        <WritingField
          rows={2}
          optional
          label={TEXTS.note}
          hint={TEXTS.noteHint}
          words={{ text: fields.note, write: (note) => set({ note }) }}
          most={LONGEST.note}
        />
      </form>
    </Dialog>
  );
}

function ClosenessChoice(props: { value: Closeness; onChoose: (value: Closeness) => void }) {
  return (
    <fieldset>
      <legend className="font-semibold">{TEXTS.closeness}</legend>
      <div className="mt-2 grid gap-2">
        {CLOSENESS.map((closeness) => (
          <label
            key={closeness}
            className="flex min-h-12 items-center gap-3 rounded-control border border-ink-soft px-3 py-2 has-checked:border-primary has-checked:bg-primary-soft"
          >
            <input
              type="radio"
              name="closeness"
              className="size-5 shrink-0 accent-primary"
              checked={props.value === closeness}
              onChange={() => props.onChoose(closeness)}
            />
            <span className="font-semibold">{CLOSENESS_TEXTS[closeness].title}</span>
            <span className="text-sm leading-tight text-ink-soft">
              {CLOSENESS_TEXTS[closeness].hint}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function GoodForChoice(props: { value: readonly GoodFor[]; onChoose: (value: GoodFor[]) => void }) {
  const { value, onChoose } = props;
  return (
    <fieldset>
      <legend className="font-semibold">{TEXTS.goodFor}</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {GOOD_FOR.map((id) => {
          const selected = value.includes(id);
          return (
            <Chip
              key={id}
              selected={selected}
              onClick={() =>
                onChoose(selected ? value.filter((other) => other !== id) : [...value, id])
              }
            >
              {GOOD_FOR_TEXTS[id]}
            </Chip>
          );
        })}
      </div>
    </fieldset>
  );
}
