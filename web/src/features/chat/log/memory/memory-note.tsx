import { useState } from 'react';
import { Icon } from '#web/ui/icon/icon.tsx';
import { forgetMemory } from '../../api/forget-memories.ts';
import { MEMORY_NOTE_TEXTS } from './memory-note.texts.ts';

interface MemoryNoteProps {
  memory: { id: string; fact: string };
  onForgotten: (id: string) => void;
}

/** Says what is remembered from now on, and takes it back with one touch. */
export function MemoryNote({ memory: { id, fact }, onForgotten }: MemoryNoteProps) {
  const [state, setState] = useState<'kept' | 'busy' | 'failed'>('kept');
  const forget = async () => {
    setState('busy');
    try {
      await forgetMemory(id);
      onForgotten(id);
    } catch {
      setState('failed');
    }
  };
  return (
    <div className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
      <p className="inline-flex items-center gap-1.5">
        <Icon name="leaf" className="size-4 shrink-0" />
        {MEMORY_NOTE_TEXTS.note(fact)}
      </p>
      <button
        type="button"
        aria-disabled={state === 'busy' || undefined}
        onClick={() => state !== 'busy' && void forget()}
        className="inline-flex min-h-11 items-center rounded-control px-2 font-semibold text-primary hover:bg-primary-soft"
      >
        {MEMORY_NOTE_TEXTS.takeBack}
      </button>
      {state === 'failed' && <p role="alert">{MEMORY_NOTE_TEXTS.forgetFailed}</p>}
    </div>
  );
}
