import { QueryClientProvider } from '@tanstack/react-query';
import { queryClient } from '#web/data/query-client.ts';
import { Icon } from '#web/ui/icon/icon.tsx';
import { NETWORK_TEXTS } from './texts.ts';
import { useContacts } from './use-contacts.ts';

interface ContactPickerProps {
  userId: string;
  /** Gets one line: the name and, where there is one, the telephone. */
  onPick: (line: string) => void;
}

/** People of the own network as lines for another page; nothing where there is nobody. */
export function ContactPicker(props: ContactPickerProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <Picker {...props} />
    </QueryClientProvider>
  );
}

function Picker({ userId, onPick }: ContactPickerProps) {
  const { rows } = useContacts(userId);
  if (rows.length === 0) return null;
  return (
    <section aria-label={NETWORK_TEXTS.picker.title} className="mt-2">
      <p className="text-sm text-ink-soft">{NETWORK_TEXTS.picker.title}:</p>
      <ul className="mt-1 flex flex-wrap gap-2">
        {rows.map(({ id, name, phone }) => (
          <li key={id}>
            <button
              type="button"
              aria-label={NETWORK_TEXTS.picker.add(name)}
              onClick={() => onPick(phone ? `${name}, ${phone}` : name)}
              className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-ink-soft bg-surface px-3.5 text-sm hover:border-primary hover:bg-primary-soft"
            >
              <Icon name="plus" className="size-4 text-primary" />
              {name}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
