import { useState } from 'react';
import type { FileProblem, ReadImport } from '#domain/imports/import-record.ts';
import { IMPORT_LIMITS } from '#domain/imports/import-record.ts';
import type { ImportReading } from '#domain/imports/read-import.ts';
import { queryClient } from '#web/data/query-client.ts';
import { getSessionState } from '#web/data/session.ts';
import { listHeld } from './api/list-held.ts';
import {
  type Progress,
  type Seal,
  sendImport,
  type Stored,
  takeImportBack,
} from './api/send-import.ts';
import type { Held, ImportRows } from './import-rows.ts';
import { keepLastImport, leftUnfinished, readLastImport } from './last-import.ts';

export type ImportStep =
  | { name: 'choose'; problem?: FileProblem | 'offline' }
  | { name: 'reading' }
  | { name: 'preview'; fileName: string; read: ReadImport; held: Held }
  | { name: 'sending'; progress: Progress }
  | { name: 'broken'; fileName: string; rows: ImportRows }
  | { name: 'done'; stored: Stored };

/** From a file to the account, and back. */
export function useImport(owner: string, loadSeal: (owner: string) => Promise<Seal>) {
  const [step, setStep] = useState<ImportStep>({ name: 'choose' });
  const [last, setLast] = useState(() => readLastImport(owner));
  const [undoing, setUndoing] = useState<'no' | 'busy' | 'failed'>('no');

  const remember = (kept: typeof last) => {
    // Whoever signed out took with them what this device knew of it.
    const session = getSessionState();
    if (session.status !== 'signed-in' || session.user.id !== owner) return;
    keepLastImport(owner, kept);
    setLast(kept && kept.moods.length + kept.pages.length > 0 ? kept : null);
  };

  async function choose(file: File) {
    if (file.size > IMPORT_LIMITS.bytes) {
      setStep({ name: 'choose', problem: 'too-big' });
      return;
    }
    setStep({ name: 'reading' });
    const reading = await readingOf(file);
    if ('problem' in reading) {
      setStep({ name: 'choose', problem: reading.problem });
      return;
    }
    try {
      const held = await listHeld(owner);
      setStep({ name: 'preview', fileName: file.name, read: reading.read, held });
    } catch {
      setStep({ name: 'choose', problem: 'offline' });
    }
  }

  /** Safe to do again: what has arrived is not stored twice. */
  async function take(fileName: string, rows: ImportRows) {
    const all = rows.moods.length + rows.pages.length;
    setStep({ name: 'sending', progress: { done: 0, all } });
    // Going on with the same file, also after a reload, adds to what can be taken back.
    let stored = together(leftUnfinished(owner, fileName) ?? NONE, NONE);
    const at = new Date().toISOString();
    const keep = (ids: Stored, isWhole: boolean) => remember({ at, fileName, isWhole, ...ids });
    try {
      await sendImport({
        owner,
        rows,
        seal: rows.pages.length > 0 ? await loadSeal(owner) : null,
        onSend: (sent) => keep(together(stored, sent), false),
        onStored: (news, progress) => {
          stored = together(stored, news);
          keep(stored, false);
          setStep({ name: 'sending', progress });
        },
      });
      keep(stored, true);
      setStep({ name: 'done', stored });
    } catch {
      setStep({ name: 'broken', fileName, rows });
    }
    void queryClient.invalidateQueries();
  }

  /** @returns whether all of it is gone */
  async function undo(): Promise<boolean> {
    if (last === null) return false;
    let isDone = false;
    setUndoing('busy');
    try {
      await takeImportBack(owner, last, (left) => remember({ ...last, ...left }));
      isDone = true;
      setUndoing('no');
      setStep({ name: 'choose' });
    } catch {
      setUndoing('failed');
    }
    void queryClient.invalidateQueries();
    return isDone;
  }

  return { step, last, undoing, choose, take, undo, again: () => setStep({ name: 'choose' }) };
}

/** Only of what the file itself says: the account is looked at afterwards. */
async function readingOf(file: File): Promise<ImportReading> {
  try {
    const [bytes, { readImport }] = await Promise.all([
      file.arrayBuffer(),
      import('#domain/imports/read-import.ts'),
    ]);
    return readImport(new Uint8Array(bytes), new Date());
  } catch {
    return { problem: 'unread' };
  }
}

const NONE: Stored = { moods: [], pages: [] };

/** Each id once: what was sent before an interruption is sent again after it. */
function together(some: Stored, more: Stored): Stored {
  return {
    moods: [...new Set([...some.moods, ...more.moods])],
    pages: [...new Set([...some.pages, ...more.pages])],
  };
}
