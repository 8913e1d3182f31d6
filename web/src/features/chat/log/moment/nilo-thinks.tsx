import { NiloHere } from '../nilo-here.tsx';

/** Before the first word of an answer: he is there, and thinks. The header says so in words. */
export default function NiloThinks() {
  return (
    <NiloHere mood="thinking">
      <p
        aria-hidden="true"
        className="inline-flex min-h-12 animate-late items-center gap-1.5 rounded-card rounded-bl-sm border border-line bg-surface px-4"
      >
        {[0, 1, 2].map((dot) => (
          <span
            key={dot}
            style={{ animationDelay: `${dot * 200}ms` }}
            className="size-2 rounded-full bg-ink-soft motion-safe:animate-pulse"
          />
        ))}
      </p>
    </NiloHere>
  );
}
