import { useEffect, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import type { Cue } from '../../contract.ts';
import { showPlayingNote } from '../../kit/tune/playing-note.ts';
import { playNote } from '../cues/play-cue.ts';
import { hush, wakeSound } from '../cues/sound-graph.ts';
import { SHELL_TEXTS } from '../texts.ts';

const STEP_MS = 240;

type Note = Extract<Cue, { type: 'note' }>;

/** Plays what was played in a run, also where the sound of games is off: it was asked for. */
export function TuneButton({ notes }: { notes: readonly Note[] }) {
  // One step before the first note, the browser is still waking its sound.
  const [at, setAt] = useState<number | null>(null);

  useEffect(() => {
    showPlayingNote(at);
    if (at === null) return undefined;
    const note = notes[at];
    if (note) playNote(note);
    const timer = setTimeout(() => setAt(at < notes.length - 1 ? at + 1 : null), STEP_MS);
    return () => clearTimeout(timer);
  }, [at, notes]);
  useEffect(
    () => () => {
      hush();
      showPlayingNote(null);
    },
    [],
  );

  function toggle() {
    if (at === null) {
      wakeSound();
      setAt(-1);
    } else {
      hush();
      setAt(null);
    }
  }

  return (
    <Button variant="secondary" onClick={toggle}>
      <Icon name="sound" />
      {at === null ? SHELL_TEXTS.hearTune : SHELL_TEXTS.stopTune}
    </Button>
  );
}
