import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { outboxFolder } from '../transports/outbox.ts';

export interface OutboxMail {
  /** The file's name without `.eml`. */
  id: string;
  date: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}

const ID = /^[\w-]+$/;
const LISTED = 100;

export async function readOutboxMail(dataDir: string, id: string): Promise<OutboxMail | undefined> {
  if (!ID.test(id)) return undefined;
  let file: Buffer;
  try {
    file = await readFile(join(outboxFolder(dataDir), `${id}.eml`));
  } catch {
    return undefined;
  }
  const mail = await PostalMime.parse(file);
  return {
    id,
    date: mail.date ?? '',
    to: mail.to?.map((each) => each.address).join(', ') ?? '',
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
  };
}

/** The newest mails first; their names begin with the time. */
export async function listOutbox(dataDir: string): Promise<OutboxMail[]> {
  const names = await readdir(outboxFolder(dataDir)).catch(() => []);
  const newest = names
    .filter((name) => name.endsWith('.eml'))
    .toSorted()
    .toReversed()
    .slice(0, LISTED);
  const mails = await Promise.all(
    newest.map((name) => readOutboxMail(dataDir, name.replace(/\.eml$/, ''))),
  );
  return mails.filter((mail) => mail !== undefined);
}
