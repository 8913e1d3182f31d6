import { useEffect } from 'react';
import { Icon } from '#web/ui/icon/icon.tsx';
import { CRISIS_TEXTS } from '../texts.ts';
import { setVoice, useVoice } from './voice.ts';

/** Only where the browser can speak Spanish. Leaving the page ends the talk. */
export function VoiceSwitch({ onTurnedOn }: { onTurnedOn: () => void }) {
  const { available, on } = useVoice();
  useEffect(() => () => setVoice(false), []);
  if (!available) return null;
  return (
    <button
      type="button"
      aria-pressed={on}
      onClick={() => {
        setVoice(!on);
        if (!on) onTurnedOn();
      }}
      className="inline-flex min-h-11 items-center gap-2 rounded-full border border-ink-soft px-3.5 font-semibold hover:bg-primary-soft aria-pressed:bg-primary-soft"
    >
      <Icon name={on ? 'sound' : 'muted'} className="size-5" />
      {CRISIS_TEXTS.voice.label}
    </button>
  );
}
