import { type Ref, useEffect, useRef, useState } from 'react';
import { CLOSENESS } from '#domain/support/contact.ts';
import { useChanges } from '#web/data/outbox/use-offline-list.ts';
import { draftsOfDeleted } from '#web/data/own-data/deleted-drafts.ts';
import { useUser } from '#web/data/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { toast } from '#web/ui/toast.tsx';
import { ContactCard } from './contacts/contact-card.tsx';
import { askDraft, formDraft } from './contacts/contact-drafts.ts';
import type { Contact } from './contacts/contact.ts';
import { contacts } from './contacts/contacts.ts';
import { ContactForm } from './form/contact-form.tsx';
import { CircleMap } from './map/circle-map.tsx';
import { CLOSENESS_TEXTS, NETWORK_TEXTS } from './texts.ts';
import { useContacts } from './use-contacts.ts';

/** Above the page, also before it is known who is there. */
export function SupportNetworkHeader() {
  return <PageHeader title={NETWORK_TEXTS.title} lead={NETWORK_TEXTS.lead} />;
}

/** Who is there, how near, and what for. The map and the list are two views of the same people. */
export function SupportNetworkPage() {
  const { id: userId } = useUser();
  const { rows, known, loading, failed, online, refetch } = useContacts(userId);
  const { change, undo } = useChanges(contacts);
  const [edited, setEdited] = useState<Contact | 'new' | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const hasRemoved = useRef(false);

  // The card took focus with it: it goes on at the list, or where there was nobody else, at its beginning.
  useEffect(() => {
    if (!hasRemoved.current) return;
    hasRemoved.current = false;
    (heading.current ?? add.current)?.focus({ preventScroll: true });
  }, [rows]);

  function remove(contact: Contact) {
    hasRemoved.current = true;
    const changeId = change({ type: 'delete', id: contact.id });
    const drafts = draftsOfDeleted([formDraft(contact.id), askDraft(contact.id)]);
    toast({
      title: NETWORK_TEXTS.removed(contact.name),
      action: {
        label: NETWORK_TEXTS.undo,
        onPress() {
          drafts.keep();
          void undo(changeId, { type: 'save', row: contact });
        },
      },
      onGone: drafts.drop,
    });
  }

  const nobody = known && rows.length === 0;
  return (
    <>
      <div className="mb-5 flex flex-col gap-3 empty:hidden">
        {!online && <Notice tone="info">{NETWORK_TEXTS.offline}</Notice>}
        {failed && (
          <Notice tone="error">
            <p>{NETWORK_TEXTS.errorLead}</p>
            <Button variant="secondary" className="mt-2" onClick={() => void refetch()}>
              {NETWORK_TEXTS.retry}
            </Button>
          </Notice>
        )}
      </div>
      {loading && rows.length === 0 && (
        <p className="flex items-center gap-3 py-6 text-ink-soft">
          <Spinner /> {NETWORK_TEXTS.loading}
        </p>
      )}
      {nobody && (
        <EmptyState
          title={NETWORK_TEXTS.emptyTitle}
          action={<Add ref={add} onAdd={() => setEdited('new')} />}
        >
          {NETWORK_TEXTS.emptyLead}
        </EmptyState>
      )}
      {!loading && !nobody && (
        <div className="grid items-start gap-8 lg:grid-cols-[26rem_1fr]">
          <div className="flex flex-col items-center gap-4 lg:sticky lg:top-20">
            <CircleMap
              contacts={rows}
              onMove={(contact, place) =>
                change({ type: 'edit', id: contact.id, fields: place, seen: contact })
              }
              onOpen={({ id }) => focusCard(id)}
            />
            <Add ref={add} onAdd={() => setEdited('new')} />
          </div>
          <section className="flex flex-col gap-6">
            <h2 ref={heading} tabIndex={-1} className="sr-only">
              {NETWORK_TEXTS.listTitle}
            </h2>
            {CLOSENESS.map((ring) => {
              const here = rows.filter(({ closeness }) => closeness === ring);
              if (here.length === 0) return null;
              return (
                <section key={ring} className="flex flex-col gap-3">
                  <h3 className="font-title text-lg font-semibold">
                    {CLOSENESS_TEXTS[ring].title}
                  </h3>
                  {here.map((contact) => (
                    <ContactCard
                      key={contact.id}
                      contact={contact}
                      onEdit={() => setEdited(contact)}
                      onRemove={() => remove(contact)}
                    />
                  ))}
                </section>
              );
            })}
          </section>
        </div>
      )}
      {edited && (
        <ContactForm
          contact={edited === 'new' ? null : edited}
          contacts={rows}
          onSave={(row) => change({ type: 'save', row })}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}

function Add({ ref, onAdd }: { ref: Ref<HTMLButtonElement>; onAdd: () => void }) {
  return (
    <Button ref={ref} onClick={onAdd}>
      <Icon name="plus" className="size-5" />
      {NETWORK_TEXTS.add}
    </Button>
  );
}

function focusCard(id: string): void {
  const card = document.querySelector<HTMLElement>(`#persona-${CSS.escape(id)}`);
  card?.focus({ preventScroll: true });
  card?.scrollIntoView({ block: 'center' });
}
