import type { ReactNode } from 'react';
import type { MascotEmotion } from '#web/ui/mascot/emotions.ts';
import { Mascot } from '#web/ui/mascot/mascot.tsx';

interface NiloHereProps {
  /** How he looks; null where he has spoken since. */
  mood: MascotEmotion | null;
  children: ReactNode;
}

/** Nilo stands beside what he said last. Earlier words keep the same edge without him. */
export function NiloHere({ mood, children }: NiloHereProps) {
  return (
    <div className="relative pl-11 tight:pl-0">
      {mood && (
        <Mascot
          emotion={mood}
          size="sm"
          decorative
          className="absolute top-0 -left-1.5 tight:hidden"
        />
      )}
      {children}
    </div>
  );
}

/** Before the first word of an answer: he is there, and thinks. The header says so in words. */
export function NiloThinks() {
  return (
    <NiloHere mood="thinking">
      <p
        aria-hidden="true"
        className="inline-flex min-h-12 animate-late items-center rounded-card rounded-bl-sm border border-line bg-surface px-4"
      >
        <span className="text-2xl leading-none motion-safe:animate-pulse">···</span>
      </p>
    </NiloHere>
  );
}
