import { THOUGHT_TEXTS } from '../texts.ts';

/** Words that speak of danger are not played with: help stands beside them. */
export function HeavyWords({ children }: { children: string }) {
  return (
    <p>
      {children}{' '}
      <a href="/crisis-moment" className="font-semibold text-help underline">
        {THOUGHT_TEXTS.ownHelp}
      </a>
    </p>
  );
}
