import { useState } from 'react';
import type { FileProblem, ReadImport } from '#domain/imports/import-record.ts';
import { IMPORT_LIMITS } from '#domain/imports/import-record.ts';
import { queryClient } from '#web/data/query-client.ts';
import { listHeld } from './api/list-held.ts';
import {
  type Progress,
  type Seal,
  sendImport,
  type Stored,
  takeImportBack,
} from './api/send-import.ts';
import type { Held, ImportRows } from './import-rows.ts';
import { keepLastImport, readLastImport } from './last-import.ts';

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
    keepLastImport(owner, kept);
    setLast(kept && kept.moods.length + kept.pages.length > 0 ? kept : null);
  };

  async function choose(file: File) {
    if (file.size > IMPORT_LIMITS.bytes) {
      setStep({ name: 'choose', problem: 'too-big' });
      return;
    }
    setStep({ name: 'reading' });
    try {
      const [bytes, { readImport }] = await Promise.all([
        file.arrayBuffer(),
        import('#domain/imports/read-import.ts'),
      ]);
      const reading = readImport(new Uint8Array(bytes), new Date());
      if ('problem' in reading) setStep({ name: 'choose', problem: reading.problem });
      else {
        const held = await listHeld(owner);
        setStep({ name: 'preview', fileName: file.name, read: reading.read, held });
      }
    } catch {
      setStep({ name: 'choose', problem: 'offline' });
    }
  }

  /** Safe to do again: what has arrived is not stored twice. */
  async function take(fileName: string, rows: ImportRows) {
    const all = rows.moods.length + rows.pages.length;
    setStep({ name: 'sending', progress: { done: 0, all } });
    // Going on with the same file adds to what can be taken back.
    const goesOn = step.name === 'broken' ? readLastImport(owner) : null;
    const stored = { moods: [...(goesOn?.moods ?? [])], pages: [...(goesOn?.pages ?? [])] };
    const at = new Date().toISOString();
    try {
      await sendImport({
        owner,
        rows,
        seal: rows.pages.length > 0 ? await loadSeal(owner) : null,
        onStored: ({ moods, pages }, progress) => {
          stored.moods.push(...moods);
          stored.pages.push(...pages);
          remember({ at, fileName, ...stored });
          setStep({ name: 'sending', progress });
        },
      });
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
