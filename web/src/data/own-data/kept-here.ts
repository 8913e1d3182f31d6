import type { OfflineDocument } from '../outbox/document/offline-document.ts';
import { itemKeys, removeItem } from '#web/lib/safe-storage.ts';

type AnyDocument = Pick<
  OfflineDocument<object, string>,
  'kind' | 'isUnsent' | 'unsent' | 'inWords' | 'sync' | 'forget'
>;

/** Where something lies: names that hold for it and for everything behind a dot after them. */
interface Places {
  /** What it is, in English, for those who read the registry. */
  name: string;
  /** Keys of local or session storage; `remanso.wave` also stands for `remanso.wave.past`. */
  keys?: readonly string[];
  /** Beginnings of the names of drafts. */
  drafts?: readonly string[];
  /** What is written offline: its kind. */
  kind?: string;
  /** Names of IndexedDB databases. */
  databases?: readonly string[];
}

/** Belongs to this browser: stays whoever comes and goes, and tells nothing about anybody. */
interface OfDevice extends Places {
  whose: 'device';
}

/** Belongs to a person who was here. */
interface OfPerson extends Places {
  whose: 'person';
  /** How much of it the account does not have. Absent: the account has all of it, or misses nothing. */
  unsent?: (userId: string) => number | Promise<number>;
  /** Those as words of a Spanish list: "un mensaje sin enviar", "3 mensajes sin enviar". */
  inWords?: (count: number) => string;
  /** Tries to bring it to the account now. */
  deliver?: (userId: string) => Promise<unknown>;
  /** Whether its person chose that it stays here, also when the account has all of it. */
  wantedHere?: (userId: string) => boolean;
  /** @param leaving she is the one who leaves now: what names nobody is hers as well */
  erase: (userId: string, leaving: boolean) => void | Promise<void>;
}

/**
 * One kind of thing that this app keeps on a device. A feature declares its own in its folder; `app/`
 * gathers them, and a check finds storage that nobody declared.
 */
export type KeptHere = OfDevice | OfPerson;

/** What is kept under `remanso.thing.<person>`, or under `remanso.thing` by whoever is here. */
export function keptUnder(
  name: string,
  keys: readonly string[],
  more: Partial<Omit<OfPerson, 'whose' | keyof Places>> = {},
): OfPerson {
  const erase = (userId: string, leaving: boolean) => {
    for (const key of keys) {
      if (leaving) removeItem(key);
      for (const found of itemKeys(`${key}.`)) if (names(found, key, userId)) removeItem(found);
    }
  };
  return { name, whose: 'person', keys, erase, ...more };
}

function names(found: string, key: string, userId: string): boolean {
  const rest = found.slice(key.length + 1);
  return rest === userId || rest.startsWith(`${userId}.`);
}

/** What waits in the outbox of one kind. The outbox itself delivers and erases. */
export function keptWaiting(
  waiting: Required<Pick<OfPerson, 'kind' | 'unsent' | 'inWords'>>,
): OfPerson {
  const { kind, unsent, inWords } = waiting;
  return { name: kind, whose: 'person', kind, unsent, inWords, erase: () => undefined };
}

/** A document that lies whole on the device. */
export function keptDocument({
  kind,
  isUnsent,
  unsent,
  inWords,
  sync,
  forget,
}: AnyDocument): OfPerson {
  return {
    name: kind,
    whose: 'person',
    kind,
    keys: [`remanso.${kind}`],
    unsent,
    inWords,
    deliver: async (userId) => isUnsent(userId) && (await sync(userId)),
    erase: forget,
  };
}
