import { dialable, whatsappNumber } from '#domain/support/contact.ts';
import { useState } from 'react';
import { useKeptWords } from '#web/care/writing/words.ts';
import { WritingField } from '#web/care/writing/writing-field.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.tsx';
import { ASKS } from '../content.ts';
import { askDraft } from '../contacts/contact-drafts.ts';
import type { Contact } from '../contacts/contact.ts';
import { NETWORK_TEXTS } from '../texts.ts';
import { ReachLink } from './reach-link.tsx';

const LONGEST = 400;

/** Ready-made messages asking for help. They are sent by the phone's own apps only. */
export function AskPanel({ contact }: { contact: Contact }) {
  const [ready, setReady] = useState<string>(ASKS[0].text);
  const words = useKeptWords(askDraft(contact.id), ready);
  const { text } = words;
  const chosen = ASKS.find((ask) => ask.text === text)?.id;
  const body = encodeURIComponent(text);
  const number = contact.phone && dialable(contact.phone);
  const whatsapp = contact.phone && whatsappNumber(contact.phone);

  /** Only words of one's own are a draft. */
  function choose(readyMade: string) {
    setReady(readyMade);
    words.clear();
  }

  return (
    <div className="mt-3 flex flex-col gap-3">
      <fieldset>
        <legend className="sr-only">{NETWORK_TEXTS.askLegend}</legend>
        <div className="flex flex-wrap gap-2">
          {ASKS.map((ask) => (
            <Chip key={ask.id} selected={ask.id === chosen} onClick={() => choose(ask.text)}>
              {ask.label}
            </Chip>
          ))}
        </div>
      </fieldset>
      <WritingField
        rows={2}
        label={NETWORK_TEXTS.askText}
        hint={NETWORK_TEXTS.askHint}
        className="field-sizing-content"
        words={words}
        most={LONGEST}
      />
      <div className="flex flex-wrap gap-2">
        {number && (
          <ReachLink icon="message" href={`sms:${number}?&body=${body}`} name={contact.name}>
            {NETWORK_TEXTS.message}
          </ReachLink>
        )}
        {whatsapp && (
          <ReachLink
            icon="chat"
            href={`https://wa.me/${whatsapp}?text=${body}`}
            name={contact.name}
          >
            {NETWORK_TEXTS.whatsapp}
          </ReachLink>
        )}
        <Button variant="secondary" onClick={() => void pass(text)}>
          {typeof navigator.share === 'function' ? NETWORK_TEXTS.share : NETWORK_TEXTS.copy}
        </Button>
      </div>
    </div>
  );
}

async function pass(text: string): Promise<void> {
  try {
    if (typeof navigator.share === 'function') await navigator.share({ text });
    else {
      await navigator.clipboard.writeText(text);
      toast({ title: NETWORK_TEXTS.copied, tone: 'ok' });
    }
  } catch (error) {
    // Closing the share sheet is an answer.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    toast({ title: NETWORK_TEXTS.notCopied, tone: 'error' });
  }
}
