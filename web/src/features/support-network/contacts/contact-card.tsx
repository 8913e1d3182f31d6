import { dialable } from '#domain/support/contact.ts';
import { useChanges } from '#web/data/outbox/use-offline-list.ts';
import type { Listed } from '#web/data/outbox/with-waiting.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { AskPanel } from '../reach/ask-panel.tsx';
import { ReachLink } from '../reach/reach-link.tsx';
import { GOOD_FOR_TEXTS, NETWORK_TEXTS } from '../texts.ts';
import type { Contact } from './contact.ts';
import { contacts } from './contacts.ts';

interface ContactCardProps {
  contact: Listed<Contact>;
  onEdit: () => void;
  onRemove: () => void;
}

export function ContactCard({ contact, onEdit, onRemove }: ContactCardProps) {
  const { id, name, phone, goodFor, note, delivery, refusedId } = contact;
  const { discard } = useChanges(contacts);
  return (
    <article
      id={`persona-${id}`}
      tabIndex={-1}
      aria-labelledby={`nombre-${id}`}
      className="scroll-mt-20 rounded-card border border-line bg-surface p-4 focus:border-primary"
    >
      <div className="flex items-start justify-between gap-2">
        <h4 id={`nombre-${id}`} className="min-w-0 text-lg font-semibold">
          {name}
          {delivery === 'waiting' && (
            <span className="text-sm font-normal text-ink-soft"> · {NETWORK_TEXTS.waiting}</span>
          )}
        </h4>
        <span className="-mt-1.5 -mr-2 flex shrink-0">
          <IconButton icon="edit" label={NETWORK_TEXTS.edit} name={name} onPress={onEdit} />
          <IconButton icon="trash" label={NETWORK_TEXTS.remove} name={name} onPress={onRemove} />
        </span>
      </div>
      {goodFor.length > 0 && (
        <p className="text-ink-soft">
          {NETWORK_TEXTS.goodFor}: {goodFor.map((gift) => GOOD_FOR_TEXTS[gift]).join(', ')}.
        </p>
      )}
      {note && <p className="mt-1 whitespace-pre-line">{note}</p>}
      {refusedId && (
        <p className="mt-2 text-help">
          {NETWORK_TEXTS.refused}{' '}
          <Button variant="quiet" onClick={() => discard(refusedId)}>
            {NETWORK_TEXTS.discard}
          </Button>
        </p>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-2">
        {phone ? (
          <ReachLink first icon="phone" href={`tel:${dialable(phone)}`} name={name}>
            {NETWORK_TEXTS.call}
          </ReachLink>
        ) : (
          <span className="text-sm text-ink-soft">{NETWORK_TEXTS.noPhone}</span>
        )}
      </div>
      <details className="group mt-1">
        <summary
          aria-label={NETWORK_TEXTS.actionOf(NETWORK_TEXTS.ask, name)}
          className="inline-flex min-h-11 list-none items-center gap-1.5 font-semibold text-primary [&::-webkit-details-marker]:hidden"
        >
          {NETWORK_TEXTS.ask}
          <Icon
            name="chevron-down"
            className="size-5 transition duration-160 group-open:rotate-180"
          />
        </summary>
        <AskPanel contact={contact} />
      </details>
    </article>
  );
}

function IconButton(props: {
  icon: 'edit' | 'trash';
  label: string;
  name: string;
  onPress: () => void;
}) {
  return (
    <button
      type="button"
      aria-label={NETWORK_TEXTS.actionOf(props.label, props.name)}
      onClick={props.onPress}
      className="inline-flex size-11 items-center justify-center rounded-full hover:bg-surface-2"
    >
      <Icon name={props.icon} className="size-5" />
    </button>
  );
}
